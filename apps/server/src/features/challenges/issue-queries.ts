import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { pick } from '../../platform/database/columns.ts'
import {
  areFriends,
  friendshipOf,
  haveMet,
  isAbsentFor,
  isBlockBetween,
  isMinor,
  isReachable,
  player,
} from '../people/relation-queries.ts'
import type { ChallengeColumns } from './tables.ts'
import { CHALLENGE_COLUMNS } from './queries.ts'

export const insertChallenge = query((db, args: ChallengeColumns) =>
  db.insertInto('challenges').values(pick(args, CHALLENGE_COLUMNS)),
)

/** A player whom somebody would ask to play, as that one sees them. */
export interface AskedRow {
  id: string
  /** Absent for them: closed, suspended, not verified, a player who has blocked them, an under-18 stranger. */
  hidden: boolean
  available: boolean
  minor: boolean
  friend: boolean
  plays_sport: boolean
  gender_name: string | null
}

/** Of u users, f friendships and s player_sports. */
export const askedColumns = (viewerId: string) => sql`u.id, ${isAbsentFor(viewerId)} as hidden,
      ${isReachable()} and not ${isBlockBetween(sql`u.id`, player(viewerId))} as available,
      ${isMinor()} as minor, f.accepted_at is not null as friend, coalesce(s.active, false) as plays_sport,
      (select name from genders where id = u.gender_id) as gender_name`

export const askedTables = (viewerId: string, sportId: string) => sql`users u
    left join ${friendshipOf(sql`u.id`, player(viewerId))}
    left join player_sports s on s.user_id = u.id and s.sport_id = ${sportId}::uuid`

/** Each player to be challenged, as the rules of issuing see them from the issuer's side. */
export interface TargetRow extends AskedRow {
  past_opponent: boolean
  identical: boolean
}

export const listTargets = query(
  (
    _db,
    args: {
      issuerId: string
      ids: readonly string[]
      sportId: string
      start: Date
      zip: string
      venue: string
      except: string | null
      now: Date
    },
  ) =>
    sql<TargetRow>`
    select ${askedColumns(args.issuerId)}, ${haveMet(player(args.issuerId), sql`u.id`)} as past_opponent,
      exists (select from challenges c join challenge_players p on p.challenge_id = c.id and p.user_id = u.id
        where c.issuer_id = ${args.issuerId}::uuid and not c.open and c.status = '1' and c.becomes_at > ${args.now}::timestamptz
          and p.state = 'pending' and c.sport_id = ${args.sportId}::uuid and c.start_at = ${args.start}::timestamptz
          and c.zip = ${args.zip} and lower(c.venue) = lower(${args.venue})
          and c.id is distinct from ${args.except}::uuid) as identical
    from ${askedTables(args.issuerId, args.sportId)}
    where u.id = ${oneOf(args.ids)}`,
)

/** How many matches that were played already a player has told of since then, whatever became of them. */
export const countRecorded = query(
  (_db, args: { issuerId: string; since: Date }) =>
    sql<{ recorded: number }>`
    select count(*) as recorded from challenges
    where issuer_id = ${args.issuerId}::uuid and created_at > ${args.since}::timestamptz and recorded`,
)

/** Whether another has told of a match of these same players, about then, that waits for the answer of one of them. */
export const isAwaited = query(
  (_db, args: { userId: string; ids: readonly string[]; sportId: string; after: Date; before: Date; now: Date }) =>
    sql<{ awaited: boolean }>`
    select exists (
      select from challenge_players p join challenges c on c.id = p.challenge_id
      where p.user_id = ${args.userId}::uuid and p.status = '1' and p.role = 'recipient' and p.state = 'pending'
        and p.start_at > ${args.after}::timestamptz and p.start_at < ${args.before}::timestamptz
        and c.recorded and c.sport_id = ${args.sportId}::uuid and c.becomes_at > ${args.now}::timestamptz
        and (select array_agg(o.user_id order by o.user_id) from challenge_players o
            where o.challenge_id = c.id and o.role <> 'guest')
          = (select array_agg(id order by id) from unnest(${args.ids}::uuid[]) as id)) as awaited`,
)

/** How many players who were neither friends nor past opponents the issuer has asked since then; a link asks nobody. */
export const countNewPlayers = query(
  (_db, args: { issuerId: string; since: Date }) =>
    sql<{ new_players: number }>`
    select count(*) as new_players
    from challenges c join challenge_players p on p.challenge_id = c.id and p.role = 'recipient' and not p.by_link
    where c.issuer_id = ${args.issuerId}::uuid and c.created_at > ${args.since}::timestamptz
      and not ${areFriends(sql`c.issuer_id`, sql`p.user_id`)}
      and not ${haveMet(sql`c.issuer_id`, sql`p.user_id`)}`,
)

import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { friendshipOf, isAbsentFor, isBlockBetween, isMinor, isReachable, player } from '../people/relation-queries.ts'

export interface TeamFor {
  owner_id: string
  sport_id: string
}

/** A team for which a match may be issued, where its owner is there for the viewer. */
export const findTeamFor = query(
  (_db, args: { id: string; viewerId: string }) =>
    sql<TeamFor>`
    select t.owner_id, t.sport_id from teams t join users u on u.id = t.owner_id
    where t.id = ${args.id}::uuid and t.active and (u.id = ${args.viewerId}::uuid or not ${isAbsentFor(args.viewerId)})`,
)

/** A player to be named for a side, as seen from whoever names them. */
export interface CandidateRow {
  id: string
  hidden: boolean
  available: boolean
  friend: boolean
  teammate: boolean
  minor: boolean
  plays_sport: boolean
  apart: boolean
  strikes: Date[]
  gender_name: string | null
}

/** Of a match: whoever plays, and whoever a captain has asked. */
const isInMatch = sql`(p.state = 'accepted' or (p.role = 'lineup' and p.state = 'pending'))`

export const listCandidates = query(
  (
    _db,
    args: {
      challengeId: string
      sportId: string
      teamId: string | null
      viewerId: string
      ids: readonly string[]
      since: Date
    },
  ) =>
    sql<CandidateRow>`
    select u.id,
      ${isAbsentFor(args.viewerId)} as hidden,
      ${isReachable()} and not ${isBlockBetween(sql`u.id`, player(args.viewerId))} as available,
      f.accepted_at is not null as friend,
      exists (select from team_players t where t.team_id = ${args.teamId}::uuid and t.user_id = u.id
        and t.active and t.accepted_at is not null) as teammate,
      ${isMinor()} as minor,
      coalesce(s.active, false) as plays_sport,
      exists (select from users o where o.id <> u.id and ${isBlockBetween(sql`u.id`, sql`o.id`)}
        and (o.id = any(${args.ids}::uuid[]) or exists (select from challenge_players p
          where p.challenge_id = ${args.challengeId}::uuid and p.user_id = o.id and ${isInMatch}))) as apart,
      array(select struck_at from dispute_strikes where user_id = u.id and struck_at > ${args.since}::timestamptz
        order by struck_at) as strikes,
      (select name from genders where id = u.gender_id) as gender_name
    from users u
    left join ${friendshipOf(sql`u.id`, player(args.viewerId))}
    left join player_sports s on s.user_id = u.id and s.sport_id = ${args.sportId}::uuid
    where u.id = any(${args.ids}::uuid[])`,
)

/** Whether a block lies between a player and another who is in the match. */
export const findApart = query(
  (_db, args: { challengeId: string; userId: string }) =>
    sql<{ apart: boolean }>`
    select exists (select from challenge_players p where p.challenge_id = ${args.challengeId}::uuid
      and p.user_id <> ${args.userId}::uuid and ${isInMatch}
      and ${isBlockBetween(sql`p.user_id`, player(args.userId))}) as apart`,
)

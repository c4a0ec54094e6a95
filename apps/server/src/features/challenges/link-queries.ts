import { sql } from 'kysely'
import type { Answer } from '@gauntlet/rules/challenges/facts'
import { deleteBite } from '../../platform/database/bites.ts'
import { named } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, isBlockBetween, isGone, isMinor, player } from '../people/relation-queries.ts'
import { CHALLENGE_COLUMNS } from './queries.ts'
import type { ChallengeColumns, LinkRow } from './tables.ts'

/** Makes the link of a challenge, in place of the one before. */
export const putLink = query(
  (_db, args: { challengeId: string; codeHash: Buffer; places: number; now: Date; endsAt: Date }) => sql`
    insert into challenge_links (challenge_id, code_hash, places, made_at, ends_at)
    values (${args.challengeId}::uuid, ${args.codeHash}::bytea, ${args.places}::int, ${args.now}::timestamptz,
      ${args.endsAt}::timestamptz)
    on conflict (challenge_id) do update set code_hash = excluded.code_hash, places = excluded.places, taken = 0,
      made_at = excluded.made_at, ends_at = excluded.ends_at`,
)

export const findLinkOf = query((db, args: { challengeId: string }) =>
  db
    .selectFrom('challenge_links')
    .select(['challenge_id', 'places', 'taken', 'ends_at'])
    .where('challenge_id', '=', args.challengeId),
)

export const findLink = query((db, args: { codeHash: Buffer }) =>
  db
    .selectFrom('challenge_links')
    .select(['challenge_id', 'places', 'taken', 'ends_at'])
    .where('code_hash', '=', args.codeHash),
)

export const takePlace = query(
  (_db, args: { challengeId: string }) =>
    sql`update challenge_links set taken = taken + 1 where challenge_id = ${args.challengeId}::uuid`,
)

export const deleteLink = query((db, args: { challengeId: string }) =>
  db.deleteFrom('challenge_links').where('challenge_id', '=', args.challengeId),
)

export const deleteEndedLinks = query((_db, args: { now: Date }) =>
  deleteBite('challenge_links', sql`ends_at <= ${args.now}::timestamptz`),
)

/** A challenge with its link, its issuer as a stranger is shown them, and who in it keeps the viewer away. */
interface LinkedRow extends ChallengeColumns, Omit<LinkRow, 'challenge_id'> {
  sport_name: string
  anchor: number
  first_name: string
  age: number | null
  gone: boolean
  mean: number | null
  settled: boolean
  /** A block lies between the viewer and somebody in it. */
  blocked: boolean
  /** Somebody in it is under 18 and no friend of the viewer. */
  kept: boolean
}

/** `viewerId` null is a visitor. */
export const findLinked = query(
  (_db, args: { codeHash: Buffer; viewerId: string | null }) =>
    sql<LinkedRow>`
    select ${named('c', CHALLENGE_COLUMNS)}, l.places, l.taken, l.ends_at, s.name as sport_name, s.anchor,
      u.first_name, u.age, ${isGone()} as gone, p.mean, coalesce(p.settled, false) as settled,
      exists (select from challenge_players q where q.challenge_id = c.id and q.state <> 'withdrawn'
        and ${isBlockBetween(sql`q.user_id`, player(args.viewerId))}) as blocked,
      ${args.viewerId}::uuid is not null and exists (
        select from challenge_players q join users m on m.id = q.user_id and ${isMinor('m')}
        where q.challenge_id = c.id and (q.role <> 'joined' or q.state = 'accepted')
          and not ${areFriends(sql`m.id`, player(args.viewerId))}) as kept
    from challenge_links l join challenges c on c.id = l.challenge_id join sports s on s.id = c.sport_id
      join users u on u.id = c.issuer_id
      left join player_sports p on p.user_id = c.issuer_id and p.sport_id = c.sport_id
    where l.code_hash = ${args.codeHash}::bytea`,
)

export const putWish = query(
  (_db, args: { userId: string; codeHash: Buffer; times: Answer | null; agreedTo: string }) => sql`
    insert into challenge_link_wishes (user_id, code_hash, times, agreed_to)
    values (${args.userId}::uuid, ${args.codeHash}::bytea, ${args.times}::jsonb, ${args.agreedTo}::text)
    on conflict (user_id) do update set code_hash = excluded.code_hash, times = excluded.times,
      agreed_to = excluded.agreed_to`,
)

export const takeWish = query((db, args: { userId: string }) =>
  db
    .deleteFrom('challenge_link_wishes')
    .where('user_id', '=', args.userId)
    .returning(['code_hash', 'times', 'agreed_to']),
)

import type { FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import {
  friendshipOf,
  friendshipsOf,
  friendStatusFor,
  hasBlocked,
  isMinor,
  isMinorStranger,
  isReachable,
  player,
} from './relation-queries.ts'

/**
 * Whoever changes what two players are to each other holds both rows, in the order of the ids. Not `for update`: rows
 * that only refer to a player need not wait. Issuing a challenge holds the issuer's row too, so it and a block see
 * each other.
 */
export const lockPlayers = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string }>`
    select id from users where id = ${oneOf(args.ids)} order by id for no key update`,
)

export interface PairRow {
  yourself: boolean
  available: boolean
  blocked: boolean
  child: boolean
  other_minor: boolean
  hidden: boolean
  status: FriendStatus
  asked_at: Date | null
  asked_today: number
}

/** The rules' facts about a player as seen from the viewer; no row if there is no such player. */
export const findPair = query(
  (_db, args: { viewerId: string; id: string; since: Date }) =>
    sql<PairRow>`
    select u.id = v.id as yourself,
      ${isReachable()} and not ${hasBlocked(sql`u.id`, sql`v.id`)} as available,
      ${hasBlocked(sql`v.id`, sql`u.id`)} as blocked,
      ${isMinor('v')} and not v.ever_adult and v.too_young_at is null as child, ${isMinor()} as other_minor,
      ${isMinorStranger(args.viewerId)} as hidden,
      ${friendStatusFor(player(args.viewerId))} as status, a.asked_at,
      (select count(*) from friend_asks where asker_id = v.id and asked_at > ${args.since}::timestamptz) as asked_today
    from users u
    join users v on v.id = ${args.viewerId}::uuid
    left join ${friendshipOf(sql`u.id`, sql`v.id`)}
    left join friend_asks a on a.asker_id = v.id and a.asked_id = u.id
    where u.id = ${args.id}::uuid`,
)

interface Pair {
  viewerId: string
  id: string
}

export const insertRequest = query(
  (_db, args: Pair & { now: Date }) =>
    sql`
    insert into friendships (low_id, high_id, asked_by, asked_at)
    values (least(${args.viewerId}::uuid, ${args.id}::uuid), greatest(${args.viewerId}::uuid, ${args.id}::uuid),
      ${args.viewerId}::uuid, ${args.now}::timestamptz)`,
)

export const noteAsk = query(
  (_db, args: Pair & { now: Date }) =>
    sql`
    insert into friend_asks (asker_id, asked_id, asked_at)
    values (${args.viewerId}::uuid, ${args.id}::uuid, ${args.now}::timestamptz)
    on conflict (asker_id, asked_id) do update set asked_at = excluded.asked_at`,
)

export const forgetAsks = query(
  (_db, args: Pair) =>
    sql`
    delete from friend_asks where (asker_id = ${args.viewerId}::uuid and asked_id = ${args.id}::uuid)
      or (asker_id = ${args.id}::uuid and asked_id = ${args.viewerId}::uuid)`,
)

export const acceptRequest = query(
  (_db, args: Pair & { now: Date }) =>
    sql`
    update friendships set accepted_at = ${args.now}::timestamptz
    where low_id = least(${args.viewerId}::uuid, ${args.id}::uuid)
      and high_id = greatest(${args.viewerId}::uuid, ${args.id}::uuid)
      and asked_by = ${args.id}::uuid and accepted_at is null`,
)

export const removeFriendship = query(
  (_db, args: Pair) =>
    sql`
    delete from friendships
    where low_id = least(${args.viewerId}::uuid, ${args.id}::uuid)
      and high_id = greatest(${args.viewerId}::uuid, ${args.id}::uuid)`,
)

export interface FriendRow {
  id: string
  status: FriendStatus
}

/** Requests to the viewer first, then friends, then the viewer's own requests; each by name. */
export const listFriends = query(
  (_db, args: { viewerId: string; limit: number }) =>
    sql<FriendRow>`
    select u.id, ${friendStatusFor(player(args.viewerId))} as status
    from (${friendshipsOf(player(args.viewerId))}) f join users u on u.id = f.id
    where u.deleted_at is null
    order by case when f.accepted_at is not null then 1 when f.asked_by = u.id then 0 else 2 end, u.name_key, u.id
    limit ${args.limit}::int`,
)

/** Those of some players who are anything to the viewer. */
export const listStatuses = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<FriendRow>`
    select u.id, ${friendStatusFor(player(args.viewerId))} as status
    from unnest(${args.ids}::uuid[]) as u(id)
    join ${friendshipOf(sql`u.id`, player(args.viewerId))}`,
)

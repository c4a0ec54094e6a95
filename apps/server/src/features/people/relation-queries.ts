import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'
import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'

/**
 * The relation between two players, as SQL that every noun builds on. `blocks`, `friendships` and the age from which
 * a player is an adult stand in this folder alone: scripts/house-rules.ts holds that.
 */

/** A player's id within a statement: a column of it, or a `player` given to it. */
type Id = RawBuilder<unknown>

/** A player who is given to the statement; null is a visitor. */
export const player = (id: string | null): Id => sql`${id}::uuid`

export const hasBlocked = (one: Id, other: Id) => sql<boolean>`exists (
  select from blocks b where b.blocker_id = ${one} and b.blocked_id = ${other})`

/** Has either of the two blocked the other? */
export const isBlockBetween = (one: Id, other: Id) => sql<boolean>`exists (select from blocks b
  where (b.blocker_id = ${one} and b.blocked_id = ${other}) or (b.blocker_id = ${other} and b.blocked_id = ${one}))`

/** The ids of all whom a block keeps from a player, whichever of the two set it. */
export const behindBlocks = (id: Id) => sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${id}
    union all select blocker_id from blocks where blocked_id = ${id}`

/** The `id` of each whom a player has blocked, and when. */
export const blocksOf = (id: Id) => sql`select blocked_id as id, created_at from blocks where blocker_id = ${id}`

/** The `id` of each who has blocked a player. */
export const blockersOf = (id: Id) => sql<{ id: string }>`select blocker_id as id from blocks where blocked_id = ${id}`

/** Players do not see what somebody who has blocked them organizes, while it is ahead. */
export const isShutOut = hasBlocked

/** For a join: the friendship or the request (`f`) between two players, if there is one. */
export const friendshipOf = (one: Id, other: Id) =>
  sql`friendships f on f.low_id = least(${one}, ${other}) and f.high_id = greatest(${one}, ${other})`

export const areFriends = (one: Id, other: Id) => sql<boolean>`exists (select from friendships f
  where f.low_id = least(${one}, ${other}) and f.high_id = greatest(${one}, ${other}) and f.accepted_at is not null)`

/** The state of friendship `f` as the viewer sees it. */
export const friendStatusFor = (viewer: Id) => sql<'none' | 'sent' | 'received' | 'friend'>`
  case when f.accepted_at is not null then 'friend' when f.asked_by = ${viewer} then 'sent'
    when f.asked_by is not null then 'received' else 'none' end`

/** A player's friendships and requests with the `id` of the other: `asked_by`, `asked_at`, `accepted_at`. */
export const friendshipsOf = (id: Id) => sql`
      select high_id as id, asked_by, asked_at, accepted_at from friendships where low_id = ${id}
      union all
      select low_id, asked_by, asked_at, accepted_at from friendships where high_id = ${id}`

/** Of a row of users, by its alias: a player without an age is not known to be under 18. */
export const isMinor = (user = 'u') => sql.raw<boolean>(`coalesce(${user}.age < ${ADULT_AGE}, false)`)
export const isNoMinor = (user = 'u') => sql.raw<boolean>(`coalesce(${user}.age >= ${ADULT_AGE}, true)`)

/** Of a row of users, by its alias: the account is closed or suspended. */
export const isGone = (user = 'u') =>
  sql.raw<boolean>(`(${user}.deleted_at is not null or ${user}.suspended_at is not null)`)
/** Of a row of users, by its alias: verified, neither closed nor suspended. */
export const isReachable = (user = 'u') =>
  sql.raw<boolean>(`(${user}.verified_at is not null and ${user}.deleted_at is null and ${user}.suspended_at is null)`)

/** Have the two played a match to its end? */
export const haveMet = (one: Id, other: Id) => sql<boolean>`exists (
  select from challenge_players mine join challenge_players theirs using (challenge_id)
  where mine.user_id = ${one} and mine.status = '4' and mine.state = 'accepted'
    and theirs.user_id = ${other} and theirs.state = 'accepted')`

/**
 * Is a player (`u`, of users) under 18 and a stranger to the viewer: neither a friend, nor one who asked to be, nor in
 * a challenge with them that they play or may still answer? A player who asks to join an open challenge is in it only
 * once accepted, or asking would be a way to look; so is a player who came by a link, while they play.
 */
export function isMinorStranger(viewerId: string | null) {
  const viewer = unseen(player(viewerId))
  return sql<boolean>`(
  ${isMinor()} and u.id <> ${viewer}
  and not exists (select from friendships k
    where k.low_id = least(u.id, ${viewer}) and k.high_id = greatest(u.id, ${viewer})
      and (k.accepted_at is not null or k.asked_by = u.id))
  and not exists (select from challenge_players mine join challenge_players theirs using (challenge_id)
    where mine.user_id = ${viewer}
      and ((mine.role <> 'joined' and not mine.by_link) or mine.state = 'accepted')
      and theirs.user_id = u.id
      and (theirs.state = 'accepted' or (theirs.role <> 'joined' and theirs.state = 'pending'))))`
}

/**
 * Is a player (`u`, of users) not there for the viewer: one who has blocked them, or a stranger under 18? Never true
 * for a visitor (null), from whom lists leave out under-18s by themselves.
 */
export const isHiddenFrom = (viewerId: string | null) =>
  sql<boolean>`(${hasBlocked(sql`u.id`, unseen(player(viewerId)))} or ${isMinorStranger(viewerId)})`

/** Is there no such player (`u`, of users) for the viewer: not verified, suspended, closed, or hidden from them? */
export const isAbsentFor = (viewerId: string) => sql<boolean>`(not ${isReachable()} or ${isHiddenFrom(viewerId)})`

/** May the viewer find a player (`u`, of users) without knowing them: an open account, no minor, no block between? */
export const isFindable = (viewerId: string) => sql<boolean>`(${isReachable()} and ${isNoMinor()}
  and u.id <> ${viewerId}::uuid and not ${isBlockBetween(sql`u.id`, player(viewerId))})`

import { type RawBuilder, sql } from 'kysely'

/** Has one player blocked another? What the first organizes is not there for the second while it is ahead. */
export const isShutOut = (organizerId: RawBuilder<unknown>, playerId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from blocks s where s.blocker_id = ${organizerId} and s.blocked_id = ${playerId})`

/**
 * Is a player (`u`, of users) under 18 and a stranger to the viewer: neither a friend, nor one who asked to be, nor in
 * a challenge with them? Of those who join an open challenge only who plays is in it, or joining would be a way to look.
 */
export const isMinorStranger = (viewerId: string | null) => sql<boolean>`(
  coalesce(u.age < 18, false) and u.id <> ${viewerId}::uuid
  and not exists (select from friendships k
    where k.low_id = least(u.id, ${viewerId}::uuid) and k.high_id = greatest(u.id, ${viewerId}::uuid)
      and (k.accepted_at is not null or k.asked_by = u.id))
  and not exists (select from challenge_players mine join challenge_players theirs using (challenge_id)
    where mine.user_id = ${viewerId}::uuid and (mine.role <> 'joined' or mine.state = 'accepted')
      and theirs.user_id = u.id and (theirs.role <> 'joined' or theirs.state = 'accepted')))`

/**
 * Is a player (`u`, of users) not there for the viewer: one who has blocked them, or a stranger under 18? Never true
 * for a visitor (null), from whom lists leave out under-18s by themselves.
 */
export const isHiddenFrom = (viewerId: string | null) => sql<boolean>`(
  exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = ${viewerId}::uuid)
  or ${isMinorStranger(viewerId)})`

/** Is there no such player (`u`, of users) for the viewer: not verified, suspended, closed, or hidden from them? */
export const isAbsentFor = (viewerId: string) => sql<boolean>`(
  u.verified_at is null or u.suspended_at is not null or u.deleted_at is not null or ${isHiddenFrom(viewerId)})`

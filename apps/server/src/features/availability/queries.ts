import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { areFriends, isAbsentFor, isBlockBetween, isMinor, player } from '../people/relation-queries.ts'

export const findWeek = query((db, args: { userId: string }) =>
  db.selectFrom('weekly_times').select(['free', 'zone']).where('user_id', '=', args.userId),
)

export const putWeek = query(
  (_db, args: { userId: string; free: readonly number[]; zone: string }) => sql`
    insert into weekly_times (user_id, free, zone)
    values (${args.userId}::uuid, ${args.free}::smallint[], ${args.zone}::text)
    on conflict (user_id) do update set free = excluded.free, zone = excluded.zone`,
)

export const deleteWeek = query((db, args: { userId: string }) =>
  db.deleteFrom('weekly_times').where('user_id', '=', args.userId),
)

export const findHomeZone = query((db, args: { userId: string }) =>
  db.selectFrom('addresses').select('timezone').where('user_id', '=', args.userId).where('is_primary', '=', true),
)

export interface PairRow {
  /** They are friends; or both are of age, and the other has agreed to a match ahead that the viewer is in. */
  near: boolean
}

/**
 * Another player as seen from the viewer; no row where there is none for them. To ask somebody for a match, or for a
 * place in theirs, brings nobody near: it is the other who has to have agreed, or to have asked.
 */
export const findPair = query(
  (_db, args: { viewerId: string; otherId: string }) => sql<PairRow>`
    select not ${isBlockBetween(sql`u.id`, sql`v.id`)} and (${areFriends(sql`u.id`, sql`v.id`)}
      or not ${isMinor()} and not ${isMinor('v')} and exists (
        select from challenge_players mine join challenge_players theirs using (challenge_id)
        where mine.user_id = v.id and theirs.user_id = u.id and mine.status in ('1', '2')
          and theirs.state = 'accepted'
          and (mine.state = 'accepted' or mine.state = 'pending' and mine.role <> 'joined'))) as near
    from users u join users v on v.id = ${player(args.viewerId)}
    where u.id = ${args.otherId}::uuid and not ${isAbsentFor(args.viewerId)}`,
)

export const listWeeks = query((db, args: { userIds: readonly string[] }) =>
  db
    .selectFrom('weekly_times')
    .select(['user_id', 'free', 'zone'])
    .where(sql<boolean>`user_id = any(${args.userIds}::uuid[])`),
)

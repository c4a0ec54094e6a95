import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { isMinorStranger } from './relation-queries.ts'

interface Pair {
  viewerId: string
  id: string
}

/** `exists`: a stranger under 18 is not there, or a block would be a way to see their card; nor is a guest. */
export const findBlock = query(
  (_db, args: Pair) =>
    sql<{ exists: boolean; blocked: boolean; count: number }>`
    select exists (select from users u where u.id = ${args.id}::uuid
        and not exists (select from guests g where g.user_id = u.id)
        and (not ${isMinorStranger(args.viewerId)}
          or exists (select from blocks where blocker_id = ${args.viewerId}::uuid and blocked_id = u.id))) as exists,
      exists (select from blocks where blocker_id = ${args.viewerId}::uuid and blocked_id = ${args.id}::uuid) as blocked,
      (select count(*) from blocks where blocker_id = ${args.viewerId}::uuid) as count`,
)

export const insertBlock = query(
  (_db, args: Pair & { now: Date }) =>
    sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    values (${args.viewerId}::uuid, ${args.id}::uuid, ${args.now}::timestamptz)
    on conflict (blocker_id, blocked_id) do nothing`,
)

export const deleteBlock = query(
  (_db, args: Pair) =>
    sql`delete from blocks where blocker_id = ${args.viewerId}::uuid and blocked_id = ${args.id}::uuid`,
)

export const listBlocked = query(
  (_db, args: { viewerId: string; limit: number }) =>
    sql<{ id: string }>`
    select u.id from blocks b join users u on u.id = b.blocked_id
    where b.blocker_id = ${args.viewerId}::uuid order by u.name_key, u.id limit ${args.limit}::int`,
)

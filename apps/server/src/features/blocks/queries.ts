import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

interface Pair {
  viewerId: string
  id: string
}

export const findBlock = query(
  (_db, args: Pair) =>
    sql<{ exists: boolean; blocked: boolean; count: number }>`
    select exists (select from users where id = ${args.id}::uuid) as exists,
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

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

/** Keeps both names as they are; whoever blocks back keeps those of the first block, which are all they may know. */
export const insertBlock = query(
  (_db, args: Pair & { now: Date }) =>
    sql`
    insert into blocks (blocker_id, blocked_id, created_at, blocked_name, blocker_name)
    select v.id, u.id, ${args.now}::timestamptz,
      coalesce(b.blocker_name, btrim(u.first_name || ' ' || u.last_name)),
      coalesce(b.blocked_name, btrim(v.first_name || ' ' || v.last_name))
    from users v
    join users u on u.id = ${args.id}::uuid
    left join blocks b on b.blocker_id = u.id and b.blocked_id = v.id
    where v.id = ${args.viewerId}::uuid
    on conflict (blocker_id, blocked_id) do nothing`,
)

export const deleteBlock = query(
  (_db, args: Pair) =>
    sql`delete from blocks where blocker_id = ${args.viewerId}::uuid and blocked_id = ${args.id}::uuid`,
)

export const listBlocked = query(
  (_db, args: { viewerId: string; limit: number }) =>
    sql<{ id: string; blocked_name: string }>`
    select b.blocked_id as id, b.blocked_name from blocks b
    where b.blocker_id = ${args.viewerId}::uuid order by b.blocked_id limit ${args.limit}::int`,
)

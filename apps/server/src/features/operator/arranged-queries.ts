import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The latest time at which each of these was found fine. */
export const listFine = query(
  (_db, args: { act: string }) =>
    sql<{ subject: string; at: Date }>`
    select subject, max(acted_at) as at from operator_acts where act = ${args.act} group by subject`,
)

export const listNames = query(
  (_db, args: { ids: readonly string[] }) =>
    sql<{ id: string; name: string; email: string | null; created_at: Date }>`
    select id, first_name || ' ' || last_name as name, email, created_at from users
    where id = any(${args.ids}::uuid[])`,
)

import { sql } from 'kysely'
import { deleteBite } from '../database/bites.ts'
import { query } from '../database/query.ts'

/** Counts a try; one whose time is over begins anew. */
export const countTry = query(
  (_db, args: { keyHash: Buffer; now: Date; until: Date }) =>
    sql<{ count: number; until: Date }>`
    insert into tries as t (key_hash, count, until) values (${args.keyHash}, 1, ${args.until})
    on conflict (key_hash) do update set
      count = case when t.until <= ${args.now} then 1 else t.count + 1 end,
      until = case when t.until <= ${args.now} then excluded.until else t.until end
    returning count, until`,
)

export const forgetTries = query((_db, args: { now: Date }) => deleteBite('tries', sql`until < ${args.now}`))

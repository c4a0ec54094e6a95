import { type RawBuilder, sql } from 'kysely'

/** Rows that a job deletes in one transaction: it is over in a part of a second, and nobody waits longer for it. */
export const BITE = 1000

/** Deletes as many as a bite of the rows for which a condition holds. */
export const deleteBite = (table: string, condition: RawBuilder<unknown>) =>
  sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${condition} limit ${sql.lit(BITE)}))`

/** Bite by bite, each in a transaction of its own, until one finds less than it may take. */
export async function inBites(bite: () => Promise<number>): Promise<void> {
  let taken = BITE
  while (taken >= BITE) taken = await bite()
}

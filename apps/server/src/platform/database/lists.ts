import { type RawBuilder, sql } from 'kysely'

/**
 * `= any($1)` tells how many there are, and PostgreSQL plans anew for every list, which takes longer than to run it.
 * A list that it cannot look into has one plan, which is kept.
 */
export const oneOf = (ids: readonly string[]) => sql`any(array(select unnest(${ids}::uuid[])))`

/**
 * For the same reason a value that PostgreSQL does not look at when it plans: `unseen(sql`${args.limit}::int`)`. Where
 * a plan made for a value looks cheaper than the one for any, the statement is planned anew at each call: a limit does
 * that, and the bounds of a range.
 */
export const unseen = (value: RawBuilder<unknown>) => sql`(select ${value})`

export const integers = (list: readonly number[]) => unseen(sql`${list}::int[]`)
export const numbers = (list: readonly number[]) => unseen(sql`${list}::float8[]`)

/** For a join by an index, however many rows the planner expects: it can neither hash this nor sort by it. */
export const the = (id: RawBuilder<unknown>) => sql`any(array[${id}])`

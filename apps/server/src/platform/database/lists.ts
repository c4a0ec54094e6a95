import { sql } from 'kysely'

/**
 * `= any($1)` tells how many there are, and PostgreSQL plans anew for every list, which takes longer than to run it.
 * A list that it cannot look into has one plan, which is kept.
 */
export const oneOf = (ids: readonly string[]) => sql`any(array(select unnest(${ids}::uuid[])))`

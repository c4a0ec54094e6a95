import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

interface Filter {
  viewerId: string
  now: Date
  /** None: all. */
  sportIds: readonly string[]
  /** Both ends belong to it; null: any. */
  rateFrom: number | null
  rateTo: number | null
  /** Days at the venue, both included; null: any. */
  firstDay: string | null
  lastDay: string | null
  limit: number
  offset: number
}
interface Near extends Filter {
  ux: number
  uy: number
  uz: number
  /** The least dot product with the origin: what is farther is left out. */
  cosine: number
  /** '' is any; lower case. */
  city: string
  /** None: any; lower case. */
  states: readonly string[]
}

export interface FoundRow {
  id: string
  total: number
}

/** Of a row f of tournament_finds. */
const matches = (args: Filter) => sql`
  f.start_at > ${args.now}::timestamptz
  and (cardinality(${args.sportIds}::uuid[]) = 0 or f.sport_id = any(${args.sportIds}::uuid[]))
  and (${args.rateFrom}::int is null or f.rate_to >= ${args.rateFrom}::int)
  and (${args.rateTo}::int is null or f.rate_from <= ${args.rateTo}::int)
  and (${args.firstDay}::date is null or f.day >= ${args.firstDay}::date)
  and (${args.lastDay}::date is null or f.day <= ${args.lastDay}::date)
  and not exists (select from blocks b
    where (b.blocker_id = f.organizer_id and b.blocked_id = ${args.viewerId}::uuid)
      or (b.blocker_id = ${args.viewerId}::uuid and b.blocked_id = f.organizer_id))`

/** The ids of a page and how many there are in all; a page behind the last is one row without an id. */
const page = (found: RawBuilder<unknown>, args: Filter) => sql<FoundRow | { id: null; total: number }>`
  with found as (${found})
  select t.total, p.id
  from (select count(*) as total from found) t
  left join (
    select id, dot, start_at from found order by dot desc, start_at, id
    limit ${args.limit}::int offset ${args.offset}::int
  ) p on true
  order by p.dot desc, p.start_at, p.id`

const near = (args: Near, source: RawBuilder<unknown>) =>
  page(
    sql`
    select f.tournament_id as id, d.dot, f.start_at from ${source}
    cross join lateral (
      select f.ux * ${args.ux}::float8 + f.uy * ${args.uy}::float8 + f.uz * ${args.uz}::float8 as dot) d
    where d.dot >= ${args.cosine}::float8 and ${matches(args)}
      and (${args.city}::text = '' or f.city = ${args.city}::text)
      and (cardinality(${args.states}::text[]) = 0 or f.state = any(${args.states}::text[]))`,
    args,
  )

/** The nearest first, then the soonest. The squares are joined, so that one plan serves every list of them. */
export const listNear = query((_db, args: Near & { cells: readonly number[] }) =>
  near(args, sql`unnest(${args.cells}::int[]) as c (cell) join tournament_finds f on f.cell = c.cell`),
)

/** The same where the circle is too large for the squares to help. */
export const listFar = query((_db, args: Near) => near(args, sql`tournament_finds f`))

/** The soonest first, wherever. */
export const listAnywhere = query((_db, args: Filter) =>
  page(sql`select f.tournament_id as id, 0 as dot, f.start_at from tournament_finds f where ${matches(args)}`, args),
)

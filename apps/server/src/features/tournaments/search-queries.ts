import { TOURNAMENTS_MAX } from '@gauntlet/contract/tournaments-status'
import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, player } from '../people/relation-queries.ts'
import { listedColumns, type ListedRow, listedTables } from './listed-queries.ts'

/** So many are found, the first; none is counted beyond. Not an argument, so that the planner knows. */
const MOST = sql.lit(TOURNAMENTS_MAX)

interface Filter {
  viewerId: string
  now: Date
  /** None: all. */
  sportIds: readonly string[]
  /** Both ends belong to it. */
  rateFrom: number
  rateTo: number
  /** Days at the venue, both included. */
  firstDay: string
  lastDay: string
  limit: number
  offset: number
}

/** Circles around one point, each larger than the one before, and the boxes that hold them. */
export interface Circles {
  ux: number
  uy: number
  uz: number
  /** The least dot product with the centre, circle by circle: what is farther is left out. */
  cosines: readonly number[]
  /** Box by box: of which circle, counted from 1, and its four sides. */
  circles: readonly number[]
  souths: readonly number[]
  norths: readonly number[]
  wests: readonly number[]
  easts: readonly number[]
}
type Near = Filter & Circles

/** `total` stands on every row; a page behind the last is one row without a tournament. */
export type FoundRow = (ListedRow & { total: number }) | { id: null; total: number }

/** Of a row f of tournament_finds. */
const passes = (args: Filter) => sql`
  f.start_at > ${args.now}::timestamptz
  and f.rate_to >= ${args.rateFrom}::int and f.rate_from <= ${args.rateTo}::int
  and f.day between ${args.firstDay}::date and ${args.lastDay}::date
  and f.organizer_id <> all(array(${behindBlocks(player(args.viewerId))}))`

/** No sports: all. */
const ofSports = (args: Filter) =>
  sql`(cardinality(${args.sportIds}::uuid[]) = 0 or f.sport_id = any(${args.sportIds}::uuid[]))`

/** The tournaments of a page, and how many were found in all. */
const page = (found: RawBuilder<unknown>, args: Filter) => sql<FoundRow>`
  ${found}
  select n.total, ${listedColumns(args.viewerId)}
  from (select count(*) as total from found) n
  left join (
    select id as found_id, dot, start_at as soon from found order by dot desc, start_at, id
    limit ${args.limit}::int offset ${args.offset}::int
  ) f on true
  left join (${listedTables}) on t.id = f.found_id
  order by f.dot desc, f.soon, f.found_id`

/**
 * The nearest first, then the soonest, from the smallest circle that holds enough, or else the largest. `only` is what
 * else has to hold of f; strip by strip an index that begins with that is read, whatever the planner expects (offset 0).
 */
const near = (args: Near, only: RawBuilder<unknown>, more = sql``) => {
  const inCircle = (circle: RawBuilder<unknown>) => sql`
    from boxes b
    cross join generate_series(b.south, b.north) as g (strip) ${more}
    cross join lateral (
      select f.tournament_id as id, f.start_at,
        f.ux * ${args.ux}::float8 + f.uy * ${args.uy}::float8 + f.uz * ${args.uz}::float8 as dot
      from tournament_finds f
      where f.strip = g.strip and f.lon between b.west and b.east and ${only} and ${passes(args)} offset 0
    ) f
    where b.circle = ${circle} and f.dot >= (${args.cosines}::float8[])[${circle}]`
  return page(
    sql`
  with recursive boxes as (
    select circle, south, north, west, east
    from unnest(${args.circles}::int[], ${args.souths}::int[], ${args.norths}::int[], ${args.wests}::float8[],
      ${args.easts}::float8[]) as b (circle, south, north, west, east)
  ),
  looks as (
    select 0 as circle, 0::bigint as count
    union all
    select l.circle + 1, (
      select count(*) from (select ${inCircle(sql`l.circle + 1`)} limit ${MOST}) counted)
    from looks l where l.circle < cardinality(${args.cosines}::float8[]) and l.count < ${MOST}
  ),
  found as (
    select f.id, f.dot, f.start_at ${inCircle(sql`(select max(circle) from looks)`)}
    order by f.dot desc, f.start_at, f.id limit ${MOST}
  )`,
    args,
  )
}
export const listNear = query((_db, args: Near) => near(args, ofSports(args)))

/** The same of a few sports, each by itself. The planner is not told how many: it would plan anew each time. */
export const listNearOf = query((_db, args: Near) =>
  near(
    args,
    sql`f.sport_id = w.sport_id`,
    sql`cross join unnest(array(select unnest(${args.sportIds}::uuid[]))) as w (sport_id)`,
  ),
)

/** The same in one state, or in any where none is named, and there in one city; in lower case. */
type Within = Near & { states: readonly string[] }
const inStates = ({ states }: Within) => sql`(cardinality(${states}::text[]) = 0 or f.state = any(${states}::text[]))`

export const listInState = query((_db, args: Within) => near(args, sql`${ofSports(args)} and ${inStates(args)}`))
export const listInCity = query((_db, args: Within & { city: string }) =>
  near(args, sql`f.city = ${args.city}::text and ${ofSports(args)} and ${inStates(args)}`),
)

/** The soonest first, wherever. */
export const listAnywhere = query((_db, args: Filter) =>
  page(
    sql`
  with found as (
    select f.tournament_id as id, 0 as dot, f.start_at from tournament_finds f
    where ${ofSports(args)} and ${passes(args)}
    order by f.start_at, f.tournament_id limit ${MOST}
  )`,
    args,
  ),
)

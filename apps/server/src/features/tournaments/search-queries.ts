import { type RawBuilder, sql } from 'kysely'
import { integers, numbers, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { areFriends, behindBlocks, player } from '../people/relation-queries.ts'
import { listedColumns, type ListedRow, listedTables } from './listed-queries.ts'

interface Filter {
  viewerId: string
  /** The viewer is under 18. */
  minor: boolean
  now: Date
  /** None: all. */
  sportIds: readonly string[]
  /** Both bounds are included. */
  rateFrom: number
  rateTo: number
  /** Days at the venue, both included. */
  firstDay: string
  lastDay: string
}
interface Paged {
  limit: number
  offset: number
}

/** Circles around one point, each larger than the one before, and the boxes that hold them. */
export interface Circles {
  ux: number
  uy: number
  uz: number
  /** The least dot product with the centre, circle by circle: tournaments farther away are left out. */
  cosines: readonly number[]
  /** For each box its circle, counted from 1, and its four sides. */
  circles: readonly number[]
  souths: readonly number[]
  norths: readonly number[]
  wests: readonly number[]
  easts: readonly number[]
}
type Near = Filter & Circles

const moment = ({ now }: Pick<Filter, 'now'>) => unseen(sql`${now}::timestamptz`)
const viewer = ({ viewerId }: Pick<Filter, 'viewerId'>) => unseen(player(viewerId))

/** The tournaments ahead of which the viewer was turned down; each an `id`. */
export const turnedDown = (args: Pick<Filter, 'viewerId' | 'now'>) => sql`
    select p.tournament_id as id from tournament_players p
    where p.user_id = ${viewer(args)} and p.start_at > ${moment(args)} and p.state = '3' and p.asked_by = 'self'`

/**
 * Whether a viewer under 18 may know where an open tournament f takes place. As a scalar, or PostgreSQL might gather
 * all tournaments for it.
 */
const isOpenToMinor = (args: Filter) => sql`(
    select not t.open or t.open_to_minors or ${areFriends(sql`t.organizer_id`, viewer(args))} or exists (
      select from tournament_players p where p.tournament_id = t.id and p.user_id = ${viewer(args)})
    from tournaments t where t.id = f.tournament_id)`

const sports = ({ sportIds }: Filter) => unseen(sql`${sportIds}::uuid[]`)
const number = (value: number) => unseen(sql`${value}::float8`)
const limitOf = ({ limit }: Paged) => unseen(sql`${limit}::int`)
const offsetOf = ({ offset }: Paged) => unseen(sql`${offset}::int`)

/**
 * A condition on a row f of `tournament_finds`: nothing of which the viewer reads the outline alone, as small circles
 * would tell its ZIP.
 */
const passes = (args: Filter) => sql`
  f.start_at > ${moment(args)}
  and f.rate_to >= ${unseen(sql`${args.rateFrom}::int`)} and f.rate_from <= ${unseen(sql`${args.rateTo}::int`)}
  and f.day between ${unseen(sql`${args.firstDay}::date`)} and ${unseen(sql`${args.lastDay}::date`)}
  and f.organizer_id <> all(array(${behindBlocks(viewer(args))}))
  and f.tournament_id <> all(array(${turnedDown(args)}))
  and (not ${unseen(sql`${args.minor}::boolean`)} or ${isOpenToMinor(args)})`

/** No sports: all. */
const ofSports = (args: Filter) => sql`(cardinality(${sports(args)}) = 0 or f.sport_id = any(${sports(args)}::uuid[]))`

/** The tournaments of a page. */
const page = (found: RawBuilder<unknown>, args: Filter & Paged) => sql<ListedRow>`
  ${found}
  select ${listedColumns(args.viewerId)}
  from (
    select id as found_id, dot, start_at as soon from found order by dot desc, start_at, id
    limit ${limitOf(args)} offset ${offsetOf(args)}
  ) f
  join (${listedTables}) on t.id = f.found_id
  order by f.dot desc, f.soon, f.found_id`

/** A condition within one circle, in which `only` and, for the strips, `more` hold as well. */
const inCircle = (args: Near, circle: RawBuilder<unknown>, only: RawBuilder<unknown>, more: RawBuilder<unknown>) => sql`
    from boxes b
    cross join generate_series(b.south, b.north) as g (strip) ${more}
    cross join lateral (
      select f.tournament_id as id, f.start_at,
        f.ux * ${number(args.ux)} + f.uy * ${number(args.uy)} + f.uz * ${number(args.uz)} as dot
      from tournament_finds f
      where f.strip = g.strip and f.lon between b.west and b.east and ${only} and ${passes(args)} offset 0
    ) f
    where b.circle = ${circle} and f.dot >= (${numbers(args.cosines)})[${circle}]`

const boxes = (args: Near) => sql`
  boxes as (
    select circle, south, north, west, east
    from unnest(${integers(args.circles)}, ${integers(args.souths)}, ${integers(args.norths)}, ${numbers(args.wests)},
      ${numbers(args.easts)}) as b (circle, south, north, west, east)
  )`

/**
 * The nearest first, then the soonest, from the smallest circle that holds enough, or else the largest. `only` is a
 * further condition on f; strip by strip the index that begins with it is read, whatever the planner expects (offset
 * 0).
 */
const near = (args: Near & Paged, only: RawBuilder<unknown>, more = sql``) => {
  const most = sql`(${limitOf(args)} + ${offsetOf(args)})`
  return page(
    sql`
  with recursive ${boxes(args)},
  looks as (
    select 0 as circle, 0::bigint as count
    union all
    select l.circle + 1, (
      select count(*) from (select ${inCircle(args, sql`l.circle + 1`, only, more)} limit ${most}) counted)
    from looks l where l.circle < cardinality(${numbers(args.cosines)}) and l.count < ${most}
  ),
  found as (
    select f.id, f.dot, f.start_at ${inCircle(args, sql`(select max(circle) from looks)`, only, more)}
    order by f.dot desc, f.start_at, f.id limit ${most}
  )`,
    args,
  )
}

/** The number of tournaments in the largest circle. */
const count = (args: Near, only: RawBuilder<unknown>, more = sql``) => sql<{ total: number }>`
  with ${boxes(args)}
  select count(*) as total ${inCircle(args, sql`cardinality(${numbers(args.cosines)})`, only, more)}`

export const listNear = query((_db, args: Near & Paged) => near(args, ofSports(args)))
export const countNear = query((_db, args: Near) => count(args, ofSports(args)))

/** The same for a few sports, each by itself. The planner is not told how many, or it would plan anew each time. */
const isWanted = sql`f.sport_id = w.sport_id`
const wanted = (args: Near) => sql`cross join unnest(array(select unnest(${args.sportIds}::uuid[]))) as w (sport_id)`

export const listNearOf = query((_db, args: Near & Paged) => near(args, isWanted, wanted(args)))
export const countNearOf = query((_db, args: Near) => count(args, isWanted, wanted(args)))

/** The same in one state, or in any if none is named, and there in one city; in lower case. */
type Within = Near & { states: readonly string[] }
type InCity = Within & { city: string }
const statesOf = ({ states }: Within) => unseen(sql`${states}::text[]`)
const inStates = (args: Within) =>
  sql`${ofSports(args)} and (cardinality(${statesOf(args)}) = 0 or f.state = any(${statesOf(args)}::text[]))`
const inCity = (args: InCity) => sql`f.city = ${unseen(sql`${args.city}::text`)} and ${inStates(args)}`

export const listInState = query((_db, args: Within & Paged) => near(args, inStates(args)))
export const countInState = query((_db, args: Within) => count(args, inStates(args)))
export const listInCity = query((_db, args: InCity & Paged) => near(args, inCity(args)))
export const countInCity = query((_db, args: InCity) => count(args, inCity(args)))

/** The soonest first, anywhere. */
export const listAnywhere = query((_db, args: Filter & Paged) =>
  page(
    sql`
  with found as (
    select f.tournament_id as id, 0 as dot, f.start_at from tournament_finds f
    where ${ofSports(args)} and ${passes(args)}
    order by f.start_at, f.tournament_id limit ${limitOf(args)} + ${offsetOf(args)}
  )`,
    args,
  ),
)
export const countAnywhere = query(
  (_db, args: Filter) => sql<{ total: number }>`
    select count(*) as total from tournament_finds f where ${ofSports(args)} and ${passes(args)}`,
)

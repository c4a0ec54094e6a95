import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, player } from '../people/relation-queries.ts'
import { type Filter, type FoundRow, opponentsOf } from './queries.ts'

interface Circle {
  viewerId: string
  ux: number
  uy: number
  uz: number
  /** The least dot product with the origin: what is farther is left out. */
  cosine: number
  /** '' is any. */
  city: string
  state: string
}
type Filtered = Circle & Filter
interface Near extends Filtered {
  limit: number
  offset: number
}
interface InCells {
  cells: readonly number[]
}

/** Of towns t within the circle: `dot` is how near. */
const towns = (args: Circle, inCells: RawBuilder<unknown>) => sql`
    select t.id, t.lat, t.lon, t.people, t.players, d.dot
    from towns t
    cross join lateral (
      select t.ux * ${args.ux}::float8 + t.uy * ${args.uy}::float8 + t.uz * ${args.uz}::float8 as dot) d
    where ${inCells} and d.dot >= ${args.cosine}::float8
      and (${args.city}::text = '' or t.city = ${args.city}) and (${args.state}::text = '' or t.state = ${args.state})`

const inSquares = ({ cells }: InCells) => sql`t.cell = any(array(select unnest(${cells}::int[])))`
/** Where the circle is too large for the squares to help. */
const anywhere = sql`true`

/** Players whom the searcher does not find, whatever the filter. */
const hidden = (args: Circle) => sql`array(
    ${behindBlocks(player(args.viewerId))} union all select ${args.viewerId}::uuid)`

/** Of near_people p: whom the searcher may find. */
const passes = (args: Filtered) => sql`
  p.age between ${args.lower}::int and ${args.upper}::int
  and (cardinality(${args.genders}::uuid[]) = 0 or p.gender_id = any(${args.genders}::uuid[]))
  and p.user_id <> all(${hidden(args)})`

const page = (args: Near, found: RawBuilder<unknown>) => sql<FoundRow>`
  select id, lat, lon from (${found}) found
  order by dot desc, name_key, id limit ${args.limit}::int offset ${args.offset}::int`

/**
 * From town to town, the nearest first: a town's place is one after all who were found nearer, so the search ends with
 * the town that fills the page.
 */
const near = (args: Near, inCells: RawBuilder<unknown>) => {
  const most = sql`${args.limit}::int + ${args.offset}::int`
  return page(
    args,
    sql`
    select id, name_key, lat, lon, dot
    from (
      select p.user_id as id, p.name_key, t.lat, t.lon, t.dot, rank() over (order by t.dot desc) as place
      from (${towns(args, inCells)} order by d.dot desc offset 0) t
      cross join lateral (
        select p.user_id, p.name_key from near_people p where p.town_id = t.id and ${passes(args)}
        order by p.name_key, p.user_id limit ${most}
      ) p
    ) placed
    where place <= ${most}`,
  )
}

/** Nearest first, by name where equally near. */
export const listNear = query((_db, args: Near & InCells) => near(args, inSquares(args)))
export const listFar = query((_db, args: Near) => near(args, anywhere))

/** `age >= 0` is everybody: by it the planner recognizes the index by age, which reads nobody of another age. */
const count = (args: Filtered, inCells: RawBuilder<unknown>) => sql<{ total: number }>`
  select count(*) as total from (${towns(args, inCells)}) t
  join near_people p on p.town_id = t.id and p.age >= 0 and ${passes(args)}`

export const countNear = query((_db, args: Filtered & InCells) => count(args, inSquares(args)))
export const countFar = query((_db, args: Filtered) => count(args, anywhere))

/** Where only the distance leaves anybody out, the towns tell how many there are; hidden players are subtracted. */
const countTowns = (
  args: Circle,
  inCells: RawBuilder<unknown>,
  { column, counts }: { column: RawBuilder<unknown>; counts: RawBuilder<unknown> },
) => sql<{ total: number }>`
  with around as (${towns(args, inCells)})
  select coalesce(sum(${column}), 0)::int - (
    -- They are few, so they come first: by town, everybody who lives around would be read.
    select count(*) from (
      select p.town_id from near_people p where p.user_id = any(${hidden(args)}) and ${counts} offset 0
    ) p where p.town_id = any(array(select id from around)))::int as total
  from around t`

const PEOPLE = { column: sql`t.people`, counts: sql`true` }
const PLAYERS = { column: sql`t.players`, counts: sql`p.plays` }

export const countPeopleNear = query((_db, args: Circle & InCells) => countTowns(args, inSquares(args), PEOPLE))
export const countPeopleFar = query((_db, args: Circle) => countTowns(args, anywhere, PEOPLE))
/** Among them those who play any sport. */
export const countPlayersFar = query((_db, args: Circle) => countTowns(args, anywhere, PLAYERS))

/** The players whom the searcher has played: they are few, so they come first. */
const past = (args: Filtered) => sql`
    select p.user_id as id, p.name_key, t.lat, t.lon, t.dot
    from (${opponentsOf(args)}) met
    join near_people p on p.user_id = met.user_id and ${passes(args)}
    join lateral (${towns(args, sql`t.id = p.town_id`)}) t on true`

export const listPastNear = query((_db, args: Near) => page(args, past(args)))
export const countPastNear = query(
  (_db, args: Filtered) => sql<{ total: number }>`select count(*) as total from (${past(args)}) met`,
)

import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, isFindable, player } from '../people/relation-queries.ts'

/** Above every word that begins with a prefix, in the order of collation "C". */
const END = sql`chr(1114111)`

interface Filter {
  viewerId: string
  lower: number
  upper: number
  genders: readonly string[]
}

/** A player without an age counts as 0, as in near_people: written so that the planner knows how many pass. No genders: all. */
const matches = (args: Filter) => sql`
  (u.age between ${args.lower}::int and ${args.upper}::int or (u.age is null and ${args.lower}::int <= 0))
  and (cardinality(${args.genders}::uuid[]) = 0 or u.gender_id = any(${args.genders}::uuid[]))`

/** Of challenges that are over: whom the searcher has met. */
const opponentsOf = (args: { viewerId: string }) => sql`
      select distinct theirs.user_id
      from challenge_players mine join challenge_players theirs using (challenge_id)
      where mine.user_id = ${args.viewerId}::uuid and mine.status = '4' and mine.state = 'accepted'
        and theirs.state = 'accepted'`

/**
 * Ids by the words of names: one that begins with `word`, and for each of `others` one that begins with it. Ordered by
 * the first word that matched, so that the whole word comes before those that go on, and read in that order.
 */
export const listByName = query(
  (
    _db,
    args: {
      viewerId: string
      word: string
      others: readonly string[]
      withoutEmails: readonly string[]
      withoutIds: readonly string[]
      limit: number
    },
  ) =>
    sql<{ id: string }>`
    select u.id from name_words w join users u on u.id = w.user_id
    where w.word >= ${args.word} and w.word < ${args.word} || ${END}
      and not exists (select from name_words e
        where e.user_id = w.user_id and e.word >= ${args.word} and e.word < w.word)
      and not exists (select from unnest(${args.others}::text[]) as other
        where not exists (select from name_words o
          where o.user_id = w.user_id and o.word >= other and o.word < other || ${END}))
      and ${isFindable(args.viewerId)}
      and not u.email = any(${args.withoutEmails}::text[]) and not u.id = any(${args.withoutIds}::uuid[])
    order by w.word, w.name_key, w.user_id
    limit ${args.limit}::int`,
)

export interface FoundRow {
  id: string
  /** Of the city's centre; null without an address that is known. */
  lat: number | null
  lon: number | null
}

export const findByEmail = query(
  (_db, args: { viewerId: string; email: string }) =>
    sql<FoundRow>`
    select u.id, p.lat, p.lon from users u left join player_places p on p.user_id = u.id
    where u.email = ${args.email} and ${isFindable(args.viewerId)}`,
)

export const listEverywhere = query(
  (_db, args: Filter & { limit: number; offset: number }) =>
    sql<FoundRow>`
    select u.id, null::float8 as lat, null::float8 as lon from users u where ${isFindable(args.viewerId)} and ${matches(args)}
    order by u.name_key, u.id limit ${args.limit}::int offset ${args.offset}::int`,
)

/** No more than `most` are counted. */
export const countEverywhere = query(
  (_db, args: Filter & { most: number }) =>
    sql<{ total: number }>`
    select count(*) as total
    from (select from users u where ${isFindable(args.viewerId)} and ${matches(args)} limit ${args.most}::int) found`,
)

/** All of them are counted already: left out are the searcher, and with whom there is a block. */
export const countEverybody = query(
  (_db, args: { viewerId: string }) =>
    sql<{ total: number }>`
    select (select coalesce(sum(findable), 0) from people_counts)::int - count(u.id)::int as total
    from (
      select ${args.viewerId}::uuid as id
      union select blocked_id from blocks where blocker_id = ${args.viewerId}::uuid
      union select blocker_id from blocks where blocked_id = ${args.viewerId}::uuid
    ) without
    left join users u on u.id = without.id and is_findable(u.verified_at, u.deleted_at, u.suspended_at, u.age)`,
)

/** Of past opponents alone, who are few: all that pass, by name. */
export const listPast = query(
  (_db, args: Filter) =>
    sql<FoundRow>`
    select u.id, null::float8 as lat, null::float8 as lon
    from (${opponentsOf(args)} offset 0) met join users u on u.id = met.user_id
    where ${isFindable(args.viewerId)} and ${matches(args)}
    order by u.name_key, u.id`,
)

interface Near extends Filter {
  ux: number
  uy: number
  uz: number
  /** The least dot product with the origin: what is farther is left out. */
  cosine: number
  /** '' is any. */
  city: string
  state: string
  /** So many are found, the nearest; none is counted beyond. */
  most: number
  limit: number
  offset: number
}

/** Of towns t within the circle: `dot` is how near. */
const towns = (args: Near, inCells: RawBuilder<unknown>) => sql`
    select t.id, t.lat, t.lon, d.dot
    from towns t
    cross join lateral (
      select t.ux * ${args.ux}::float8 + t.uy * ${args.uy}::float8 + t.uz * ${args.uz}::float8 as dot) d
    where ${inCells} and d.dot >= ${args.cosine}::float8
      and (${args.city}::text = '' or t.city = ${args.city}) and (${args.state}::text = '' or t.state = ${args.state})`

/** Of near_people p: whom the searcher may find. */
const passes = (args: Near) => sql`
  p.age between ${args.lower}::int and ${args.upper}::int
  and (cardinality(${args.genders}::uuid[]) = 0 or p.gender_id = any(${args.genders}::uuid[]))
  and p.user_id <> ${args.viewerId}::uuid
  and p.user_id <> all(array(${behindBlocks(player(args.viewerId))}))`

/** The rows of a page and how many there are in all; a page behind the last is one row without an id. */
const page = (args: Near, found: RawBuilder<unknown>) => sql<
  { total: number } & (FoundRow | Record<keyof FoundRow, null>)
>`
  with found as (
    ${found} order by dot desc, name_key, id limit ${args.most}::int
  )
  select c.total, f.id, f.lat, f.lon
  from (select count(*) as total from found) c
  left join (
    select id, name_key, lat, lon, dot from found
    order by dot desc, name_key, id limit ${args.limit}::int offset ${args.offset}::int
  ) f on true
  order by f.dot desc, f.name_key, f.id`

/**
 * From town to town, the nearest first: a town's place is one after all who were found nearer, so the search ends with
 * the town that fills the list.
 */
const near = (args: Near, inCells: RawBuilder<unknown>) =>
  page(
    args,
    sql`
    select id, name_key, lat, lon, dot
    from (
      select p.user_id as id, p.name_key, t.lat, t.lon, t.dot, rank() over (order by t.dot desc) as place
      from (${towns(args, inCells)} order by d.dot desc offset 0) t
      cross join lateral (
        select p.user_id, p.name_key from near_people p where p.town_id = t.id and ${passes(args)}
        order by p.name_key, p.user_id limit ${args.most}::int
      ) p
    ) placed
    where place <= ${args.most}::int`,
  )

const inSquares = ({ cells }: { cells: readonly number[] }) => sql`t.cell = any(array(select unnest(${cells}::int[])))`

/** Nearest first, by name where equally near. */
export const listNear = query((_db, args: Near & { cells: readonly number[] }) => near(args, inSquares(args)))

/** The same where the circle is too large for the squares to help. */
export const listFar = query((_db, args: Near) => near(args, sql`true`))

/** The same of those with whom the searcher has played: they are few, so they come first. */
export const listPastNear = query((_db, args: Near) =>
  page(
    args,
    sql`
    select p.user_id as id, p.name_key, t.lat, t.lon, t.dot
    from (${opponentsOf(args)}
    ) met
    join near_people p on p.user_id = met.user_id and ${passes(args)}
    join lateral (${towns(args, sql`t.id = p.town_id`)}) t on true`,
  ),
)

export const findPlace = query(
  (_db, args: { userId: string }) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select city, state, lat, lon from player_places where user_id = ${args.userId}::uuid`,
)

/** The primary address itself, from where the ways to what takes place at a venue are measured, and its city. */
export const findHome = query(
  (_db, args: { userId: string }) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select h.city, h.state, a.lat, a.lon from addresses a join player_places h on h.user_id = a.user_id
    where a.user_id = ${args.userId}::uuid and a.is_primary and a.lat is not null and a.lon is not null`,
)

/** The city whose centre is nearest to a point, of those where players live. */
export const findNearestCity = query(
  (_db, args: { cells: readonly number[]; ux: number; uy: number; uz: number; cosine: number }) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select t.city, t.state, t.lat, t.lon from towns t
    cross join lateral (
      select t.ux * ${args.ux}::float8 + t.uy * ${args.uy}::float8 + t.uz * ${args.uz}::float8 as dot) d
    where ${inSquares(args)} and d.dot >= ${args.cosine}::float8
      and exists (select from near_people p where p.town_id = t.id)
    order by d.dot desc, t.city collate "C", t.state collate "C" limit 1`,
)

import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Above every word that begins with a prefix, in the order of collation "C". */
const END = sql`chr(1114111)`

/** Verified adults with an account (`u`) other than the searcher, who have not blocked each other. */
const findable = (args: { viewerId: string }) => sql`
  u.verified_at is not null and u.deleted_at is null and u.suspended_at is null and coalesce(u.age >= 18, true)
  and u.id <> ${args.viewerId}::uuid
  and not exists (select from blocks b where (b.blocker_id = u.id and b.blocked_id = ${args.viewerId}::uuid)
    or (b.blocker_id = ${args.viewerId}::uuid and b.blocked_id = u.id))`

interface Filter {
  viewerId: string
  lower: number
  upper: number
  genders: readonly string[]
  pastMatches: boolean
}

/** Who has not told an age counts as 18, with which a profile starts. No genders: all. */
const matches = (args: Filter) => sql`
  coalesce(u.age, 18) between ${args.lower}::int and ${args.upper}::int
  and (cardinality(${args.genders}::uuid[]) = 0 or u.gender_id = any(${args.genders}::uuid[]))
  and (not ${args.pastMatches}::boolean or exists (
    select from challenge_players mine join challenge_players theirs using (challenge_id)
    where mine.user_id = ${args.viewerId}::uuid and mine.status = '4' and mine.state = 'accepted'
      and theirs.user_id = u.id and theirs.state = 'accepted'))`

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
      and ${findable(args)}
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
    where u.email = ${args.email} and ${findable(args)}`,
)

export const listEverywhere = query(
  (_db, args: Filter & { limit: number; offset: number }) =>
    sql<FoundRow>`
    select u.id, null::float8 as lat, null::float8 as lon from users u where ${findable(args)} and ${matches(args)}
    order by u.name_key, u.id limit ${args.limit}::int offset ${args.offset}::int`,
)

export const countEverywhere = query(
  (_db, args: Filter) =>
    sql<{ total: number }>`select count(*) as total from users u where ${findable(args)} and ${matches(args)}`,
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
  limit: number
  offset: number
}

/** The rows of a page and how many there are in all; a page behind the last is one row without an id. */
const near = (args: Near, inCells = sql`true`) => sql<{ total: number } & (FoundRow | Record<keyof FoundRow, null>)>`
  with found as (
    select u.id, u.name_key, p.lat, p.lon, d.dot
    from player_places p
    cross join lateral (
      select p.ux * ${args.ux}::float8 + p.uy * ${args.uy}::float8 + p.uz * ${args.uz}::float8 as dot) d
    join users u on u.id = p.user_id
    where ${inCells} and d.dot >= ${args.cosine}::float8
      and (${args.city}::text = '' or p.city = ${args.city}) and (${args.state}::text = '' or p.state = ${args.state})
      and ${findable(args)} and ${matches(args)}
  )
  select t.total, f.id, f.lat, f.lon
  from (select count(*) as total from found) t
  left join (
    select id, name_key, lat, lon, dot from found
    order by dot desc, name_key, id limit ${args.limit}::int offset ${args.offset}::int
  ) f on true
  order by f.dot desc, f.name_key, f.id`

/** Nearest first, by name where equally near. */
export const listNear = query((_db, args: Near & { cells: readonly number[] }) =>
  near(args, sql`p.cell = any(${args.cells}::int[])`),
)

/** The same where the circle is too large for the squares to help. */
export const listFar = query((_db, args: Near) => near(args))

export const findPlace = query(
  (_db, args: { userId: string }) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select city, state, lat, lon from player_places where user_id = ${args.userId}::uuid`,
)

/** The city whose centre is nearest to a point, of those where players live. */
export const findNearestCity = query(
  (_db, args: { cells: readonly number[]; ux: number; uy: number; uz: number; cosine: number }) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select p.city, p.state, p.lat, p.lon from player_places p
    cross join lateral (
      select p.ux * ${args.ux}::float8 + p.uy * ${args.uy}::float8 + p.uz * ${args.uz}::float8 as dot) d
    where p.cell = any(${args.cells}::int[]) and d.dot >= ${args.cosine}::float8
    order by d.dot desc, p.city collate "C", p.state collate "C" limit 1`,
)

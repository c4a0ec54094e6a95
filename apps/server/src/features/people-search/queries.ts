import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { haveMet, isFindable, player } from '../people/relation-queries.ts'

/** Above every word that begins with a prefix, in the order of collation "C". */
const END = sql`chr(1114111)`

export interface Filter {
  viewerId: string
  lower: number
  upper: number
  genders: readonly string[]
  pastMatches: boolean
}

/** A player without an age counts as 0, as in near_people. No genders: all. */
const matches = (args: Filter) => sql`
  coalesce(u.age, 0) between ${args.lower}::int and ${args.upper}::int
  and (cardinality(${args.genders}::uuid[]) = 0 or u.gender_id = any(${args.genders}::uuid[]))
  and (not ${args.pastMatches}::boolean or ${haveMet(player(args.viewerId), sql`u.id`)})`

interface Named {
  viewerId: string
  word: string
  others: readonly string[]
  withoutEmails: readonly string[]
  withoutIds: readonly string[]
}

/** By the words of names: one that begins with `word`, the first of those, and for each of `others` one that begins with it. */
const named = (args: Named) => sql`
    from name_words w join users u on u.id = w.user_id
    where w.word >= ${args.word} and w.word < ${args.word} || ${END}
      and not exists (select from name_words e
        where e.user_id = w.user_id and e.word >= ${args.word} and e.word < w.word)
      and not exists (select from unnest(${args.others}::text[]) as other
        where not exists (select from name_words o
          where o.user_id = w.user_id and o.word >= other and o.word < other || ${END}))
      and ${isFindable(args.viewerId)}
      and not u.email = any(${args.withoutEmails}::text[]) and not u.id = any(${args.withoutIds}::uuid[])`

/** Ordered by the word that matched, so that the whole word comes before those that go on, and read in that order. */
export const listByName = query(
  (_db, args: Named & { limit: number; offset: number }) =>
    sql<{ id: string }>`
    select u.id ${named(args)} order by w.word, w.name_key, w.user_id
    limit ${args.limit}::int offset ${args.offset}::int`,
)
export const countByName = query((_db, args: Named) => sql<{ total: number }>`select count(*) as total ${named(args)}`)

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

export const countEverywhere = query(
  (_db, args: Filter) =>
    sql<{
      total: number
    }>`select count(*) as total from users u where ${isFindable(args.viewerId)} and ${matches(args)}`,
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
    where t.cell = any(array(select unnest(${args.cells}::int[]))) and d.dot >= ${args.cosine}::float8
      and exists (select from near_people p where p.town_id = t.id)
    order by d.dot desc, t.city collate "C", t.state collate "C" limit 1`,
)

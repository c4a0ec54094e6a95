import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { behindBlocks, isFindable, player } from '../people/relation-queries.ts'

/** Above every word that begins with a prefix, in the order of collation "C". */
const END = sql`chr(1114111)`

export interface Filter {
  viewerId: string
  lower: number
  upper: number
  genders: readonly string[]
}

/**
 * A player without an age counts as 0, as in near_people: written so that the planner knows how many pass. No genders:
 * all.
 */
const matches = (args: Filter) => sql`
  (u.age between ${args.lower}::int and ${args.upper}::int or (u.age is null and ${args.lower}::int <= 0))
  and (cardinality(${args.genders}::uuid[]) = 0 or u.gender_id = any(${args.genders}::uuid[]))`

/** Of challenges that are over: whom the searcher has met. */
export const opponentsOf = (args: { viewerId: string }) => sql`
      select distinct theirs.user_id
      from challenge_players mine join challenge_players theirs using (challenge_id)
      where mine.user_id = ${args.viewerId}::uuid and mine.status = '4' and mine.state = 'accepted'
        and theirs.state = 'accepted'`

interface Named {
  viewerId: string
  word: string
  others: readonly string[]
  withoutEmails: readonly string[]
  withoutIds: readonly string[]
}

/**
 * By the words of names: one that begins with `word`, the first of those, and for each of `others` one that begins with
 * it.
 */
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

/** All of them are counted already: the searcher is subtracted, and everybody across a block. */
export const countEverybody = query(
  (_db, args: { viewerId: string }) =>
    sql<{ total: number }>`
    select (select coalesce(sum(findable), 0) from people_counts)::int - count(u.id)::int as total
    from (
      select distinct id from (
        select ${args.viewerId}::uuid as id union all ${behindBlocks(player(args.viewerId))}
      ) each
    ) without
    left join users u on u.id = without.id and is_findable(u.verified_at, u.deleted_at, u.suspended_at, u.age)`,
)

/** Past opponents only, and they are few: all that pass, by name. */
export const listPast = query(
  (_db, args: Filter) =>
    sql<FoundRow>`
    select u.id, null::float8 as lat, null::float8 as lon
    from (${opponentsOf(args)} offset 0) met join users u on u.id = met.user_id
    where ${isFindable(args.viewerId)} and ${matches(args)}
    order by u.name_key, u.id`,
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

/**
 * The city whose centre is nearest to a point, of those where players live whom the viewer may find: no other one may
 * tell where somebody lives who is hidden. A visitor (null) finds those with a name.
 */
export const findNearestCity = query(
  (
    _db,
    args: { viewerId: string | null; cells: readonly number[]; ux: number; uy: number; uz: number; cosine: number },
  ) =>
    sql<{ city: string; state: string; lat: number; lon: number }>`
    select t.city, t.state, t.lat, t.lon from towns t
    cross join lateral (
      select t.ux * ${args.ux}::float8 + t.uy * ${args.uy}::float8 + t.uz * ${args.uz}::float8 as dot) d
    where t.cell = any(array(select unnest(${args.cells}::int[]))) and d.dot >= ${args.cosine}::float8
      and exists (select from near_people p where p.town_id = t.id
        and p.user_id <> all(array(${behindBlocks(player(args.viewerId))}))
        and (${player(args.viewerId)} is not null or (select n.public_name from users n where n.id = p.user_id)))
    order by d.dot desc, t.city collate "C", t.state collate "C" limit 1`,
)

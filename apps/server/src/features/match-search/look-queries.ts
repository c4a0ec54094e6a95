import { type RawBuilder, sql } from 'kysely'
import { integers, numbers, unseen } from '../../platform/database/lists.ts'

// Shared by the looks at players and at challenges. A look is planned once, without a glance at its arguments.

export interface Filter {
  /** Those who are not found: the viewer, and whoever blocks or is blocked. */
  hiddenIds: readonly string[]
  sportIds: readonly string[]
  /** A sport each: the rank that newcomers are shown. */
  newcomerRanks: readonly number[]
  /** Both ends belong to it; null: every rank. */
  rankFrom: number | null
  rankTo: number | null
  /** Whoever was shown a higher rank than `rankTo` since then is not found. */
  shownSince: Date
  ageFrom: number
  ageTo: number
  /** None: all. */
  genders: readonly string[]
  ux: number
  uy: number
  uz: number
  /** It ends where the dot product with the centre is below `far`, and begins below `near`. */
  far: number
  near: number
}

export interface Limited {
  limit: number
  /** Of the first so many nothing is asked but that they were found. */
  skip: number
  /** Where the bands of distance within it end, but for the last. */
  ends: readonly number[]
}

/** Squares or towns: those inside `edge` are looked at whole, those beyond it as far as the look goes. */
export interface InPlaces {
  edge: number
  whole: readonly number[]
  part: readonly number[]
}

export const ids = (list: readonly string[]) => unseen(sql`${list}::uuid[]`)
/** Rows f of a look in their order, from 1. */
export const numbered = (columns: RawBuilder<unknown>, found: RawBuilder<unknown>) =>
  sql`(select ${columns}, row_number() over () as at from (${found}) l) f`
export const isAsked = ({ skip }: Limited) => sql`f.at > ${unseen(sql`${skip}::int`)}`

/** The band of a row, from 0. */
export const band = ({ ends }: Limited) => {
  const end = (at: number) => sql`(d.dot < (${numbers(ends)})[${sql.lit(at)}])`
  return sql`(case when ${end(3)} then 3 when ${end(2)} then 2 when ${end(1)} then 1 else 0 end)`
}
export const most = ({ limit }: Limited) => unseen(sql`${limit}::int`)

/** Of a row m: how near it is to the centre. */
export const dot = (args: Filter) => sql`cross join lateral (
    select coalesce(m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8, -3) as dot) d`

export const aged = (args: Filter, age: RawBuilder<unknown>) =>
  sql`${age} between ${unseen(sql`${args.ageFrom}::int`)} and ${unseen(sql`${args.ageTo}::int`)}`

/**
 * Of a row m of a sport s whose newcomers stand at s.newcomer, and of the player whom it is of. `highest` is no less
 * than the highest rank that they were shown since `shownSince`: where it is above `rankTo`, or null, the ledger is
 * asked.
 */
export const matches = (args: Filter, whose: RawBuilder<unknown>, highest: RawBuilder<unknown>) => {
  const rankFrom = unseen(sql`${args.rankFrom}::int`)
  const rankTo = unseen(sql`${args.rankTo}::int`)
  return sql`
  d.dot >= m.far and d.dot < m.near
  and (${rankFrom} is null or coalesce(m.rank, s.newcomer) between ${rankFrom} and ${rankTo}
    -- A player without a rank was shown none: nobody looks for it.
    and (m.rank is null or ${highest} <= ${rankTo} or not exists (
      select from rank_entries e
      where e.user_id = ${whose} and e.sport_id = m.sport_id and e.superseded_in is null
        and e.effective_at > ${unseen(sql`${args.shownSince}::timestamptz`)}
        and shown_rank(greatest(e.mean_before, e.mean_after)) > ${rankTo})))
  and (${unseen(sql`cardinality(${args.genders}::uuid[])`)} = 0 or m.gender_id = any(${ids(args.genders)}::uuid[]))`
}

/** The rows to look at, in their own order within a place. */
export interface Source {
  table: RawBuilder<unknown>
  /** The unit of places: squares, or towns. */
  place: RawBuilder<unknown>
  columns: RawBuilder<unknown>
}
export const PLAYERS: Source = {
  table: sql`match_players`,
  place: sql`cell`,
  columns: sql`user_id, sport_id, spot, rank, highest, age, gender_id, ux, uy, uz, state`,
}
export const TOWNSPEOPLE: Source = { ...PLAYERS, place: sql`town_id` }
export const CHALLENGES: Source = {
  table: sql`match_challenges`,
  place: sql`cell`,
  columns: sql`challenge_id, issuer_id, sport_id, start_at, day, ranked, rank, age, gender_id, ux, uy, uz, city, state`,
}

/** How far a look goes from what is wanted: all the way, and in the places that it looks at in part. */
export interface Reach {
  all: () => RawBuilder<unknown>
  part: () => RawBuilder<unknown>
}

/** Places c are joined, so that the plan is the same for every list of them. */
const places = (args: Filter & InPlaces, { all, part }: Reach) => sql`(
      select place, ${all()} as reach, ${args.edge}::float8 as far, ${args.near}::float8 as near
      from unnest(${integers(args.whole)}) as w (place)
      union all
      select place, ${part()}, ${args.far}::float8, ${args.edge}::float8 from unnest(${integers(args.part)}) as w (place))`
export const listed = (args: Filter & InPlaces, reach: Reach) => sql`${places(args, reach)} as c`
/** The towns of such squares, as far as they lie in the circle. */
export const townsOf = (args: Filter & InPlaces, reach: Reach) => sql`(
      select t.id as place, q.reach, q.far, q.near from ${places(args, reach)} as q
      cross join lateral (
        select w.id, w.ux * ${args.ux}::float8 + w.uy * ${args.uy}::float8 + w.uz * ${args.uz}::float8 as dot
        from towns w where w.cell = q.place offset 0
      ) t
      where t.dot >= q.far and t.dot < q.near offset 0) as c`
/** No place: wherever it is. */
const everywhere = (args: Filter, { part }: Reach) =>
  sql`(select ${part()} as reach, ${args.far}::float8 as far, ${args.near}::float8 as near) as c`

/** The condition for a read by rank or by start whatever the sport: by it the planner recognizes the index. */
export const anySport = ({ place }: Source, range: RawBuilder<unknown>) => sql`r.${place} >= 0 and ${range}`

/**
 * Reads of rows r that are within a range; `offset 0` keeps each one of the index that begins with the place: else the
 * planner, who knows neither how many places nor how wide the range is, may read a sport's range of the whole country.
 */
export const read = {
  /** Of a place c and a sport s. */
  sport: ({ table, place, columns }: Source, range: RawBuilder<unknown>) => sql`
    select ${columns}, c.reach, c.far, c.near from ${table} r where r.${place} = c.place and r.sport_id = s.sport_id and ${range} offset 0`,
  /** Of a place c, whatever the sport. */
  place: ({ table, place, columns }: Source, range: RawBuilder<unknown>) => sql`
    select ${columns}, c.reach, c.far, c.near from ${table} r where r.${place} = c.place and ${range} offset 0`,
}

/** The rows m of sports s. */
export const within = {
  /** A read a place and sport. */
  sports: (source: Source, around: RawBuilder<unknown>, range: RawBuilder<unknown>) => sql`
    cross join ${around}
    join lateral (${read.sport(source, range)}) m on true`,
  /** A read a place; all of them are joined with the sports at once. */
  places: (source: Source, around: RawBuilder<unknown>, range: RawBuilder<unknown>) => sql`
    join (
      select ${source.columns}, w.reach, w.far, w.near from ${around} cross join lateral (${read.place(source, range)}) w offset 0
    ) m on m.sport_id = s.sport_id`,
  /** A read a sport, of one city. */
  city: ({ table, columns }: Source, args: Filter & { city: string }, reach: Reach, range: RawBuilder<unknown>) => sql`
    cross join ${everywhere(args, reach)}
    join lateral (
      select ${columns}, c.reach, c.far, c.near from ${table} r where r.city = ${unseen(sql`${args.city}::text`)} and r.sport_id = s.sport_id and ${range} offset 0
    ) m on true`,
  /** A read a sport. */
  everywhere: ({ table, columns }: Source, args: Filter, reach: Reach, range: RawBuilder<unknown>) => sql`
    cross join ${everywhere(args, reach)}
    join lateral (
      select ${columns}, c.reach, c.far, c.near from ${table} r where r.sport_id = s.sport_id and r.cell >= -1 and ${range} offset 0
    ) m on true`,
}

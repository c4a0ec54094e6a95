import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'

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
  far: number
  near: number
}

export interface Limited {
  limit: number
}

export interface InCells {
  cells: readonly number[]
}

export const ids = (list: readonly string[]) => unseen(sql`${list}::uuid[]`)
export const numbers = (list: readonly number[]) => unseen(sql`${list}::float8[]`)
const whole = (list: readonly number[]) => unseen(sql`${list}::int[]`)
export const most = ({ limit }: Limited) => unseen(sql`${limit}::int`)

/** Of a row m: how near it is to the centre. */
export const dot = (args: Filter) => sql`cross join lateral (
    select coalesce(m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8, -3) as dot) d`

/** Of a row m of a sport s whose newcomers stand at s.newcomer, and of the player whom it is of. */
export const matches = (args: Filter, whose: RawBuilder<unknown>) => {
  const rankFrom = unseen(sql`${args.rankFrom}::int`)
  const rankTo = unseen(sql`${args.rankTo}::int`)
  return sql`
  d.dot >= ${args.far}::float8 and d.dot < ${args.near}::float8
  and (${rankFrom} is null or coalesce(m.rank, s.newcomer) between ${rankFrom} and ${rankTo} and not exists (
    select from rank_entries e
    where e.user_id = ${whose} and e.sport_id = m.sport_id and e.superseded_in is null
      and e.effective_at > ${unseen(sql`${args.shownSince}::timestamptz`)}
      and shown_rank(greatest(e.mean_before, e.mean_after)) > ${rankTo}))
  and m.age between ${unseen(sql`${args.ageFrom}::int`)} and ${unseen(sql`${args.ageTo}::int`)}
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
  columns: sql`user_id, sport_id, spot, rank, age, gender_id, ux, uy, uz, state`,
}
export const TOWNSPEOPLE: Source = { ...PLAYERS, place: sql`town_id` }
export const CHALLENGES: Source = {
  table: sql`match_challenges`,
  place: sql`cell`,
  columns: sql`challenge_id, issuer_id, sport_id, start_at, day, ranked, rank, age, gender_id, ux, uy, uz, city, state`,
}

/** Places c are joined, so that the plan is the same for every list of them. */
export const listed = (list: readonly number[]) => sql`unnest(${whole(list)}) as c (place)`
/** The towns of some squares that lie in a ring. */
export const townsOf = (args: Filter & InCells) => sql`(
      select t.id as place from unnest(${whole(args.cells)}) as q (cell)
      cross join lateral (
        select w.id, w.ux * ${args.ux}::float8 + w.uy * ${args.uy}::float8 + w.uz * ${args.uz}::float8 as dot
        from towns w where w.cell = q.cell offset 0
      ) t
      where t.dot >= ${args.far}::float8 and t.dot < ${args.near}::float8 offset 0) as c`

/** The condition for a read by rank or by start whatever the sport: by it the planner recognizes the index. */
export const anySport = ({ place }: Source, range: RawBuilder<unknown>) => sql`r.${place} >= 0 and ${range}`

/**
 * Reads of rows r that are within a range; `offset 0` keeps each one of the index that begins with the place: else the
 * planner, who knows neither how many places nor how wide the range is, may read a sport's range of the whole country.
 */
export const read = {
  /** Of a place c and a sport s. */
  sport: ({ table, place, columns }: Source, range: RawBuilder<unknown>) => sql`
    select ${columns} from ${table} r where r.${place} = c.place and r.sport_id = s.sport_id and ${range} offset 0`,
  /** Of a place c, whatever the sport. */
  place: ({ table, place, columns }: Source, range: RawBuilder<unknown>) => sql`
    select ${columns} from ${table} r where r.${place} = c.place and ${range} offset 0`,
}

/** The rows m of sports s. */
export const within = {
  /** A read a place and sport. */
  sports: (source: Source, places: RawBuilder<unknown>, range: RawBuilder<unknown>) => sql`
    cross join ${places}
    join lateral (${read.sport(source, range)}) m on true`,
  /** A read a place. */
  places: (source: Source, places: RawBuilder<unknown>, range: RawBuilder<unknown>) => sql`
    join (
      select ${source.columns} from ${places} cross join lateral (${read.place(source, range)}) w
    ) m on m.sport_id = s.sport_id`,
  /** A read a sport, of one city. */
  city: ({ table, columns }: Source, city: string, range: RawBuilder<unknown>) => sql`
    join lateral (
      select ${columns} from ${table} r where r.city = ${unseen(sql`${city}::text`)} and r.sport_id = s.sport_id and ${range} offset 0
    ) m on true`,
  /** A read a sport. */
  everywhere: ({ table, columns }: Source, range: RawBuilder<unknown>) => sql`
    join lateral (
      select ${columns} from ${table} r where r.sport_id = s.sport_id and r.cell >= -1 and ${range} offset 0
    ) m on true`,
}

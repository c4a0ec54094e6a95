import { type RawBuilder, sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'

/** A sport that is looked for, and how the viewer stands in it: null for who has no ranked result. */
export interface SportRow {
  id: string
  name: string
  anchor: number
  mean: number | null
  variance: number | null
  rated_day: number | null
  results: number | null
  settled: boolean | null
}

/** No ids: all sports. */
export const listSports = query(
  (_db, args: { viewerId: string; sportIds: readonly string[] }) =>
    sql<SportRow>`
    select s.id, s.name, s.anchor, p.mean, p.variance, p.rated_day, p.results, p.settled
    from sports s left join player_sports p on p.sport_id = s.id and p.user_id = ${args.viewerId}::uuid
    where cardinality(${args.sportIds}::uuid[]) = 0 or s.id = any(${args.sportIds}::uuid[])
    order by s.id`,
)

/** Whoever blocks the viewer or is blocked. */
export const listHidden = query(
  (_db, args: { viewerId: string }) =>
    sql<{ id: string }>`
    select blocked_id as id from blocks where blocker_id = ${args.viewerId}::uuid
    union select blocker_id from blocks where blocked_id = ${args.viewerId}::uuid`,
)

interface Filter {
  /** Those who are not found: the viewer, and whoever blocks or is blocked. */
  hiddenIds: readonly string[]
  sportIds: readonly string[]
  /** A sport each: the rank that newcomers are shown. */
  newcomerRanks: readonly number[]
  /** Both ends belong to it; null: every rank. */
  rankFrom: number | null
  rankTo: number | null
  ageFrom: number
  ageTo: number
  /** None: all. */
  genders: readonly string[]
  ux: number
  uy: number
  uz: number
  far: number
  near: number
  limit: number
}

/** Of a row m: how near it is to the centre. */
const dot = (args: Filter) => sql`cross join lateral (
    select coalesce(m.ux * ${args.ux}::float8 + m.uy * ${args.uy}::float8 + m.uz * ${args.uz}::float8, -3) as dot) d`

/** Of a row m of a sport s whose newcomers stand at s.newcomer. */
const matches = (args: Filter) => sql`
  d.dot >= ${args.far}::float8 and d.dot < ${args.near}::float8
  and (${args.rankFrom}::int is null or coalesce(m.rank, s.newcomer) between ${args.rankFrom}::int and ${args.rankTo}::int)
  and m.age between ${args.ageFrom}::int and ${args.ageTo}::int
  and (cardinality(${args.genders}::uuid[]) = 0 or m.gender_id = any(${args.genders}::uuid[]))`

// The places are joined, never `= any($1)`: so the plan is the same for every list of them, and is kept.
// `offset 0` keeps each read one of the index that begins with the place: else the planner, who knows neither how many
// places nor how wide the range is, may read a sport's range of the whole country.
interface Source {
  table: RawBuilder<unknown>
  /** What places are named by: squares, or towns. */
  place: RawBuilder<unknown>
  columns: RawBuilder<unknown>
}
const PLAYERS: Source = {
  table: sql`match_players`,
  place: sql`cell`,
  columns: sql`user_id, sport_id, spot, rank, age, gender_id, ux, uy, uz, state`,
}
const TOWNSPEOPLE: Source = { ...PLAYERS, place: sql`town_id` }
const CHALLENGES: Source = {
  table: sql`match_challenges`,
  place: sql`cell`,
  columns: sql`challenge_id, issuer_id, sport_id, start_at, day, ranked, rank, age, gender_id, ux, uy, uz, city, state`,
}

const within = {
  /** A read a place and sport; `range` is of r. */
  sports: ({ table, place, columns }: Source, places: readonly number[], range: RawBuilder<unknown>) => sql`
    cross join unnest(${places}::int[]) as c (place)
    join lateral (
      select ${columns} from ${table} r where r.${place} = c.place and r.sport_id = s.sport_id and ${range} offset 0
    ) m on true`,
  /** A read a place. */
  places: ({ table, place, columns }: Source, places: readonly number[]) => sql`
    join (
      select ${columns} from unnest(${places}::int[]) as c (place)
      cross join lateral (select ${columns} from ${table} r where r.${place} = c.place offset 0) w
    ) m on m.sport_id = s.sport_id`,
  /** A read a sport, of one city. */
  city: ({ table, columns }: Source, city: string, range: RawBuilder<unknown>) => sql`
    join lateral (
      select ${columns} from ${table} r where r.city = ${city} and r.sport_id = s.sport_id and ${range} offset 0
    ) m on true`,
  /** A read a sport; `range` is of r. */
  everywhere: ({ table, columns }: Source, range: RawBuilder<unknown>) => sql`
    join lateral (
      select ${columns} from ${table} r where r.sport_id = s.sport_id and ${range} offset 0
    ) m on true`,
}

interface PlayerFilter extends Filter {
  /** A sport each: the rank that is wanted. */
  centres: readonly number[]
  /** How far around it. */
  width: number
  /** '' is any. */
  state: string
}

export interface FoundPlayerRow {
  user_id: string
  sport_id: string
}

/** The closest to the rank that is wanted first, then the nearest; each player in the sport in which that holds. */
const players = (args: PlayerFilter, read: RawBuilder<unknown>) => sql<FoundPlayerRow>`
    select f.user_id, f.sport_id
    from (
      select distinct on (m.user_id) m.user_id, m.sport_id, abs(m.spot - s.centre) as gap, d.dot
      from unnest(${args.sportIds}::uuid[], ${args.centres}::float8[], ${args.newcomerRanks}::int[])
        as s (sport_id, centre, newcomer)
      ${read} and m.spot between s.centre - ${args.width}::float8 and s.centre + ${args.width}::float8
      ${dot(args)}
      where ${matches(args)} and (${args.state}::text = '' or m.state = ${args.state}::text)
        and m.user_id <> all(${args.hiddenIds}::uuid[])
      order by m.user_id, gap, m.sport_id
    ) f
    order by f.gap, f.dot desc, f.user_id limit ${args.limit}::int`

const spots = ({ width }: { width: number }) =>
  sql`r.spot between s.centre - ${width}::float8 and s.centre + ${width}::float8`

interface InCells {
  cells: readonly number[]
}
interface InTowns {
  towns: readonly number[]
}
export const listPlayersIn = query((_db, args: PlayerFilter & InCells) =>
  players(args, within.sports(PLAYERS, args.cells, spots(args))),
)
export const listPlayersOfSquares = query((_db, args: PlayerFilter & InCells) =>
  players(args, within.places(PLAYERS, args.cells)),
)
export const listPlayersInTowns = query((_db, args: PlayerFilter & InTowns) =>
  players(args, within.sports(TOWNSPEOPLE, args.towns, spots(args))),
)
export const listPlayersOfTowns = query((_db, args: PlayerFilter & InTowns) =>
  players(args, within.places(TOWNSPEOPLE, args.towns)),
)
export const listPlayersBeyond = query((_db, args: PlayerFilter) =>
  players(args, within.everywhere(PLAYERS, spots(args))),
)

interface ChallengeFilter extends Filter {
  /** They start after this, and not after that. */
  after: Date
  until: Date
  /** Days at the venue, both included; null: any. */
  firstDay: string | null
  lastDay: string | null
  ranked: boolean | null
  /** '' is any; lower case. */
  city: string
  /** None: any; lower case. */
  states: readonly string[]
}

/** The soonest first, then the nearest. */
const challenges = (args: ChallengeFilter, read: RawBuilder<unknown>) => sql<{ id: string }>`
    select m.challenge_id as id
    from unnest(${args.sportIds}::uuid[], ${args.newcomerRanks}::int[]) as s (sport_id, newcomer)
    ${read} and m.start_at > ${args.after}::timestamptz and m.start_at <= ${args.until}::timestamptz
    ${dot(args)}
    where ${matches(args)} and m.issuer_id <> all(${args.hiddenIds}::uuid[])
      and (${args.firstDay}::date is null or m.day >= ${args.firstDay}::date)
      and (${args.lastDay}::date is null or m.day <= ${args.lastDay}::date)
      and (${args.ranked}::boolean is null or m.ranked = ${args.ranked}::boolean)
      and (${args.city}::text = '' or m.city = ${args.city}::text)
      and (cardinality(${args.states}::text[]) = 0 or m.state = any(${args.states}::text[]))
    order by m.start_at, d.dot desc, m.challenge_id limit ${args.limit}::int`

const starts = ({ after, until }: Pick<ChallengeFilter, 'after' | 'until'>) =>
  sql`r.start_at > ${after}::timestamptz and r.start_at <= ${until}::timestamptz`

export const listChallengesIn = query((_db, args: ChallengeFilter & InCells) =>
  challenges(args, within.sports(CHALLENGES, args.cells, starts(args))),
)
export const listChallengesOfSquares = query((_db, args: ChallengeFilter & InCells) =>
  challenges(args, within.places(CHALLENGES, args.cells)),
)
/** Of a city that is named; near it, since others are called the same. */
export const listChallengesInCity = query((_db, args: ChallengeFilter) =>
  challenges(args, within.city(CHALLENGES, args.city, starts(args))),
)
export const listChallengesBeyond = query((_db, args: ChallengeFilter) =>
  challenges(args, within.everywhere(CHALLENGES, starts(args))),
)

/** How those who were found stand in the sport in which they were, with what their cards show and where they live. */
export interface OpponentRow extends Omit<CardRow, 'anchor'> {
  variance: number | null
  rated_day: number | null
  results: number
  settled: boolean
  lat: number | null
  lon: number | null
}

export const listOpponents = query(
  (_db, args: { userIds: readonly string[]; sportIds: readonly string[] }) =>
    sql<OpponentRow>`
    select ${cardColumns}, p.mean, p.variance, p.rated_day, p.results, p.settled, h.lat, h.lon
    from unnest(${args.userIds}::uuid[], ${args.sportIds}::uuid[]) as f (user_id, sport_id)
    join users u on u.id = f.user_id
    join player_sports p on p.user_id = f.user_id and p.sport_id = f.sport_id
    left join player_places h on h.user_id = f.user_id
    ${cardTables}`,
)

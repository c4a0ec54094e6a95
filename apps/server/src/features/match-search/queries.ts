import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

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

// The squares are joined, never `= any($1)`: so the plan is the same for every list of them, and is kept.
const ofCells = (cells: readonly number[] | undefined) =>
  cells === undefined
    ? { from: sql``, on: sql`` }
    : { from: sql`cross join unnest(${cells}::int[]) as c (cell)`, on: sql`and m.cell = c.cell` }

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
const players = (args: PlayerFilter, cells?: readonly number[]) => {
  const { from, on } = ofCells(cells)
  return sql<FoundPlayerRow>`
    select f.user_id, f.sport_id
    from (
      select distinct on (m.user_id) m.user_id, m.sport_id, abs(m.spot - s.centre) as gap, d.dot
      from unnest(${args.sportIds}::uuid[], ${args.centres}::float8[], ${args.newcomerRanks}::int[])
        as s (sport_id, centre, newcomer)
      ${from}
      join match_players m on m.sport_id = s.sport_id ${on}
        and m.spot between s.centre - ${args.width}::float8 and s.centre + ${args.width}::float8
      ${dot(args)}
      where ${matches(args)} and (${args.state}::text = '' or m.state = ${args.state}::text)
        and m.user_id <> all(${args.hiddenIds}::uuid[])
      order by m.user_id, gap, m.sport_id
    ) f
    order by f.gap, f.dot desc, f.user_id limit ${args.limit}::int`
}

export const listPlayersIn = query((_db, args: PlayerFilter & { cells: readonly number[] }) =>
  players(args, args.cells),
)
/** The same where the ring is too large for the squares to help. */
export const listPlayersBeyond = query((_db, args: PlayerFilter) => players(args))

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
const challenges = (args: ChallengeFilter, cells?: readonly number[]) => {
  const { from, on } = ofCells(cells)
  return sql<{ id: string }>`
    select m.challenge_id as id
    from unnest(${args.sportIds}::uuid[], ${args.newcomerRanks}::int[]) as s (sport_id, newcomer)
    ${from}
    join match_challenges m on m.sport_id = s.sport_id ${on}
      and m.start_at > ${args.after}::timestamptz and m.start_at <= ${args.until}::timestamptz
    ${dot(args)}
    where ${matches(args)} and m.issuer_id <> all(${args.hiddenIds}::uuid[])
      and (${args.firstDay}::date is null or m.day >= ${args.firstDay}::date)
      and (${args.lastDay}::date is null or m.day <= ${args.lastDay}::date)
      and (${args.ranked}::boolean is null or m.ranked = ${args.ranked}::boolean)
      and (${args.city}::text = '' or m.city = ${args.city}::text)
      and (cardinality(${args.states}::text[]) = 0 or m.state = any(${args.states}::text[]))
    order by m.start_at, d.dot desc, m.challenge_id limit ${args.limit}::int`
}

export const listChallengesIn = query((_db, args: ChallengeFilter & { cells: readonly number[] }) =>
  challenges(args, args.cells),
)
export const listChallengesBeyond = query((_db, args: ChallengeFilter) => challenges(args))

/** How those who were found stand in the sport in which they were, and where they live. */
export interface OpponentRow {
  user_id: string
  mean: number | null
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
    select p.user_id, p.mean, p.variance, p.rated_day, p.results, p.settled, h.lat, h.lon
    from unnest(${args.userIds}::uuid[], ${args.sportIds}::uuid[]) as f (user_id, sport_id)
    join player_sports p on p.user_id = f.user_id and p.sport_id = f.sport_id
    left join player_places h on h.user_id = f.user_id`,
)

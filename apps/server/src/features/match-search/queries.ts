import { type RawBuilder, sql } from 'kysely'
import { numbers, the, unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import {
  aged,
  anySport,
  band,
  dot,
  type Filter,
  ids,
  isAsked,
  type InPlaces,
  matches,
  type Limited,
  most,
  numbered,
  PLAYERS,
  listed,
  type Reach,
  read,
  type Source,
  townsOf,
  TOWNSPEOPLE,
  within,
} from './look-queries.ts'

interface PlayerFilter extends Filter {
  /** A sport each: the rank that is wanted. */
  centres: readonly number[]
  /** How far around it, where it is looked at in part and at the most. */
  width: number
  widest: number
  /** '' is any. */
  state: string
}

/**
 * Somebody who was found and the sport in which they were, how they stand in it, what their card shows and where they
 * live. Of those who are skipped nothing but that they were found.
 */
export interface FoundPlayerRow extends Omit<CardRow, 'anchor'> {
  user_id: string
  sport_id: string
  rated_mean: number | null
  variance: number | null
  rated_day: number | null
  results: number
  settled: boolean
  level: number | null
  lat: number | null
  lon: number | null
}

const points = (width: number) => unseen(sql`${width}::float8`)
const reach = (args: PlayerFilter): Reach => ({
  all: () => points(args.widest),
  part: () => points(args.width),
})

/** Of the sports looked for the rows m of those who pass. */
const passing = (args: PlayerFilter, found: RawBuilder<unknown>) => {
  const state = unseen(sql`${args.state}::text`)
  return sql`
      from unnest(${ids(args.sportIds)}, ${numbers(args.centres)}, ${unseen(sql`${args.newcomerRanks}::int[]`)})
        as s (sport_id, centre, newcomer)
      ${found} and abs(m.spot - s.centre) <= m.reach
      ${dot(args)}
      where ${matches(args, sql`m.user_id`, sql`m.highest`)} and (${state} = '' or m.state = ${state})
        and m.user_id <> all(${ids(args.hiddenIds)}::uuid[])`
}

/** The columns of those who are found, in their order, and `more` of each. */
const shown = <Row extends FoundPlayerRow>(args: Limited, found: RawBuilder<unknown>, more = sql``) => sql<Row>`
    select f.user_id, f.sport_id, ${cardColumns}, p.mean, p.rated_mean, p.variance, p.rated_day, p.results, p.settled,
      p.level, h.lat, h.lon ${more}
    from ${found}
    left join users u on u.id = ${the(sql`f.user_id`)} and ${isAsked(args)}
    left join player_sports p on p.user_id = u.id and p.sport_id = f.sport_id
    left join player_places h on h.user_id = u.id
    ${cardTables}
    order by f.at`

/**
 * By bands of distance, in each the closest to the rank that is wanted first, then the nearest; each player in the
 * sport in which that holds.
 */
const players = (args: PlayerFilter & Limited, found: RawBuilder<unknown>) =>
  shown<FoundPlayerRow>(
    args,
    numbered(
      sql`user_id, sport_id`,
      sql`
      select n.user_id, n.sport_id
      from (
        select distinct on (m.user_id) m.user_id, m.sport_id, abs(m.spot - s.centre) as gap, d.dot, ${band(args)} as band
        ${passing(args, found)}
        order by m.user_id, gap, m.sport_id
      ) n
      order by n.band, n.gap, n.dot desc, n.user_id limit ${most(args)}`,
    ),
  )

/** One of those who are found, and how many all of them are. */
interface CountedPlayerRow extends FoundPlayerRow {
  total: number
}

/** The same of one sport, of which each has one row, with their number: all of them are read. */
const counted = (args: PlayerFilter & Limited, found: RawBuilder<unknown>) =>
  shown<CountedPlayerRow>(
    args,
    numbered(
      sql`user_id, sport_id, total`,
      sql`
      select m.user_id, m.sport_id, count(*) over () as total
      ${passing(args, found)}
      order by ${band(args)}, abs(m.spot - s.centre), d.dot desc, m.user_id limit ${most(args)}`,
    ),
    sql`, f.total`,
  )

/** Each player once, in however many sports. */
const count = (args: PlayerFilter, found: RawBuilder<unknown>) =>
  sql<{ total: number }>`select count(distinct m.user_id) as total ${passing(args, found)}`

/** Of one sport each has one row: to sort them so that nobody is counted twice took half of the time. */
const countOne = (args: PlayerFilter, found: RawBuilder<unknown>) =>
  sql<{ total: number }>`select count(*) as total ${passing(args, found)}`

/** The age is the last key of the indexes that are read: of whoever is not of it no more is looked at. */
const anywhere = (args: PlayerFilter) => aged(args, sql`r.age`)
const spots = (args: PlayerFilter) =>
  sql`r.spot between s.centre - c.reach and s.centre + c.reach and ${aged(args, sql`r.age`)}`

export const listPlayersIn = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  players(args, within.sports(PLAYERS, listed(args, reach(args)), spots(args))),
)
/** Of one sport, with the number of all. */
export const listCountedPlayersIn = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  counted(args, within.sports(PLAYERS, listed(args, reach(args)), spots(args))),
)
export const listPlayersOfSquares = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  players(args, within.places(PLAYERS, listed(args, reach(args)), anywhere(args))),
)
export const listPlayersInTowns = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  players(args, within.sports(TOWNSPEOPLE, listed(args, reach(args)), spots(args))),
)
export const listPlayersOfTowns = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  players(args, within.places(TOWNSPEOPLE, listed(args, reach(args)), anywhere(args))),
)
/** Town by town, in the towns of the ring that lie in these squares. */
export const listPlayersByTowns = query((_db, args: PlayerFilter & Limited & InPlaces) =>
  players(args, within.sports(TOWNSPEOPLE, townsOf(args, reach(args)), spots(args))),
)
export const listPlayersBeyond = query((_db, args: PlayerFilter & Limited) =>
  players(args, within.everywhere(PLAYERS, args, reach(args), spots(args))),
)

interface Shared {
  /** Centres that many sports have. */
  shared: readonly number[]
}

/**
 * Of many sports of which most have the same centre: around that a place is read whatever the sport, and sport by sport
 * around the others. Whoever is read twice is found once.
 */
const around = (args: PlayerFilter & Limited & Shared, source: Source, places: RawBuilder<unknown>) =>
  players(
    args,
    sql`
    join (
      select ${source.columns}, w.reach, w.far, w.near from unnest(${numbers(args.shared)}) as s (centre) cross join ${places}
      cross join lateral (${read.place(source, anySport(source, spots(args)))}) w
      union all
      select w.user_id, w.sport_id, w.spot, w.rank, w.highest, w.age, w.gender_id, w.ux, w.uy, w.uz, w.state, w.reach, w.far, w.near
      from unnest(${ids(args.sportIds)}, ${numbers(args.centres)}) as s (sport_id, centre)
      cross join ${places}
      cross join lateral (${read.sport(source, spots(args))}) w
      where s.centre <> all(${numbers(args.shared)}::float8[])
    ) m on m.sport_id = s.sport_id`,
  )
export const listPlayersAround = query((_db, args: PlayerFilter & Limited & InPlaces & Shared) =>
  around(args, PLAYERS, listed(args, reach(args))),
)
export const listPlayersAroundInTowns = query((_db, args: PlayerFilter & Limited & InPlaces & Shared) =>
  around(args, TOWNSPEOPLE, listed(args, reach(args))),
)
export const listPlayersAroundByTowns = query((_db, args: PlayerFilter & Limited & InPlaces & Shared) =>
  around(args, TOWNSPEOPLE, townsOf(args, reach(args))),
)

export const countPlayersIn = query((_db, args: PlayerFilter & InPlaces) =>
  count(args, within.sports(PLAYERS, listed(args, reach(args)), spots(args))),
)
export const countPlayersOfSportIn = query((_db, args: PlayerFilter & InPlaces) =>
  countOne(args, within.sports(PLAYERS, listed(args, reach(args)), spots(args))),
)
export const countPlayersOfSquares = query((_db, args: PlayerFilter & InPlaces) =>
  count(args, within.places(PLAYERS, listed(args, reach(args)), anywhere(args))),
)
export const countPlayersOfTowns = query((_db, args: PlayerFilter & InPlaces) =>
  count(args, within.places(TOWNSPEOPLE, listed(args, reach(args)), anywhere(args))),
)
export const countPlayersBeyond = query((_db, args: PlayerFilter) =>
  count(args, within.everywhere(PLAYERS, args, reach(args), spots(args))),
)

export const countPlayersOfSportBeyond = query((_db, args: PlayerFilter) =>
  countOne(args, within.everywhere(PLAYERS, args, reach(args), spots(args))),
)

/** Players of any sport without a known home. */
export const countHomeless = query(
  (_db, args: { hiddenIds: readonly string[] }) =>
    sql<{ total: number }>`
    select count(distinct user_id) as total from match_players
    where cell = -1 and user_id <> all(${args.hiddenIds}::uuid[])`,
)

/** The same of one sport. */
export const countHomelessOfSport = query(
  (_db, args: { hiddenIds: readonly string[]; sportId: string }) =>
    sql<{ total: number }>`
    select count(*) as total from match_players
    where cell = -1 and sport_id = ${args.sportId}::uuid and user_id <> all(${args.hiddenIds}::uuid[])`,
)

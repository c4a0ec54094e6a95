import { type RawBuilder, sql } from 'kysely'
import { unseen } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { partnersOf } from '../ranks/partner-queries.ts'
import { behindBlocks, friendshipsOf, isMinor, player } from '../people/relation-queries.ts'
import { viewerColumns, viewerTables } from '../challenges/queries.ts'
import type { ViewerRow } from '../challenges/tables.ts'
import { type CardRow, cardColumns, cardTables } from '../cards/queries.ts'
import type { RatedRow } from '../ranks/log.ts'
import type { SportStateRow } from '../ranks/sport-state.ts'
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
  numbers,
  PLAYERS,
  listed,
  type Reach,
  read,
  type Source,
  the,
  townsOf,
  TOWNSPEOPLE,
  within,
} from './look-queries.ts'

/** A sport that is looked for, and how the viewer stands in it: null for a player without a ranked result. */
export interface SportRow extends RatedRow, SportStateRow {
  id: string
  /** How many sports there are. */
  of_all: number
}

/** No ids: all sports. */
export const listSports = query(
  (_db, args: { viewerId: string; sportIds: readonly string[] }) =>
    sql<SportRow>`
    select s.id, s.name, s.anchor, s.rank_state, p.mean, p.rated_mean, p.variance, p.rated_day, p.results, p.settled,
      p.level, (select count(*) from sports) as of_all
    from sports s left join player_sports p on p.sport_id = s.id and p.user_id = ${args.viewerId}::uuid
    where cardinality(${args.sportIds}::uuid[]) = 0 or s.id = any(${args.sportIds}::uuid[])
    order by s.id`,
)

export interface SearcherRow extends ViewerRow {
  /** Whoever blocks the viewer or is blocked. */
  hidden_ids: string[]
  /**
   * The challenges ahead in which somebody of those is and the viewer does not play: they are not there either. Nor are
   * those that turned the viewer down: their venue is told to the viewer no more, and small circles would tell it.
   */
  hidden_challenge_ids: string[]
  /** The only ones that are there for a viewer under 18: those of friends. Null for everybody else. */
  only_challenge_ids: string[] | null
  /** The pairs that the viewer is of: '<sport> <partner>' each. */
  partners: string[]
  /** The genders that a filter may name. */
  gender_ids: string[]
}

/** The player who searches; strikes since then. */
export const findSearcher = query(
  (_db, args: { viewerId: string; since: Date }) =>
    sql<SearcherRow>`
    select ${viewerColumns(args.since)},
      array(select id::text from (${behindBlocks(player(args.viewerId))}) b) as hidden_ids,
      array(select q.challenge_id::text from (${behindBlocks(player(args.viewerId))}) b
        join challenge_players q on q.user_id = b.id and q.status in ('1', '2') and q.state <> 'withdrawn'
        where not exists (select from challenge_players mine where mine.challenge_id = q.challenge_id
          and mine.user_id = ${player(args.viewerId)} and mine.state = 'accepted')
        union
        select q.challenge_id::text from challenge_players q
        where q.user_id = ${player(args.viewerId)} and q.status in ('1', '2') and q.state = 'declined')
        as hidden_challenge_ids,
      case when ${isMinor('v')} then array(
        select m.challenge_id::text from (${friendshipsOf(player(args.viewerId))}) f
        join match_challenges m on m.issuer_id = f.id where f.accepted_at is not null) end as only_challenge_ids,
      array(${partnersOf(player(args.viewerId))}) as partners,
      array(select id::text from genders) as gender_ids
    from ${viewerTables} where v.id = ${player(args.viewerId)}`,
)

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
      where ${matches(args, sql`m.user_id`)} and (${state} = '' or m.state = ${state})
        and m.user_id <> all(${ids(args.hiddenIds)}::uuid[])`
}

/**
 * By bands of distance, in each the closest to the rank that is wanted first, then the nearest; each player in the
 * sport in which that holds.
 */
const players = (args: PlayerFilter & Limited, found: RawBuilder<unknown>) => sql<FoundPlayerRow>`
    select f.user_id, f.sport_id, ${cardColumns}, p.mean, p.rated_mean, p.variance, p.rated_day, p.results, p.settled,
      p.level, h.lat, h.lon
    from ${numbered(
      sql`user_id, sport_id`,
      sql`
      select n.user_id, n.sport_id
      from (
        select distinct on (m.user_id) m.user_id, m.sport_id, abs(m.spot - s.centre) as gap, d.dot, ${band(args)} as band
        ${passing(args, found)}
        order by m.user_id, gap, m.sport_id
      ) n
      order by n.band, n.gap, n.dot desc, n.user_id limit ${most(args)}`,
    )}
    left join users u on u.id = ${the(sql`f.user_id`)} and ${isAsked(args)}
    left join player_sports p on p.user_id = u.id and p.sport_id = f.sport_id
    left join player_places h on h.user_id = u.id
    ${cardTables}
    order by f.at`

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
      select w.user_id, w.sport_id, w.spot, w.rank, w.age, w.gender_id, w.ux, w.uy, w.uz, w.state, w.reach, w.far, w.near
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

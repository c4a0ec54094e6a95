import { sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { NO_LEVEL } from './log.ts'
import type { SportStateRow } from './sport-state.ts'

export interface SportRow extends SportStateRow {
  last_result_at: Date | null
  rank_generation: number
}

/** Whoever writes results of a sport takes its row first; rows that merely refer to it need not wait. */
export const lockSport = query(
  (_db, args: { sportId: string }) =>
    sql<SportRow>`
    select name, anchor, rank_state, last_result_at, rank_generation from sports where id = ${args.sportId}::uuid for no key update`,
)

/** As it stands, for whoever writes nothing. */
export const findSportRow = query(
  (_db, args: { sportId: string }) =>
    sql<SportRow>`
    select name, anchor, rank_state, last_result_at, rank_generation from sports where id = ${args.sportId}::uuid`,
)

export const findSportState = query(
  (_db, args: { sportId: string }) =>
    sql<SportStateRow>`select name, anchor, rank_state from sports where id = ${args.sportId}::uuid`,
)

/** After a result that moves no rank. */
export const moveLastResult = query(
  (_db, args: { sportId: string; lastResultAt: Date }) =>
    sql`update sports set last_result_at = ${args.lastResultAt} where id = ${args.sportId}::uuid`,
)

/** `learned` is the JSON of a LearnedState; no instant leaves that of the last result. */
export const moveSport = query(
  (_db, args: { sportId: string; anchor: number; learned: string; lastResultAt: Date | null; generation: number }) =>
    sql`update sports set anchor = ${args.anchor}, rank_state = ${args.learned}::jsonb,
          last_result_at = coalesce(${args.lastResultAt}::timestamptz, last_result_at),
          rank_generation = ${args.generation}
        where id = ${args.sportId}::uuid`,
)

export interface ResultRow {
  id: string
  seq: number
  effective_at: Date
  sides: string[][]
  positions: (number | null)[]
  winner_only: boolean
  /** The totals of two sides, the first side's first. */
  score: [number, number] | null
  ranked: boolean
  /** The levels that its newcomers had declared, by player; `NO_LEVEL` of one who took back what the log has. */
  levels: Record<string, number> | null
  voids: string | null
}

export const insertResult = query(
  (
    _db,
    args: {
      id: string
      sportId: string
      at: Date
      /** Its players, where it is ranked: the levels of those without a rank are kept with it. */
      rankedIds: readonly string[]
      sides: string
      positions: readonly (number | null)[]
      winnerOnly: boolean
      score: readonly number[] | null
      steepness: number | null
      ranked: boolean
      challengeId: string | null
      tournamentId: string | null
      match: number | null
      voids: string | null
    },
  ) =>
    sql<{ seq: number; levels: Record<string, number> | null }>`
      insert into results
        (id, sport_id, effective_at, sides, positions, winner_only, score, steepness, ranked, levels, challenge_id,
          tournament_id, match, voids)
      values (${args.id}, ${args.sportId}, ${args.at}, ${args.sides}::jsonb, ${args.positions}::int[],
        ${args.winnerOnly}, ${args.score}::float8[], ${args.steepness}, ${args.ranked},
        (select jsonb_object_agg(p.user_id, coalesce(p.level, ${NO_LEVEL})) from player_sports p
          where p.sport_id = ${args.sportId}::uuid and p.user_id = any(${args.rankedIds}::uuid[]) and p.mean is null
            and (p.level is not null or exists (
              select from rank_entries e join results r on r.id = e.result_id
              where e.user_id = p.user_id and e.sport_id = p.sport_id and r.levels ? p.user_id::text))),
        ${args.challengeId}, ${args.tournamentId}, ${args.match}, ${args.voids})
      returning seq, levels`,
)

export interface StandingResultRow
  extends Pick<ResultRow, 'id' | 'seq' | 'sides' | 'positions' | 'winner_only' | 'score' | 'ranked'> {
  sport_id: string
  challenge_id: string | null
  tournament_id: string | null
  /** The number of the match in the tournament's bracket; null of placings. */
  match: number | null
}

/**
 * The results that count, by their own ids or by what they are the results of, in the order of the log; of a tournament
 * all of them where no match is named.
 */
export const listStandingResults = query(
  (
    _db,
    args: {
      resultIds: readonly string[]
      challengeId: string | null
      tournamentId: string | null
      match: number | null
    },
  ) =>
    sql<StandingResultRow>`
      select r.id, r.seq, r.sides, r.positions, r.winner_only, r.score, r.sport_id, r.ranked, r.challenge_id, r.tournament_id, r.match
      from results r
      where (r.id = any(${args.resultIds}::uuid[]) or r.challenge_id = ${args.challengeId}::uuid
          or r.tournament_id = ${args.tournamentId}::uuid)
        and (${args.match}::int is null or r.match = ${args.match}::int)
        and r.voids is null and not exists (select from results c where c.voids = r.id)
      order by r.seq`,
)

/** The results of these challenges that count. */
export const listStandingOf = query(
  (_db, args: { challengeIds: readonly string[] }) =>
    sql<{ id: string }>`
      select r.id from results r
      where r.challenge_id = ${oneOf(args.challengeIds)}
        and r.voids is null and not exists (select from results c where c.voids = r.id)`,
)

/** A player with a result in a sport plays that sport. */
export const addPlayers = query(
  (_db, args: { sportId: string; userIds: readonly string[]; now: Date }) =>
    // Nearly all do already: for a row that is only proposed the triggers before an insert run, too.
    sql`insert into player_sports (user_id, sport_id, active, added_at)
      select id, ${args.sportId}::uuid, true, ${args.now} from unnest(${args.userIds}::uuid[]) as id
      where not exists (select from player_sports where user_id = id and sport_id = ${args.sportId}::uuid)
      on conflict (user_id, sport_id) do nothing`,
)

export interface StateRow {
  user_id: string
  /** The rank that is shown. */
  mean: number | null
  /** The mean that is computed with; null where an engine that did not part the two wrote the row. */
  rated_mean: number | null
  variance: number | null
  rated_day: number | null
  results: number
  settled: boolean
}

/** A player's whole row of a sport, as the log makes it. */
export interface PlayerRow extends StateRow {
  played: number
  wins: number
  /** Those whom others have settled too, no further than a numbered place asks for. */
  settled_opponents: number
}

export const listStates = query(
  (_db, args: { sportId: string; userIds: readonly string[] }) =>
    sql<StateRow & { settled_opponents: number; level: number | null }>`
    select user_id, mean, rated_mean, variance, rated_day, results, settled, settled_opponents, level
    from player_sports where sport_id = ${args.sportId}::uuid and user_id = ${oneOf(args.userIds)}`,
)

export const listPlayerIds = query(
  (_db, args: { sportId: string }) =>
    sql<{ user_id: string }>`select user_id from player_sports where sport_id = ${args.sportId}::uuid order by user_id`,
)

export const listPlayers = query(
  (_db, args: { sportId: string }) =>
    sql<PlayerRow>`
    select user_id, mean, rated_mean, variance, rated_day, results, settled, played, wins, settled_opponents
    from player_sports where sport_id = ${args.sportId}::uuid order by user_id`,
)

/** The effect of a result on a player: the new state, if it moves the rank, and the additions to the counts. */
export type EffectRow = Pick<PlayerRow, 'user_id' | 'played' | 'wins'> & Partial<StateRow>

/** `rows` is the JSON of a list of EffectRow. */
export const writeEffects = query(
  (_db, args: { sportId: string; rows: string }) =>
    sql`update player_sports p
      set mean = coalesce(r.mean, p.mean), rated_mean = coalesce(r.rated_mean, p.rated_mean),
        variance = coalesce(r.variance, p.variance), rated_day = coalesce(r.rated_day, p.rated_day),
        results = coalesce(r.results, p.results), settled = coalesce(r.settled, p.settled),
        played = p.played + r.played, wins = p.wins + r.wins
      from json_to_recordset(${args.rows}::json) as r (user_id uuid, mean float8, rated_mean float8, variance float8,
        rated_day float8, results int, settled boolean, played int, wins int)
      where p.sport_id = ${args.sportId}::uuid and p.user_id = r.user_id`,
)

/** `rows` is the JSON of a list of PlayerRow. */
export const writePlayers = query(
  (_db, args: { sportId: string; rows: string }) =>
    sql`update player_sports p
      set mean = r.mean, rated_mean = r.rated_mean, variance = r.variance, rated_day = r.rated_day, results = r.results, settled = r.settled,
        played = r.played, wins = r.wins, settled_opponents = r.settled_opponents
      from json_to_recordset(${args.rows}::json) as r (user_id uuid, mean float8, rated_mean float8, variance float8,
        rated_day float8, results int, settled boolean, played int, wins int, settled_opponents int)
      where p.sport_id = ${args.sportId}::uuid and p.user_id = r.user_id`,
)

export interface RecentRow {
  effective_at: Date
  sides: string[][]
  positions: (number | null)[]
  /** The sides of those who were asked for, once a player, and which sides each was not rated against. */
  seats: { side: number; unpaired: number[] }[]
}

/** The ranked fields of three sides or more that these players were in since an instant. */
export const listRecent = query(
  (_db, args: { sportId: string; userIds: readonly string[]; since: Date }) =>
    // A result is read once: of a tournament that all of a field have played it is as large as the field.
    sql<RecentRow>`
    select r.effective_at, r.sides, r.positions, e.seats
    from (
      select result_id, min(seq) as seq, json_agg(json_build_object('side', side, 'unpaired', unpaired)) as seats
      from rank_entries
      where user_id = any(${args.userIds}::uuid[]) and sport_id = ${args.sportId}::uuid
        and effective_at > ${args.since} and superseded_in is null
      group by result_id
    ) e
    join results r on r.id = e.result_id
    where cardinality(r.positions) > 2
    order by e.seq`,
)

import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { ResultRow } from './queries.ts'
import { LEARNING } from './sport-state.ts'

// The replay of what came after a result that was taken back, of what the engine of the version before has rated, whose
// entries have no weight, and of what a sport has learned otherwise than the rules learn it now.

/**
 * Of a row `s` of sports: its replay is under way, or another version has learned from its log, or the engine before
 * has written what counts in its ledger.
 */
const isDue = sql`(s.rank_replay_seq is not null
  or s.rank_state is not null and s.rank_state ->> 'learning' is distinct from ${String(LEARNING)}::text or exists (
  select from rank_entries e where e.sport_id = s.id and e.superseded_in is null and e.weight is null))`

export const listToReplay = query(
  () => sql<{ sport_id: string }>`select id as sport_id from sports s where ${isDue} order by name`,
)

export const isToReplay = query(
  (_db, args: { sportId: string }) =>
    sql<{ due: boolean }>`select ${isDue} as due from sports s where id = ${args.sportId}::uuid`,
)

/** How far the ledger is written by the replay under way; null where none is. */
export const findReplay = query(
  (_db, args: { sportId: string }) =>
    sql<{ through: number | null }>`select rank_replay_seq as through from sports where id = ${args.sportId}::uuid`,
)

/** One that was begun already stays where it is. */
export const beginReplay = query(
  (_db, args: { sportId: string }) =>
    sql`update sports set rank_replay_seq = coalesce(rank_replay_seq, 0) where id = ${args.sportId}::uuid`,
)

/** A sport is to be replayed from a place in the log on, or from an earlier one where that was owed already. */
export const oweReplay = query(
  (_db, args: { sportId: string; through: number; generation: number }) =>
    sql`update sports set rank_replay_seq = least(rank_replay_seq, ${args.through}::bigint),
          rank_generation = ${args.generation}
        where id = ${args.sportId}::uuid`,
)

export const moveReplay = query(
  (_db, args: { sportId: string; through: number; generation: number }) =>
    sql`update sports set rank_replay_seq = ${args.through}::bigint, rank_generation = ${args.generation}
      where id = ${args.sportId}::uuid`,
)

export const endReplay = query(
  (_db, args: { sportId: string }) => sql`update sports set rank_replay_seq = null where id = ${args.sportId}::uuid`,
)

/** The last place in the log of a sport. */
export const lastPlace = query(
  (_db, args: { sportId: string }) =>
    sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from results where sport_id = ${args.sportId}::uuid`,
)

/** Whether a correction stands after a place in the log. */
export const isCorrected = query(
  (_db, args: { sportId: string; after: number }) =>
    sql<{ corrected: boolean }>`select exists (
      select from results where sport_id = ${args.sportId}::uuid and seq > ${args.after}::bigint and voids is not null
    ) as corrected`,
)

/** The levels that newcomers had declared, as results keep them, in the order of the log. */
export const listLevels = query(
  (_db, args: { sportId: string }) =>
    sql<Pick<ResultRow, 'levels'>>`
    select levels from results where sport_id = ${args.sportId}::uuid and levels is not null order by seq`,
)

/** The next results that no correction takes back. */
export const listStanding = query(
  (_db, args: { sportId: string; after: number; limit: number }) =>
    sql<ResultRow>`
    select id, seq, effective_at, sides, positions, winner_only, score, ranked, levels, voids
    from results r
    where sport_id = ${args.sportId}::uuid and seq > ${args.after}::bigint and voids is null
      and not exists (select from results c where c.voids = r.id)
    order by seq limit ${args.limit}::int`,
)

export interface MoveRow {
  sport_id: string
  name: string
  players: number
  /** Of those, whose shown rank is another one. */
  moved: number
  median: number
  largest: number
}

/**
 * How far replays have moved players, by sport, in points of the shown rank: the last entry of the engine before, which
 * no longer counts, against the rank that holds after the same result.
 */
export const listMoves = query(
  () =>
    sql<MoveRow>`
    with last as (
      select distinct on (sport_id, user_id) sport_id, user_id, result_id, mean_after
      from rank_entries where weight is null and superseded_in is not null
      order by sport_id, user_id, seq desc, superseded_in desc
    ), moves as (
      select l.sport_id, abs(shown_rank(e.mean_after) - shown_rank(l.mean_after)) as points
      from last l
      join rank_entries e on e.result_id = l.result_id and e.user_id = l.user_id and e.superseded_in is null
        and e.weight is not null
    )
    select s.id as sport_id, s.name, count(*) as players, count(*) filter (where m.points > 0) as moved,
      percentile_cont(0.5) within group (order by m.points) as median, max(m.points) as largest
    from moves m join sports s on s.id = m.sport_id group by s.id order by s.name`,
)

import type { Counts } from '@gauntlet/rules/ranks/calibration'
import type { Telling } from '@gauntlet/rules/ranks/told'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { StateBeforeRow } from './log.ts'
import type { ResultRow } from './queries.ts'
import type { LearnedState } from './sport-state.ts'

/** Takes a sport whose count is due, and no other node does; nothing where none is due. */
export const takeDueCount = query(
  (_db, args: { now: Date; next: Date }) =>
    sql<{ sport_id: string }>`
    insert into rank_calibrations as c (sport_id, due_at)
    select s.id, ${args.next} from sports s
    left join rank_calibrations k on k.sport_id = s.id
    where s.last_result_at is not null and (k.due_at is null or k.due_at <= ${args.now})
    order by s.id limit 1
    on conflict (sport_id) do update set due_at = excluded.due_at where c.due_at <= ${args.now}
    returning sport_id`,
)

/** How the sport tells chances after the last that was counted, and which way it was followed there. */
export type CountedTelling = Telling & Pick<LearnedState, 'learning'>

export interface CountedRow {
  /** Of the ranks as they stand. */
  standing: number
  /** Null before the first count, as are the rest. */
  generation: number | null
  through: number | null
  telling: CountedTelling | null
  counts: Counts | null
}

/** How far a sport has been counted. */
export const findCounted = query(
  (_db, args: { sportId: string }) =>
    sql<CountedRow>`
    select s.rank_generation as standing, c.generation, c.through, c.telling, c.counts
    from sports s left join rank_calibrations c on c.sport_id = s.id where s.id = ${args.sportId}::uuid`,
)

/** A player of a result of two sides, as the ledger has them before it. */
export interface ForetoldRow extends StateBeforeRow {
  seq: number
  effective_at: Date
  positions: (number | null)[]
  side: number
}

/** The players of the next `limit` results that count, by result, side and member. */
export const listForetold = query(
  (_db, args: { sportId: string; after: number; limit: number }) =>
    sql<ForetoldRow>`
    select r.seq, r.effective_at, r.positions, e.side, e.mean_before, e.rated_before, e.variance_before, e.day_before,
      e.results_before, e.settled_before
    from (
      select id, seq, effective_at, positions from results r
      where sport_id = ${args.sportId}::uuid and seq > ${args.after} and ranked and voids is null
        and cardinality(positions) = 2 and not exists (select from results c where c.voids = r.id)
      order by seq limit ${args.limit}
    ) r
    join rank_entries e on e.result_id = r.id and e.superseded_in is null
    order by r.seq, e.side, e.member`,
)

/** Keeps a count, unless the ranks have been replayed since it began. `telling` and `counts` are JSON. */
export const keepCount = query(
  (_db, args: { sportId: string; generation: number; through: number; now: Date; telling: string; counts: string }) =>
    sql`update rank_calibrations set generation = ${args.generation}, through = ${args.through},
          counted_at = ${args.now}, telling = ${args.telling}::jsonb, counts = ${args.counts}::jsonb
        where sport_id = ${args.sportId}::uuid
          and exists (select from sports where id = ${args.sportId}::uuid and rank_generation = ${args.generation})`,
)

export interface SportCountRow {
  id: string
  name: string
  counted_at: Date | null
  counts: Counts | null
}

/** Every sport, by name. */
export const listSportCounts = query(
  () =>
    sql<SportCountRow>`
    select s.id, s.name, c.counted_at, c.counts
    from sports s left join rank_calibrations c on c.sport_id = s.id order by s.name`,
)

export type RankLogRow = Pick<ResultRow, 'seq' | 'effective_at' | 'sides' | 'positions' | 'score'>

/** The next `limit` ranked results that count. */
export const listRankLog = query(
  (_db, args: { sportId: string; after: number; limit: number }) =>
    sql<RankLogRow>`
    select seq, effective_at, sides, positions, score from results r
    where sport_id = ${args.sportId}::uuid and seq > ${args.after} and ranked and voids is null
      and not exists (select from results c where c.voids = r.id)
    order by seq limit ${args.limit}`,
)

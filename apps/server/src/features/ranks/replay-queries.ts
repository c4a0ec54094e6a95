import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

// The replay of what the engine of the version before has rated: its entries have no weight.

const earlier = sql`superseded_in is null and weight is null`

/** Sports in whose ledger the engine before has written what counts. */
export const listRatedEarlier = query(
  () =>
    sql<{ sport_id: string }>`
    select id as sport_id from sports s
    where exists (select from rank_entries e where e.sport_id = s.id and ${earlier}) order by name`,
)

export const isRatedEarlier = query(
  (_db, args: { sportId: string }) =>
    sql<{ earlier: boolean }>`
    select exists (select from rank_entries where sport_id = ${args.sportId}::uuid and ${earlier}) as earlier`,
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

import { type RawBuilder, sql } from 'kysely'
import { oneOf } from '../../platform/database/lists.ts'
import { query } from '../../platform/database/query.ts'
import { arePair } from '../ranks/partner-queries.ts'
import type { RatedRow } from '../ranks/log.ts'
import type { LearnedState } from '../ranks/sport-state.ts'

export interface CommonRow {
  user_id: string
  sport_id: string
  sport_name: string
  anchor: number
  rank_state: LearnedState | null
  /** Whether the player's rank is shown without '?'. */
  settled: boolean
  /** Whether the two are a pair there, who stand side by side rather than against each other. */
  paired: boolean
  theirs: RatedRow
  own: RatedRow
}

const rated = (p: RawBuilder<unknown>) => sql<RatedRow>`
  json_build_object('mean', ${p}.mean, 'rated_mean', ${p}.rated_mean, 'variance', ${p}.variance,
    'rated_day', ${p}.rated_day, 'results', ${p}.results, 'settled', ${p}.settled, 'level', ${p}.level)`

/**
 * Of the sports that each of these players and the viewer both play, the one in which their ranks are closest; one in
 * which they are a pair only where they share no other.
 */
export const listCommon = query(
  (_db, args: { viewerId: string; ids: readonly string[] }) =>
    sql<CommonRow>`
    select distinct on (p.user_id) p.user_id, s.id as sport_id, s.name as sport_name, s.anchor, s.rank_state, p.settled, q.paired,
      ${rated(sql`p`)} as theirs, ${rated(sql`m`)} as own
    from player_sports m
    join player_sports p on p.sport_id = m.sport_id and p.user_id = ${oneOf(args.ids)} and p.active
    join sports s on s.id = m.sport_id
    cross join lateral (select ${arePair(sql`m.sport_id`, sql`m.user_id`, sql`p.user_id`)} as paired) q
    where m.user_id = ${args.viewerId}::uuid and m.active
    order by p.user_id, q.paired, abs(coalesce(p.mean, s.anchor) - coalesce(m.mean, s.anchor)), s.id`,
)

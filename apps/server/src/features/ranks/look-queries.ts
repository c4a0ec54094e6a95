import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export interface LookedAtRow {
  id: string
  effective_at: Date
  challenge_id: string | null
  tournament_id: string | null
  /** Told of after it was played. */
  recorded: boolean
  sides: string[][]
  positions: (number | null)[]
  /** How much it counted, by how often the two sides had met; null where the engine before has rated it. */
  weight: number | null
  gained: Record<string, number>
}

/** The ranked results of two sides that count, of a sport since then, with what each moved. */
export const listLookedAt = query(
  (_db, args: { sportId: string; since: Date }) =>
    sql<LookedAtRow>`
    select r.id, r.effective_at, r.challenge_id, r.tournament_id,
      exists (select from challenges c where c.id = r.challenge_id and c.recorded) as recorded, r.sides, r.positions, min(e.weight) as weight,
      json_object_agg(e.user_id, shown_rank(e.mean_after) - shown_rank(e.mean_before)) as gained
    from results r
    join rank_entries e on e.result_id = r.id and e.superseded_in is null
    where r.sport_id = ${args.sportId}::uuid and r.effective_at > ${args.since}::timestamptz
      and cardinality(r.positions) = 2
    group by r.id order by r.seq`,
)

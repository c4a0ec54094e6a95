import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const rankHistory = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' || jsonb_build_object('sport', s.name, 'challenge_id', r.challenge_id,
      'tournament_id', r.tournament_id, 'match', r.match) as row
    from rank_entries e join results r on r.id = e.result_id join sports s on s.id = e.sport_id
    where e.user_id = ${userId} and e.superseded_in is null order by e.effective_at, e.seq`,
)

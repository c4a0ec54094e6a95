import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** Results that the player applauds. */
export const kudos = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(k) - 'user_id' as row from kudos k
    where k.user_id = ${userId}::uuid order by k.given_at, k.challenge_id`,
)

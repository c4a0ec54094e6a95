import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const weeklyTimes = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(w) - 'user_id' as row from weekly_times w where w.user_id = ${userId}::uuid`,
)

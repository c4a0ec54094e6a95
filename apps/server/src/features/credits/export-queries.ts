import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const credits = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(e) - 'user_id' as row from credit_entries e where user_id = ${userId} order by created_at, id`,
)

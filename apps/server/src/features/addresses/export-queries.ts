import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const addresses = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(a) - 'user_id' as row from addresses a where user_id = ${userId} order by created_at, id`,
)

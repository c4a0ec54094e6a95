import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const payments = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(p) - 'user_id' - 'token_hash' as row from payments p
    where user_id = ${userId} order by created_at, id`,
)

import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

export const sessions = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(s) - 'user_id' - 'token_hash' as row from sessions s where user_id = ${userId}
    order by created_at, id`,
)

/** Links that were mailed and still work, without the links. */
export const links = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(l) - 'user_id' - 'token_hash' as row from account_links l where user_id = ${userId}
    order by created_at, purpose`,
)

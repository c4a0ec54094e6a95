import { sql } from 'kysely'
import { type Exported, exported } from '../../platform/features/exported.ts'

/** The player's messages to the operator. */
export const messages = exported(
  ({ userId }) => sql<Exported>`
    select to_jsonb(m) - 'sender_id' as row from contact_messages m where sender_id = ${userId}
    order by created_at, id`,
)

import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The player's messages to the operator. */
export const eraseMessages = query(
  (_db, args: { userId: string }) => sql`delete from contact_messages where sender_id = ${args.userId}::uuid`,
)

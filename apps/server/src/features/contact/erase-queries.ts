import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** What the player wrote to the operator. */
export const eraseMessages = query(
  (_db, args: { userId: string }) => sql`delete from contact_messages where sender_id = ${args.userId}::uuid`,
)

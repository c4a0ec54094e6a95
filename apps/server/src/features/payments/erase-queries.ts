import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** The cards that a player paid with; that money was taken stays, as the law wants it. */
export const eraseCards = query(
  (_db, args: { userId: string }) =>
    sql`update payments set card_brand = null, card_last4 = null where user_id = ${args.userId}::uuid`,
)

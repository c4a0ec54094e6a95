import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Answers that are kept in case they are asked for again. */
export const eraseKeys = query(
  (_db, args: { id: string }) => sql`delete from idempotency_keys where user_id = ${args.id}::uuid`,
)

/** Mails that wait: for the address as well, since those about the account itself name no player. */
export const eraseWaitingMails = query(
  (_db, args: { id: string; email: string | null }) =>
    sql`delete from mail_outbox where player_id = ${args.id}::uuid or recipient = ${args.email}::text`,
)

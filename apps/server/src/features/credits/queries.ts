import type { CreditReason } from '@gauntlet/contract/credits/endpoints'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

export const listPackages = query(db =>
  db.selectFrom('credit_packages').select(['id', 'amount', 'point']).orderBy('amount').orderBy('id'),
)

/** Credits for one cause (a welcome, a purchase) come once: the second of two that race changes nothing. */
export const insertEntry = query(
  (db, args: { id: string; userId: string; points: number; reason: CreditReason; cause: string | null; now: Date }) =>
    db
      .insertInto('credit_entries')
      .values({
        id: args.id,
        user_id: args.userId,
        points: args.points,
        reason: args.reason,
        cause: args.cause,
        created_at: args.now,
      })
      .onConflict(clash => clash.doNothing()),
)

export const balanceOf = query(
  (_db, args: { userId: string }) =>
    sql<{ credits: number }>`
    select coalesce(sum(points), 0)::bigint as credits from credit_entries where user_id = ${args.userId}`,
)

/**
 * Whoever spends takes the player's row first, so that two spendings see each other. Not `for update`: rows that
 * only refer to the player, another's challenge to them for one, need not wait.
 */
export const lockPlayer = query((db, args: { userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', args.userId).forNoKeyUpdate(),
)

export const insertWelcomed = query((db, args: { emailHash: Buffer; now: Date }) =>
  db
    .insertInto('welcomed')
    .values({ email_hash: args.emailHash, welcomed_at: args.now })
    .onConflict(clash => clash.column('email_hash').doNothing()),
)

/**
 * Refundable: what was paid for challenges and tournaments that are not over, and may yet be cancelled or dismissed.
 */
export const findFreeFacts = query(
  (_db, args: { userId: string }) =>
    sql<{ balance: number; refundable: number; last_free: Date | null }>`
    select
      (select coalesce(sum(points), 0)::bigint from credit_entries where user_id = ${args.userId}::uuid) as balance,
      (select coalesce(sum(paid), 0)::bigint from challenges
        where issuer_id = ${args.userId}::uuid and status in ('1', '2', '3'))
      + (select coalesce(sum(paid), 0)::bigint from tournaments
        where organizer_id = ${args.userId}::uuid and status in ('Upcoming', 'Reporting')) as refundable,
      (select max(created_at) from credit_entries
        where user_id = ${args.userId}::uuid and reason = 'free') as last_free`,
)

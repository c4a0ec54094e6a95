import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import type { Dispute } from '@gauntlet/rules/payments/taking-back'
import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'
import type { PaymentState } from './tables.ts'

export const findPackage = query((db, args: { amount: number; point: number }) =>
  db
    .selectFrom('credit_packages')
    .select(['amount', 'point'])
    .where('amount', '=', args.amount)
    .where('point', '=', args.point),
)

export const findByToken = query((db, args: { tokenHash: Buffer }) =>
  db
    .selectFrom('payments')
    .select(['id', 'user_id', 'amount', 'points', 'state', 'failure'])
    .where('token_hash', '=', args.tokenHash),
)

export const findByReference = query((db, args: { reference: string }) =>
  db.selectFrom('payments').select(['id', 'user_id', 'bank_asked']).where('reference', '=', args.reference),
)

export const findBuyingFacts = query(
  (_db, args: { userId: string; amount: number; points: number }) =>
    sql<{ under_way: boolean; last_same: Date | null }>`
    select
      exists (select 1 from payments
        where user_id = ${args.userId}::uuid and state in ('begun', 'charged')) as under_way,
      (select max(created_at) from payments
        where user_id = ${args.userId}::uuid and state = 'credited'
          and amount = ${args.amount} and points = ${args.points}) as last_same`,
)

/** The payment of a player's that may still be charged, or is to be credited. */
export const findUnderWay = query((db, args: { userId: string }) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', args.userId)
    .where('state', 'in', sql<PaymentState>`('begun', 'charged')`),
)

/** Changes nothing where the token was sent before. */
export const insertPayment = query(
  (
    db,
    args: {
      id: string
      userId: string
      provider: 'stripe' | 'sandbox'
      tokenHash: Buffer
      amount: number
      points: number
      now: Date
    },
  ) =>
    db
      .insertInto('payments')
      .values({
        id: args.id,
        user_id: args.userId,
        provider: args.provider,
        token_hash: args.tokenHash,
        amount: args.amount,
        points: args.points,
        state: 'begun',
        failure: null,
        reference: null,
        refunded_cents: 0,
        dispute: 'none',
        bank_asked: false,
        card_brand: null,
        card_last4: null,
        created_at: args.now,
        updated_at: args.now,
      })
      .onConflict(clash => clash.column('token_hash').doNothing()),
)

/** Not where it was given up meanwhile: then it must not be charged. */
export const setReference = query((db, args: { id: string; reference: string; now: Date }) =>
  db
    .updateTable('payments')
    .set({ reference: args.reference, updated_at: args.now })
    .where('id', '=', args.id)
    .where('state', '=', 'begun'),
)

/** The browser is about to get what the bank is asked with. Not where the payment was given up meanwhile. */
export const markBankAsked = query((db, args: { id: string; now: Date }) =>
  db
    .updateTable('payments')
    .set({ bank_asked: true, updated_at: args.now })
    .where('id', '=', args.id)
    .where('state', '=', 'begun'),
)

export const markCharged = query((db, args: { id: string; brand: string | null; last4: string | null; now: Date }) =>
  db
    .updateTable('payments')
    .set({
      state: 'charged',
      card_brand: args.brand,
      card_last4: args.last4,
      updated_at: args.now,
    })
    .where('id', '=', args.id)
    .where('state', '=', 'begun'),
)

export const lockPayment = query((db, args: { id: string }) =>
  db
    .selectFrom('payments')
    .select(['id', 'user_id', 'provider', 'amount', 'points', 'state', 'failure', 'refunded_cents', 'dispute'])
    .select(['card_brand', 'card_last4', 'created_at'])
    .where('id', '=', args.id)
    .forUpdate(),
)

export const updatePayment = query(
  (
    db,
    args: {
      id: string
      state: PaymentState
      failure: PaymentFailure | null
      refundedCents: number
      dispute: Dispute
      brand: string | null
      last4: string | null
      now: Date
    },
  ) =>
    db
      .updateTable('payments')
      .set({
        state: args.state,
        failure: args.failure,
        refunded_cents: args.refundedCents,
        dispute: args.dispute,
        card_brand: args.brand,
        card_last4: args.last4,
        updated_at: args.now,
      })
      .where('id', '=', args.id),
)

/**
 * Payments that can be brought to their end: all of a provider, and those of others that are charged, or that had begun
 * by `leftBefore`.
 */
export const listUnsettled = query((db, args: { provider: 'stripe' | 'sandbox' | null; leftBefore: Date }) =>
  db
    .selectFrom('payments')
    .select(['id', 'user_id', 'provider', 'state', 'reference', 'bank_asked', 'created_at'])
    .where('state', 'in', sql<PaymentState>`('begun', 'charged')`)
    .where(sql<boolean>`(provider = ${args.provider}::text or state = 'charged' or created_at <= ${args.leftBefore})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100),
)

/** The recipient of a receipt; nobody where the account is closed. */
export const findBuyer = query((db, args: { userId: string }) =>
  db.selectFrom('users').select(['email', 'language']).where('id', '=', args.userId).where('deleted_at', 'is', null),
)

/** One payment of the player's. */
export const findOwn = query((db, args: { id: string; userId: string }) =>
  db
    .selectFrom('payments')
    .select(['id', 'provider', 'state', 'failure', 'reference', 'bank_asked'])
    .where('id', '=', args.id)
    .where('user_id', '=', args.userId),
)

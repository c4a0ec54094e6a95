import { type payments, paymentTexts } from '@gauntlet/contract/payments/endpoints'
import type { Purchase } from '@gauntlet/contract/payments/purchases'
import { purchaseStatus } from '@gauntlet/rules/payments/standing'
import { Said, type UseCase } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { listEntriesOf } from '../credits/history-queries.ts'
import * as queries from './purchase-queries.ts'

function present(row: queries.PurchaseRow): Purchase {
  const { id, state, failure, card_brand: brand, card_last4: last4, refunded_cents: refundedCents } = row
  const cents = row.amount * 100
  return {
    id,
    created: row.created_at.toISOString(),
    points: row.points,
    cents,
    status: purchaseStatus({ state, bankAsked: row.bank_asked, cents, refundedCents, dispute: row.dispute }),
    why: state === 'failed' ? paymentTexts[failure ?? 'declined'] : null,
    card: brand === null || last4 === null ? null : { brand, last4 },
    refunded_cents: refundedCents,
    sandbox: row.provider === 'sandbox' ? 1 : 0,
  }
}

export const listPurchases: UseCase<typeof payments.list> = async ({ db }, { id: userId }, { page, limit }) => {
  const [rows, { total }] = await Promise.all([
    queries.listPurchases.all(db, { userId, limit, offset: (page - 1) * limit }),
    queries.countPurchases.one(db, { userId }),
  ])
  return new Said(rows.map(present), { total })
}

/** A purchase with what it did to the player's credits. */
export const viewReceipt: UseCase<typeof payments.view> = async ({ db }, { id: userId }, { id }) => {
  const row = await queries.findPurchase.first(db, { id, userId })
  if (!row) throw notFound()
  const entries = await listEntriesOf.all(db, { userId, cause: id })
  const bought = entries.find(({ reason }) => reason === 'purchase')
  const later = entries.filter(({ reason }) => reason !== 'purchase')
  const pointsBack = later.reduce((sum, { points }) => sum - points, 0)
  return { ...present(row), balance: bought?.balance ?? null, points_back: pointsBack }
}

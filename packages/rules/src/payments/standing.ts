import type { PurchaseStatus } from '@gauntlet/contract/payments/purchases'
import type { MoneyBack } from './taking-back.ts'

/** A payment as it is stored. */
export interface PaymentFacts extends MoneyBack {
  state: 'begun' | 'charged' | 'credited' | 'failed'
  /** The player's browser has what the bank is asked with. */
  bankAsked: boolean
  cents: number
}

/** How a payment stands, as its player sees it. */
export function purchaseStatus({ state, bankAsked, cents, refundedCents, dispute }: PaymentFacts): PurchaseStatus {
  if (state === 'failed') return 'failed'
  if (state === 'begun' && bankAsked) return 'confirming'
  if (state !== 'credited') return 'underWay'
  if (dispute === 'open') return 'chargedBack'
  if (refundedCents >= cents) return 'refunded'
  return refundedCents > 0 ? 'partlyRefunded' : 'paid'
}

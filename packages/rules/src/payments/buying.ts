import { BUY_AGAIN_SECONDS } from '@gauntlet/contract/payments/endpoints'
import { type Verdict, allowed, disabled } from '../verdict.ts'

export interface BuyingFacts {
  /** Whether a payment of the player's is neither credited nor failed. */
  underWay: boolean
  /** When the player last bought the same package, in ms; null where never. */
  lastSame: number | null
}

export type BuyingReason = 'underWay' | 'justBought'

/** One payment at a time, and the same package not twice in a row: two tabs that press Buy Now are one payment. */
export function mayBuy({ underWay, lastSame }: BuyingFacts, now: number): Verdict<BuyingReason> {
  if (underWay) return disabled('underWay')
  if (lastSame !== null && now - lastSame < BUY_AGAIN_SECONDS * 1000) return disabled('justBought')
  return allowed
}

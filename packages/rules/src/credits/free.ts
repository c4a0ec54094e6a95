import { FREE_EVERY_HOURS } from '@gauntlet/contract/credits/endpoints'
import { HOUR } from '../time.ts'
import { type Verdict, allowed, disabled } from '../verdict.ts'

export interface FreeFacts {
  /** The sum of the ledger. */
  balance: number
  /** What was paid for things that may still be cancelled, and would then come back. */
  refundable: number
  /** When the last free credits came, in ms; null where none have. */
  lastFree: number | null
}

export type FreeReason = 'creditsLeft' | 'freeHad'

/** Free credits are for whoever has none, neither here nor in what may come back; once in 24 hours. */
export function mayHaveFree({ balance, refundable, lastFree }: FreeFacts, now: number): Verdict<FreeReason> {
  if (balance + refundable > 0) return disabled('creditsLeft')
  if (lastFree !== null && now - lastFree < FREE_EVERY_HOURS * HOUR) return disabled('freeHad')
  return allowed
}

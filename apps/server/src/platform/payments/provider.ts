import type { PaymentFailure } from '@gauntlet/contract/payments/endpoints'
import type { CardShown } from '@gauntlet/contract/payments/purchases'
import type { MoneyBack } from '@gauntlet/rules/payments/taking-back'

/** A charge to make. `id` is ours: asked twice with it, a provider acts once. */
export interface Order {
  id: string
  userId: string
  /** The card, as the browser had it from the provider. */
  token: string
  /** US cents. */
  cents: number
  description: string
  /** Whether the browser can take the player through a question of the bank's; else such a card is refused. */
  confirmable: boolean
}

/** A provider's word on a payment, at one moment. */
export type Standing =
  | { state: 'charged'; back: MoneyBack; card: CardShown | null }
  /** Not charged, and it may still be. */
  | { state: 'open' }
  /** Not charged before the player has told the bank so, for which the browser needs the secret. */
  | { state: 'confirming'; secret: string }
  /** Not charged, and it never will be. */
  | { state: 'failed'; reason: PaymentFailure }

/**
 * The provider takes the money, in two steps: `open` gives the payment the name by which it can be found again, and
 * charges nothing; `charge` charges it. Where `charge` throws, nobody knows, and `find` has to be asked.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** The key with which the browser speaks to the provider; null if it does not. */
  readonly publishableKey: string | null
  open(order: Order): Promise<string>
  charge(reference: string, order: Order): Promise<Standing>
  find(reference: string): Promise<Standing>
  /** Makes sure that what is not charged never will be, and says how it stands. */
  abandon(reference: string): Promise<Standing>
  /** The token of a card that was typed into our own form; undefined for a card it does not take. Sandbox only. */
  tokenOf?(card: { number: string; exp: string; cvc: string }, now: Date): string | undefined
  /** The payment once the player has answered their bank. Sandbox only. */
  answerBank?(reference: string, agree: boolean): Standing
  /**
   * The payment that a signed notice is about; undefined where it is about none. Throws `BadSignature` where the bytes
   * are not what was signed.
   */
  readNotice?(body: Buffer, signature: string): string | undefined
}

export class BadSignature extends Error {
  override name = 'BadSignature'
}

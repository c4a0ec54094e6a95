/** Whether the bank took the money back: 'open' while it has it, 'won' once it was returned. */
export type Dispute = 'none' | 'open' | 'won'

/** The credits that a payment bought, and those taken back so far. */
export interface Purchase {
  points: number
  /** The price, in cents. */
  cents: number
  refundedCents: number
  dispute: Dispute
}

/** The provider's present word on it. */
export interface MoneyBack {
  refundedCents: number
  dispute: Dispute
}

export interface TakenBack extends MoneyBack {
  /** Credits that a refund takes, as far as the player has them: a refund never makes the balance negative. */
  returned: number
  /** Credits that a chargeback takes, whatever the balance. */
  chargedBack: number
  /** Credits that come again, because the chargeback was decided for us. */
  reinstated: number
}

/** The credits that belong to `refunded` of `cents`: all of them for all of it, else rounded to whole ones. */
const pointsOf = ({ points, cents }: Purchase, refunded: number): number =>
  refunded >= cents ? points : Math.round((points * refunded) / cents)

/**
 * The consequences of the provider's present word. Refunds only grow and a dispute goes from none to open to won, so an
 * older answer that comes late changes nothing.
 */
export function takenBack(bought: Purchase, now: MoneyBack): TakenBack {
  const refundedCents = Math.max(bought.refundedCents, now.refundedCents)
  const before = pointsOf(bought, bought.refundedCents)
  const after = pointsOf(bought, refundedCents)
  const kept = bought.points - after
  const isCharged = bought.dispute === 'none' && now.dispute === 'open'
  const isWon = bought.dispute === 'open' && now.dispute === 'won'
  return {
    refundedCents,
    dispute: isCharged || isWon ? now.dispute : bought.dispute,
    // While the bank holds everything there is nothing left to return.
    returned: bought.dispute === 'open' ? 0 : after - before,
    chargedBack: isCharged ? kept : 0,
    reinstated: isWon ? kept : 0,
  }
}

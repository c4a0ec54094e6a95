import { chances } from './chances.ts'
import { addPairing, attenuation, expectedScore, noEvidence, pairingWeight } from './model.ts'
import { attenuationFor, type Match, pairedScore, rate, unpairedSides } from './rate.ts'
import { strengthOn } from './sides.ts'
import { type RatingState, shownRank } from './state.ts'

/** √v of a player with some twenty results who plays now and then: what others' uncertainty is told against. */
export const USUAL_DEVIATION = 85

export interface Standing {
  readonly rank: number
  /** √v, in points, rounded. */
  readonly deviation: number
  readonly provisional: boolean
}

export interface OpponentExplained {
  /** The side's index in the result. */
  readonly side: number
  /** One a member, before the result. */
  readonly ranks: readonly number[]
  /** The explained player's side beats this one, seen from before the result. */
  readonly chance: number
  readonly outcome: 'won' | 'tied' | 'lost'
  /** Points this pairing moved the player by, not rounded; over the opponents they sum to the change of the mean. */
  readonly moved: number
}

/** One ledger entry, as it can be told to the player. */
export interface Explanation {
  readonly before: Standing
  readonly after: Standing
  /** Of the shown rank. */
  readonly change: number
  /** Of the player's side to win the whole result, beforehand. */
  readonly chance: number
  /** Those the player was paired with. */
  readonly opponents: readonly OpponentExplained[]
  /**
   * How much the player's own uncertainty weighed: the result moved the rank this many times as far as it moves a
   * settled player's. 1 is usual, a newcomer's first result is near 7.
   */
  readonly uncertaintyWeight: number
}

const standing = (state: RatingState): Standing => ({
  rank: shownRank(state),
  deviation: Math.round(Math.sqrt(state.variance)),
  provisional: !state.settled,
})

/**
 * Explains what a result did to the member `member` of side `side`. `match` holds the states before the result, which
 * the ledger keeps: nothing but them is needed.
 *
 * @throws RangeError where the result has no such player, or `rate` refuses it
 */
export function explain(match: Match, side: number, member: number): Explanation {
  const before = match.sides[side]?.[member]
  const rateAs = (state: RatingState): RatingState | undefined =>
    rate({
      ...match,
      sides: match.sides.map((members, i) => (i === side ? members.with(member, state) : members)),
      anchor: state.mean,
    }).states[side]?.[member]
  const after = before && rateAs(before)
  const settled = before && rateAs({ ...before, day: match.day, variance: USUAL_DEVIATION ** 2 })
  if (!before || !after || !settled) throw new RangeError('The result has no such player.')

  return {
    before: standing(before),
    after: standing(after),
    change: shownRank(after) - shownRank(before),
    chance: chances(match.sides, match.day)[side] ?? 0,
    opponents: opponentsOf(match, side, before, after),
    // The slope does not depend on the player's own variance, so the ratio of the changes is that of the variances.
    uncertaintyWeight: after === before ? 1 : after.variance / settled.variance,
  }
}

function opponentsOf(match: Match, side: number, before: RatingState, after: RatingState): OpponentExplained[] {
  const strengths = match.sides.map(members => strengthOn(members, match.day))
  const own = strengths[side]
  const share = 1 / (match.sides[side]?.length ?? 1)
  const without = unpairedSides(match)?.[side]
  return match.sides.flatMap((members, j) => {
    const score = pairedScore(match, without, side, j)
    const other = strengths[j]
    if (score === null || !own || !other) return []
    const evidence = noEvidence()
    const difference = own.mean - other.mean
    const g = attenuationFor(before, match.day, share, own, other)
    addPairing(evidence, g, difference, score, share, pairingWeight(strengths.length))
    return {
      side: j,
      ranks: members.map(shownRank),
      chance: expectedScore(attenuation(own.variance + other.variance), difference),
      outcome: score === 1 ? 'won' : score === 0 ? 'lost' : 'tied',
      moved: after.variance * evidence.gradient,
    }
  })
}

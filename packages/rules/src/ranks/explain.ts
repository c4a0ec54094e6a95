import { addPairing, attenuation, noEvidence, pairingWeight } from './model.ts'
import { expectedLead, type Score } from './lead.ts'
import { meetingOf } from './pairs.ts'
import { doneByOther, doneIn, type Match, pairedScore, rate, unpairedSides } from './rate.ts'
import { type RatingState, shownDeviation, shownRank, strengthOn, varianceOn } from './state.ts'
import { chanceOf, chances, type Telling, toldLogOdds } from './told.ts'

/** √v of a player with some twenty results who plays now and then: what others' uncertainty is told against. */
const USUAL_DEVIATION = 85

interface Standing {
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
  /** Points this pairing moved the player's mean by, not rounded; over the opponents they sum to its change. */
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
  /** How many times as far as a settled player's rank it moved this one, for the player's own uncertainty. */
  readonly uncertaintyWeight: number
  /** The lead that was read from the score, from the player's side; null where only the outcome was read. */
  readonly lead: { readonly score: Score; readonly measured: number; readonly expected: number } | null
  /** λ, and which meeting of late of the two sides it was. */
  readonly weight: number
  readonly meeting: number
  /** The win was narrower than expected, so the rank stays instead of falling. */
  readonly kept: boolean
}

/** `variance` is that of the day: a rank is less sure the longer nothing was played. */
const standing = (state: RatingState, variance: number): Standing => ({
  rank: shownRank(state),
  deviation: shownDeviation(variance),
  provisional: !state.settled,
})

function leadOf(match: Match, side: number): Explanation['lead'] {
  const [one, two] = match.sides.map(members => strengthOn(members, match.day, 2))
  if (!match.score || !one || !two) return null
  const done = doneIn(match)
  const { lead } = side === 0 ? done : doneByOther(done)
  const [a, b] = match.score
  const expected = expectedLead(side === 0 ? one.mean - two.mean : two.mean - one.mean)
  return lead === null ? null : { score: side === 0 ? [a, b] : [b, a], measured: lead, expected }
}

/** The change of a mean by each of several opponents; of one opponent it is all. */
function opponentsOf(match: Match, telling: Telling, side: number, before: RatingState, after: RatingState) {
  const { sides, day } = match
  const strengths = sides.map(members => strengthOn(members, day, sides.length))
  const own = strengths[side]
  const share = 1 / (sides[side]?.length ?? 1)
  const without = unpairedSides(match)?.[side]
  return sides.flatMap((members, j): OpponentExplained[] => {
    const score = pairedScore(match, without, side, j)
    const other = strengths[j]
    if (score === null || !own || !other) return []
    const evidence = noEvidence()
    const rest = other.variance + (own.variance - share * share * varianceOn(before, day, sides.length))
    addPairing(evidence, attenuation(rest), own.mean - other.mean, score, share, pairingWeight(sides.length))
    return [
      {
        side: j,
        ranks: members.map(shownRank),
        chance: chanceOf(toldLogOdds(telling, own, other)),
        outcome: score === 1 ? 'won' : score === 0 ? 'lost' : 'tied',
        moved: sides.length === 2 ? after.mean - before.mean : after.variance * evidence.gradient,
      },
    ]
  })
}

/**
 * Explains what a result did to the member `member` of side `side`. `match` holds the states before the result, which
 * the ledger keeps, and `telling` is what the sport knew then.
 *
 * @throws RangeError where the result has no such player, or `rate` refuses it
 */
export function explain(match: Match, telling: Telling, side: number, member: number): Explanation {
  const before = match.sides[side]?.[member]
  const rateAs = (state: RatingState): RatingState | undefined =>
    rate({ ...match, sides: match.sides.map((members, i) => (i === side ? members.with(member, state) : members)) })[
      side
    ]?.[member]
  const after = before && rateAs(before)
  const settled = before && rateAs({ ...before, day: match.day, variance: USUAL_DEVIATION ** 2 })
  if (!before || !after || !settled) throw new RangeError('The result has no such player.')
  return {
    before: standing(before, after === before ? before.variance : varianceOn(before, match.day, match.sides.length)),
    after: standing(after, after.variance),
    change: shownRank(after) - shownRank(before),
    chance: chances(telling, match.sides, match.day)[side] ?? 0,
    opponents: opponentsOf(match, telling, side, before, after),
    // The slope does not depend on the player's own variance, so the ratio of the changes is that of the variances.
    uncertaintyWeight: after === before ? 1 : after.variance / settled.variance,
    lead: leadOf(match, side),
    weight: match.weight,
    meeting: meetingOf(match.weight),
    kept: after.mean < before.mean && after.held === before.held,
  }
}

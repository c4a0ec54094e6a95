import { addPairing, attenuation, type Evidence, noEvidence, pairingWeight } from './model.ts'
import { type Position, scoreOf } from './sides.ts'
import { expectedLead, expectedLeadSlope, LEAD_VARIANCE, marginOf, measuredLead, type Score } from './lead.ts'
import { absorb, type RatingState, type Side, type Strength, strengthOn, varianceOn } from './state.ts'

/** Two sides of a result, by index. */
export type Pairing = readonly [number, number]

/** A result as the engine reads it. No player may stand in it twice. */
export interface Match {
  readonly sides: readonly Side[]
  /** One a side; at least one side has a place. */
  readonly positions: readonly Position[]
  /** Whole days since 1970-01-01, not before any participant's last result. */
  readonly day: number
  /** Of two sides, where it says more than the winner does. */
  readonly score: Score | null
  /** λ: how much a result of two sides counts, by how often they have met. */
  readonly weight: number
  /** Pairings of a field that do not count (see arranged.ts). A side that none counts for stays as it is. */
  readonly unpaired?: readonly Pairing[]
}

/** By side, the sides it is not paired with; undefined where every pairing counts. */
export function unpairedSides({ sides, unpaired = [] }: Match): ReadonlySet<number>[] | undefined {
  if (unpaired.length === 0) return undefined
  const found = sides.map(() => new Set<number>())
  for (const [a, b] of unpaired) {
    found[a]?.add(b)
    found[b]?.add(a)
  }
  return found
}

/** The score of side `i` against side `j`, or null where the two are not paired; `without` are i's of unpairedSides. */
export const pairedScore = (
  { positions }: Match,
  without: ReadonlySet<number> | undefined,
  i: number,
  j: number,
): number | null => (i === j || without?.has(j) ? null : scoreOf(positions[i] ?? null, positions[j] ?? null))

/** @throws RangeError as `rate` does; `sides` are its players, however they are given */
export function check(sides: readonly (readonly unknown[])[], positions: readonly Position[], day: number): void {
  if (sides.length < 2) throw new RangeError('A result has at least two sides.')
  if (sides.length !== positions.length) throw new RangeError('A result has one position a side.')
  let placed = 0
  for (let i = 0; i < sides.length; i++) {
    if (sides[i]?.length === 0) throw new RangeError('A side has at least one player.')
    if (positions[i] !== null) placed += 1
  }
  if (placed === 0) throw new RangeError('A result places at least one side.')
  if (!Number.isInteger(day)) throw new RangeError('A day is a whole number.')
}

/** @throws RangeError where a player stands in a result twice */
export function checkPlayers(id: string, sides: readonly (readonly string[])[]): void {
  const one = sides[0]
  const two = sides[1]
  if (sides.length === 2 && one?.length === 1 && two?.length === 1 && one[0] !== two[0]) return
  const ids = sides.flat()
  if (new Set(ids).size < ids.length) throw new RangeError(`A player stands twice in ${id}.`)
}

/** A side's result against the other: 1 won, ½ tied, 0 lost; and the lead that the score measured, if there is one. */
export interface Done {
  readonly won: number
  readonly lead: number | null
}

/** Side 0's part of a result of two sides. */
export function doneIn({ positions, score }: Pick<Match, 'positions' | 'score'>): Done {
  const won = scoreOf(positions[0] ?? null, positions[1] ?? null) ?? 0.5
  return { won, lead: score && measuredLead(marginOf(score), 2 * won - 1) }
}

/** The other side's part. */
export const doneByOther = ({ won, lead }: Done): Done => ({ won: 1 - won, lead: lead === null ? null : -lead })

/**
 * Takes up the evidence of a measured lead about one player, in place.
 *
 * @param lead the one measured less the one expected
 * @param slope that of the expected lead
 * @param rest everything uncertain but the player's own share
 */
export function addLead(
  evidence: Evidence,
  lead: number,
  slope: number,
  rest: number,
  share: number,
  weight: number,
): void {
  const noise = LEAD_VARIANCE + slope * rest
  evidence.gradient += (weight * share * lead) / noise
  evidence.information += (weight * share * share * slope) / noise
}

function rateSide(side: Side, day: number, done: Done, own: Strength, other: Strength, weight: number): RatingState[] {
  const share = 1 / side.length
  const difference = own.mean - other.mean
  const after: RatingState[] = []
  for (const member of side) {
    const variance = varianceOn(member, day, 2)
    const rest = other.variance + (own.variance - share * share * variance)
    const evidence = noEvidence()
    if (done.lead === null) addPairing(evidence, attenuation(rest), difference, done.won, share, weight)
    else addLead(evidence, done.lead - expectedLead(difference), expectedLeadSlope(difference), rest, share, weight)
    after.push(absorb(member, day, variance, evidence, done.won === 1))
  }
  return after
}

/** The states after a result of two sides in which side 0 has done `done`. */
export function rateTwo(one: Side, two: Side, day: number, done: Done, weight: number): [RatingState[], RatingState[]] {
  const own = strengthOn(one, day, 2)
  const other = strengthOn(two, day, 2)
  return [rateSide(one, day, done, own, other, weight), rateSide(two, day, doneByOther(done), other, own, weight)]
}

function rateField(match: Match): RatingState[][] {
  const { sides, day } = match
  const strengths = sides.map(side => strengthOn(side, day, sides.length))
  const weight = pairingWeight(sides.length)
  const without = unpairedSides(match)
  return sides.map((side, i) =>
    side.map(member => {
      const own = strengths[i]
      if (!own) return member
      const share = 1 / side.length
      const variance = varianceOn(member, day, sides.length)
      const evidence = noEvidence()
      let counts = false
      strengths.forEach((other, j) => {
        const score = pairedScore(match, without?.[i], i, j)
        if (score === null) return
        counts = true
        const g = attenuation(other.variance + (own.variance - share * share * variance))
        addPairing(evidence, g, own.mean - other.mean, score, share, weight)
      })
      return counts ? absorb(member, day, variance, evidence, false) : member
    }),
  )
}

/**
 * The states after a result, all computed from the states before it.
 *
 * @throws RangeError for fewer than two sides, an empty side, no place at all, or a day that is not whole
 */
export function rate(match: Match): RatingState[][] {
  check(match.sides, match.positions, match.day)
  const [one, two] = match.sides
  if (match.sides.length > 2 || !one || !two) return rateField(match)
  return rateTwo(one, two, match.day, doneIn(match), match.weight)
}

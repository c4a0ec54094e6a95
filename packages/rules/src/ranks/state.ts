import { DAY } from '@gauntlet/contract/time'
import type { Evidence } from './model.ts'

/** The engine's knowledge of one player in one sport. Plain values: a row of a table. */
export interface RatingState {
  /** Points; not floored. What is computed with. */
  readonly mean: number
  /** Points squared: how uncertain the mean is. */
  readonly variance: number
  /** The day of the last result, in whole days since 1970-01-01; null before the first. */
  readonly day: number | null
  /** How many results moved this state. */
  readonly results: number
  /** Sticky: true from the first time enough results and little enough uncertainty held together. */
  readonly settled: boolean
  /** The rank to show and to order by: a win never lowers it, anything else brings it back to the mean. */
  readonly held: number
  /** The level that the player declared before the first result, 1 to 7. */
  readonly level: number | null
}

export type Side = readonly RatingState[]

export interface Strength {
  readonly mean: number
  readonly variance: number
  /** The variance of the member of whom least is known. */
  readonly doubt: number
}

/** Nobody is less certain than a newcomer. */
export const MAX_VARIANCE = 300 ** 2
/** Added to the variance by a day without a result, and by a result as such: form drifts. */
const VARIANCE_PER_DAY = 8
const VARIANCE_PER_RESULT = 100
const VARIANCE_PER_FIELD = 200

/** The variance before a result of somebody who plays now and then, whose √v is 85. */
export const FAMILIAR_VARIANCE = 85 ** 2 + VARIANCE_PER_RESULT

const SETTLED_RESULTS = 10
const SETTLED_VARIANCE = 130 ** 2

/** Where the newcomers of a sport start. A sport's first players stand at 500. */
export const FIRST_ANCHOR = 500
/** A newcomer's result count at which the anchor learns from how the newcomer turned out, and by how much. */
export const ANCHOR_RESULTS = 5
const ANCHOR_RATE = 0.02

export const newcomer = (mean: number, level: number | null = null): RatingState => ({
  mean,
  variance: MAX_VARIANCE,
  day: null,
  results: 0,
  settled: false,
  held: mean,
  level,
})

/** The variance that a result between `sides` sides on `day` starts from: it grew since the last one. */
export function varianceOn(
  { variance, day: last }: Pick<RatingState, 'variance' | 'day'>,
  day: number,
  sides: number,
): number {
  return last === null ? MAX_VARIANCE : grownVariance(variance, day - last, sides)
}

/** The variance on `day` of a rank for which nothing was played since its last result. */
export const varianceBy = ({ variance, day: last }: Pick<RatingState, 'variance' | 'day'>, day: number): number =>
  last === null ? MAX_VARIANCE : Math.min(MAX_VARIANCE, variance + VARIANCE_PER_DAY * Math.max(0, day - last))

/** The variance that a result starts from, so many days after it was `variance`. */
export function grownVariance(variance: number, days: number, sides: number): number {
  const grown = VARIANCE_PER_DAY * Math.max(0, days) + (sides > 2 ? VARIANCE_PER_FIELD : VARIANCE_PER_RESULT)
  return Math.min(MAX_VARIANCE, variance + grown)
}

/** A side is the mean of its members; the variance is that of the mean, grown to `day`. */
export function strengthOn(side: Side, day: number, sides: number): Strength {
  let mean = 0
  let variance = 0
  let doubt = 0
  for (const member of side) {
    const grown = varianceOn(member, day, sides)
    mean += member.mean
    variance += grown
    doubt = Math.max(doubt, grown)
  }
  const share = 1 / side.length
  return { mean: mean * share, variance: variance * share * share, doubt }
}

/** Enough results, and little enough uncertainty. */
export const isSettledAfter = (results: number, variance: number): boolean =>
  results >= SETTLED_RESULTS && variance <= SETTLED_VARIANCE

/** The rest of a variance after `evidence`. */
export const varianceAfter = (variance: number, { information }: Evidence): number => 1 / (1 / variance + information)

/** The rank to show after a result that led to `mean`: a win `holds` it. */
export const heldAfter = (held: number, mean: number, holds: boolean): number => (holds ? Math.max(held, mean) : mean)

/** The state after a result on `day` that said `evidence`; `variance` is what it started from. */
export function absorb(
  before: RatingState,
  day: number,
  variance: number,
  evidence: Evidence,
  holds: boolean,
): RatingState {
  const after = varianceAfter(variance, evidence)
  const mean = before.mean + after * evidence.gradient
  const results = before.results + 1
  return {
    mean,
    variance: after,
    day,
    results,
    settled: before.settled || isSettledAfter(results, after),
    held: heldAfter(before.held, mean, holds),
    level: before.level,
  }
}

/** The rank that people see: a whole number, never below 0. Order by `held`, which goes on below. */
export const shownRank = ({ held }: Pick<RatingState, 'held'>): number => Math.max(0, Math.round(held))

/** √v in points, rounded: how far from the rank the true one probably is. */
export const shownDeviation = (variance: number): number => Math.round(Math.sqrt(variance))

/** The same on `today`, for a rank for which nothing was played since its last result. */
export const deviationBy = (rank: Pick<RatingState, 'variance' | 'day'>, today: number): number =>
  shownDeviation(varianceBy(rank, today))

/** The anchor after `after` was reached: it follows how newcomers turn out after five results. */
export const anchorAfter = (anchor: number, { mean, results }: RatingState): number =>
  results === ANCHOR_RESULTS ? anchor + ANCHOR_RATE * (mean - anchor) : anchor

/** The rank a player is shown, with '?', before the first ranked result in a sport. */
export const newcomerRank = (anchor: number): number => shownRank({ held: anchor })

/** The day of an instant (milliseconds since 1970-01-01 UTC), as the engine counts days. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

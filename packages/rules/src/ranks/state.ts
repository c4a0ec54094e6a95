import { DAY } from '@gauntlet/contract/time'
import { type Evidence, MAX_VARIANCE, VARIANCE_PER_DAY, VARIANCE_PER_RESULT } from './model.ts'

/** The engine's knowledge of one player in one sport. Plain values: a row of a table. */
export interface RatingState {
  /** Points; not floored. */
  readonly mean: number
  /** Points squared: how uncertain the mean is. */
  readonly variance: number
  /** The day of the last result, in whole days since 1970-01-01; null before the first. */
  readonly day: number | null
  /** How many results moved this state. */
  readonly results: number
  /** Sticky: true from the first time enough results and little enough uncertainty held together. */
  readonly settled: boolean
}

const SETTLED_RESULTS = 10
const SETTLED_VARIANCE = 130 ** 2

/** Where the newcomers of a sport start. A sport's first players stand at 500. */
export const FIRST_ANCHOR = 500
/** A newcomer's result count at which the anchor learns from how the newcomer turned out, and by how much. */
export const ANCHOR_RESULTS = 5
const ANCHOR_RATE = 0.02

export interface AnchorRange {
  readonly lower: number
  readonly upper: number
}
/** The product keeps the anchor in sight of 500, so that a newcomer is never shown an odd number. */
export const ANCHOR_RANGE: AnchorRange = { lower: 300, upper: 600 }
/** For measuring the model itself. */
export const ANCHOR_FREE: AnchorRange = { lower: -Infinity, upper: Infinity }

export const newcomer = (anchor: number): RatingState => ({
  mean: anchor,
  variance: MAX_VARIANCE,
  day: null,
  results: 0,
  settled: false,
})

/** The variance a result on `day` starts from: it grew since the last one. */
export const varianceOn = ({ variance, day: last }: RatingState, day: number): number =>
  last === null
    ? MAX_VARIANCE
    : Math.min(MAX_VARIANCE, variance + VARIANCE_PER_DAY * Math.max(0, day - last) + VARIANCE_PER_RESULT)

/** Enough results, and little enough uncertainty. */
export const isSettledAfter = (results: number, variance: number): boolean =>
  results >= SETTLED_RESULTS && variance <= SETTLED_VARIANCE

/** The state after a result on `day` that said `evidence`. */
export function absorb(before: RatingState, day: number, { gradient, information }: Evidence): RatingState {
  const variance = 1 / (1 / varianceOn(before, day) + information)
  const results = before.results + 1
  return {
    mean: before.mean + variance * gradient,
    variance,
    day,
    results,
    settled: before.settled || isSettledAfter(results, variance),
  }
}

/** The anchor after `after` was reached: it follows how newcomers turn out after five results. */
export const anchorAfter = (anchor: number, { mean, results }: RatingState, { lower, upper }: AnchorRange): number =>
  results === ANCHOR_RESULTS ? Math.min(upper, Math.max(lower, anchor + ANCHOR_RATE * (mean - anchor))) : anchor

/** The rank that people see: a whole number, never below 0. Order by `mean`, which goes on below. */
export const shownRank = ({ mean }: Pick<RatingState, 'mean'>): number => Math.max(0, Math.round(mean))

/** The rank a player is shown, with '?', before the first ranked result in a sport. */
export const newcomerRank = (anchor: number, { lower, upper }: AnchorRange = ANCHOR_RANGE): number =>
  shownRank({ mean: Math.min(upper, Math.max(lower, anchor)) })

/** Not provisional: shown without '?'. */
export const isSettled = ({ settled }: Pick<RatingState, 'settled'>): boolean => settled

/** The day of an instant (milliseconds since 1970-01-01 UTC), as the engine counts days. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

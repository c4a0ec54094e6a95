import type { Evidence } from '../model.ts'
import { isSettledAfter, type RatingState } from '../state.ts'

/** The engine's knowledge of one player in one sport. */
export interface PlayerState extends RatingState {
  /** The rank to show and to order by: a win never lowers it, anything else brings it back to the mean. */
  readonly held: number
  /** The level that the player declared before the first result, 1 to 7. */
  readonly level: number | null
}

export type Side = readonly PlayerState[]

export interface Strength {
  readonly mean: number
  readonly variance: number
}

/** Nobody is less certain than a newcomer. */
export const MAX_VARIANCE = 300 ** 2
const VARIANCE_PER_DAY = 8
const VARIANCE_PER_RESULT = 100
const VARIANCE_PER_FIELD = 200

export const newcomer = (mean: number, level: number | null = null): PlayerState => ({
  mean,
  variance: MAX_VARIANCE,
  day: null,
  results: 0,
  settled: false,
  held: mean,
  level,
})

/** The variance that a result between `sides` sides on `day` starts from: it grew since the last one. */
export function varianceOn({ variance, day: last }: RatingState, day: number, sides: number): number {
  if (last === null) return MAX_VARIANCE
  const grown = VARIANCE_PER_DAY * Math.max(0, day - last) + (sides > 2 ? VARIANCE_PER_FIELD : VARIANCE_PER_RESULT)
  return Math.min(MAX_VARIANCE, variance + grown)
}

/** A side is the mean of its members; the variance is that of the mean, grown to `day`. */
export function strengthOn(side: Side, day: number, sides: number): Strength {
  let mean = 0
  let variance = 0
  for (const member of side) {
    mean += member.mean
    variance += varianceOn(member, day, sides)
  }
  const share = 1 / side.length
  return { mean: mean * share, variance: variance * share * share }
}

/** The state after a result on `day` that said `evidence`; `variance` is what it started from. */
export function absorb(
  before: PlayerState,
  day: number,
  variance: number,
  { gradient, information }: Evidence,
  holds: boolean,
): PlayerState {
  const after = 1 / (1 / variance + information)
  const mean = before.mean + after * gradient
  const results = before.results + 1
  return {
    mean,
    variance: after,
    day,
    results,
    settled: before.settled || isSettledAfter(results, after),
    held: holds ? Math.max(before.held, mean) : mean,
    level: before.level,
  }
}

/** The rank that people see: a whole number, never below 0. Order by `held`, which goes on below. */
export const shownRank = ({ held }: Pick<PlayerState, 'held'>): number => Math.max(0, Math.round(held))

/** A score as a measurement of the difference in strength, in points of rank. */

/** The totals of both sides, side 0 first, in the finest unit known. */
export type Score = readonly [number, number]

const LEAD_DEVIATION = 300
/** Of one measured lead. */
export const LEAD_VARIANCE = LEAD_DEVIATION ** 2
/** A larger margin says no more: nobody gains by running up a score. */
const MARGIN_LIMIT = 2
/** The worth of winning, beside the margin. */
const WON = 0.25
/** Where leads stop growing with the difference in strength, and how sharply. */
const BEND = 2.25 * LEAD_DEVIATION
const SHARPNESS = 0.55 * LEAD_DEVIATION

/** z: the margin of side 0, against what chance alone makes of so many points. */
export const marginOf = ([a, b]: Score): number =>
  Math.max(-MARGIN_LIMIT, Math.min(MARGIN_LIMIT, (a - b) / Math.sqrt(a + b + 1)))

/** x: the lead that a margin measures; `won` is 1, 0 for a draw, −1. */
export const measuredLead = (margin: number, won: number): number => LEAD_DEVIATION * (margin + WON * won)

/** ln(1 + eˣ), for any x. */
const softplus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))
const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** f: the lead to expect of a side that is `difference` points ahead; its slope, near 1 between equals, falls to 0. */
export const expectedLead = (difference: number): number =>
  SHARPNESS * (softplus((difference + BEND) / SHARPNESS) - softplus((difference - BEND) / SHARPNESS)) - BEND

export const expectedLeadSlope = (difference: number): number =>
  logistic((difference + BEND) / SHARPNESS) - logistic((difference - BEND) / SHARPNESS)

/** One of two sides: the lead to expect of it, and its slope. */
interface Expecting {
  readonly mean: number
  expected: number
  slope: number
}

/**
 * Both sides' expected leads and their slopes, bit by bit as the two functions have them, with half of the
 * exponentials, which are most of a rating.
 */
export function expectLeads(own: Expecting, other: Expecting): void {
  const difference = own.mean - other.mean
  const upper = (difference + BEND) / SHARPNESS
  const lower = (difference - BEND) / SHARPNESS
  const upperFalls = Math.exp(-Math.abs(upper))
  const upperGrows = Math.exp(Math.abs(upper))
  const lowerFalls = Math.exp(-Math.abs(lower))
  const lowerGrows = Math.exp(Math.abs(lower))
  const upperRest = Math.log1p(upperFalls)
  const lowerRest = Math.log1p(lowerFalls)
  const ahead = Math.max(upper, 0) + upperRest - (Math.max(lower, 0) + lowerRest)
  const behind = Math.max(-lower, 0) + lowerRest - (Math.max(-upper, 0) + upperRest)
  own.expected = SHARPNESS * ahead - BEND
  other.expected = SHARPNESS * behind - BEND
  own.slope = 1 / (1 + (upper < 0 ? upperGrows : upperFalls)) - 1 / (1 + (lower < 0 ? lowerGrows : lowerFalls))
  other.slope = 1 / (1 + (lower > 0 ? lowerGrows : lowerFalls)) - 1 / (1 + (upper > 0 ? upperGrows : upperFalls))
}

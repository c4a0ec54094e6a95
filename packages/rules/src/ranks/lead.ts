/** A score as a measurement of the difference in strength, in points of rank. */

/** The totals of both sides, side 0 first, in the finest unit known. */
export type Score = readonly [number, number]

/** The variance of one measured lead is its square. */
export const LEAD_DEVIATION = 300
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

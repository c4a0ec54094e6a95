import { attenuation, expectedScore, LOG_ODDS_PER_POINT } from './model.ts'
import { type Side, type Strength, strengthOn } from './sides.ts'

/** The chance, 0 to 1, that side `a` beats side `b` on `day`. */
export function chanceToWin(a: Side, b: Side, day: number): number {
  const own = strengthOn(a, day)
  const other = strengthOn(b, day)
  return expectedScore(attenuation(own.variance + other.variance), own.mean - other.mean)
}

const logChance = (own: Strength, other: Strength): number =>
  -Math.log1p(Math.exp(-attenuation(own.variance + other.variance) * LOG_ODDS_PER_POINT * (own.mean - other.mean)))

/**
 * The chance of each side to win on `day`; they sum to 1. A side's is the product of its chances against each other
 * side, normalised over the sides; taken in logarithms, so that a large field does not round to nothing.
 */
export function chances(sides: readonly Side[], day: number): number[] {
  const strengths = sides.map(side => strengthOn(side, day))
  const logs = strengths.map((own, i) =>
    strengths.reduce((sum, other, j) => (i === j ? sum : sum + logChance(own, other)), 0),
  )
  const highest = Math.max(...logs)
  const products = logs.map(log => Math.exp(log - highest))
  const total = products.reduce((sum, product) => sum + product, 0)
  return products.map(product => product / total)
}

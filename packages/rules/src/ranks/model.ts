/**
 * The arithmetic of the rank model: Glickman's Glicko ("Parameter estimation in large dynamic paired comparison
 * experiments", Applied Statistics 48, 1999) on a scale where 400 points are odds of ten to one.
 * Means are in points, variances in points squared, days are whole days since 1970-01-01.
 */

/** q: one point in natural log odds. */
export const LOG_ODDS_PER_POINT = Math.LN10 / 400
const Q_SQUARED = LOG_ODDS_PER_POINT ** 2
const ATTENUATION = (3 * Q_SQUARED) / Math.PI ** 2

/** g(v): how much a difference in rank still says when it is uncertain by `variance`; 1 is all of it. */
export const attenuation = (variance: number): number => 1 / Math.sqrt(1 + ATTENUATION * variance)

/** E: the expected score, 0 to 1, of a player `difference` points ahead. */
export const expectedScore = (g: number, difference: number): number =>
  1 / (1 + Math.exp(-g * LOG_ODDS_PER_POINT * difference))

/** The evidence of results about one player: the slope and the curvature of their log-likelihood at the rank before. */
export interface Evidence {
  gradient: number
  information: number
}

export const noEvidence = (): Evidence => ({ gradient: 0, information: 0 })

/**
 * Adds one pairing to `evidence`, in place, since this is the innermost loop.
 *
 * @param g attenuation by everything uncertain in the pairing but the player's own share
 * @param difference own side's mean less the other's, in points
 * @param score 1 won, ½ tied, 0 lost
 * @param share the player's weight in their side: 1 / members
 * @param weight how much the pairing counts (λ)
 */
export function addPairing(
  evidence: Evidence,
  g: number,
  difference: number,
  score: number,
  share: number,
  weight: number,
): void {
  const expected = expectedScore(g, difference)
  evidence.gradient += weight * LOG_ODDS_PER_POINT * g * share * (score - expected)
  evidence.information += weight * Q_SQUARED * g * g * share * share * expected * (1 - expected)
}

/** λ of a result between `sides` sides: 1 for two; a field of N is worth log₂ N results, not N − 1. */
export const pairingWeight = (sides: number): number => Math.log2(sides) / (sides - 1)

import { type RatingState, varianceOn } from './state.ts'

/** The players of one side, at least one. */
export type Side = readonly RatingState[]

/** A finishing place, from 1, ties allowed; null where the report gave none ("winner only", "first four"). */
export type Position = number | null

export interface Strength {
  readonly mean: number
  readonly variance: number
}

/** A side is the mean of its members; the variance is that of the mean, grown to `day`. */
export function strengthOn(side: Side, day: number): Strength {
  let mean = 0
  let variance = 0
  for (const member of side) {
    mean += member.mean
    variance += varianceOn(member, day)
  }
  const share = 1 / side.length
  return { mean: mean * share, variance: variance * share * share }
}

/**
 * The score of `own` against `other`: 1 won, ½ tied, 0 lost. A side without a place lost to every side that has
 * one; two without a place say nothing of each other: null.
 */
export function scoreOf(own: Position, other: Position): 0 | 0.5 | 1 | null {
  if (own === null) return other === null ? null : 0
  if (other === null || own < other) return 1
  return own === other ? 0.5 : 0
}

/** The positions of a report that names only the winner (an index) of `count` sides. */
export const winnerOnly = (count: number, winner: number): Position[] =>
  Array.from({ length: count }, (_, index) => (index === winner ? 1 : null))

/** The places to show: sides without one share the place after the placed ones (1, 2, 2 …). */
export function places(positions: readonly Position[]): number[] {
  const rest = positions.filter(position => position !== null).length + 1
  return positions.map(position => position ?? rest)
}

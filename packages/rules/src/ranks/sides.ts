/** A finishing place, from 1, ties allowed; null where the report gave none ("winner only", "first four"). */
export type Position = number | null

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

import { PLACED_MIN } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'

/** The position given to each player, by id; a player without one is not in it. */
export type Placings = ReadonlyMap<string, number>

/** The fault of a rank report: too few positions is named first, then one given twice. */
export function placingsError(placings: Placings): string | undefined {
  if (placings.size < PLACED_MIN) return tournamentTexts.fourPlaces
  return new Set(placings.values()).size < placings.size ? tournamentTexts.duplicatePlaces : undefined
}

/** The players who share a position with another one. */
export function doubled(placings: Placings): Set<string> {
  const at = Map.groupBy(placings, ([, position]) => position)
  return new Set([...at.values()].filter(same => same.length > 1).flatMap(same => same.map(([id]) => id)))
}

export function withPlacing(placings: Placings, id: string, position: number | undefined): Placings {
  const next = new Map(placings)
  if (position === undefined) next.delete(id)
  else next.set(id, position)
  return next
}

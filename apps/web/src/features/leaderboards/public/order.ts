import type { LeaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { isSettling } from './leader-row.tsx'

/** The sports that the viewer plays, each with whether they have a place in it; none of a visitor. */
export type Own = ReadonlyMap<string, boolean>

const placesOf = ({ leaders }: LeaderGroup): number => leaders.filter(leader => !isSettling(leader)).length

/** The lower, the sooner a viewer wants to see the board: first of those that have places at all. */
function turnOf(group: LeaderGroup, own: Own): number {
  const place = own.get(group.sport.id)
  if (placesOf(group) === 0) return place === undefined ? 4 : 3
  if (place === undefined) return 2
  return place ? 0 : 1
}

/**
 * The boards in the order in which they are worth a look: where the viewer has a place, the viewer's other sports, the
 * rest; of those alike the ones with more places first, and whatever has none last.
 */
export const inTurn = (groups: readonly LeaderGroup[], own: Own): LeaderGroup[] =>
  groups.toSorted((a, b) => turnOf(a, own) - turnOf(b, own) || placesOf(b) - placesOf(a))

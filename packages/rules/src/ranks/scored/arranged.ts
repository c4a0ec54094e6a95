/** Against arranged results, beside the limit on margins, the bend of what is expected and the weight of meetings. */
import { DAY } from '@gauntlet/contract/time'
import { NUMBERED_PLACE_OPPONENTS } from '../arranged.ts'

/** For so long a high rank is remembered where a low one would be of use. */
export const SHOWN_FOR = 180 * DAY
const SETTLED_BY_OTHERS = 3

/** A rank as it was shown from `at` (milliseconds) on. */
export interface ShownRank {
  readonly rank: number
  readonly at: number
}

/**
 * The rank that a window of ranks tests: the highest that was shown in the last 180 days. `ranks` are in order of time;
 * the last from before them was still shown when they began.
 */
export function highestShown(ranks: readonly ShownRank[], now: number): number | undefined {
  const begin = now - SHOWN_FOR
  const shown = ranks.filter(({ at }, i) => at <= now && (ranks[i + 1]?.at ?? Infinity) > begin)
  return shown.length === 0 ? undefined : Math.max(...shown.map(({ rank }) => rank))
}

/**
 * A numbered place on a leaderboard takes being settled, and five settled opponents whom others have settled too: each
 * with at least three settled opponents beside the player and the player's own. `opponents` are the settled opponents,
 * each with theirs.
 */
export function earnsNumberedPlace(
  player: string,
  settled: boolean,
  opponents: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (!settled) return false
  const standing = [...opponents.values()].filter(theirs => {
    const others = [...theirs].filter(id => id !== player && !opponents.has(id))
    return others.length >= SETTLED_BY_OTHERS
  })
  return standing.length >= NUMBERED_PLACE_OPPONENTS
}

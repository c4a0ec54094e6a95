/**
 * Against arranged results, beside the limit on margins, the bend of what is expected and the weight of meetings: two
 * who meet in fields move each other's rank three times in 30 days, a window of ranks remembers a high one, and a place
 * on the leaderboard takes opponents who are themselves established by others.
 */
import { DAY } from '@gauntlet/contract/time'
import type { Pairing } from './rate.ts'
import { type Position, scoreOf } from './sides.ts'

export const PAIR_RESULTS = 3
/** Milliseconds. */
export const PAIR_WINDOW = 30 * DAY
/** A numbered place on a leaderboard takes being settled, and so many established opponents. */
export const NUMBERED_PLACE_OPPONENTS = 5
const SETTLED_BY_OTHERS = 3
/** For so long a high rank is remembered where a low one would be of use. Milliseconds. */
export const SHOWN_FOR = 180 * DAY

/**
 * Whether a field at `at` still moves rank between two sides: of the fields that the two play within 30 days, the first
 * three do. `moved` are the instants (milliseconds, any order) of their earlier ones that did; those that did not do
 * not count, so that a pair who meets every week keeps three a month.
 */
export function movesRank(moved: readonly number[], at: number): boolean {
  let recent = 0
  for (const earlier of moved) if (at - earlier < PAIR_WINDOW) recent += 1
  return recent < PAIR_RESULTS
}

export interface Pairings {
  /** The pairs whose ranks this field moves: remember its instant for each. */
  readonly moving: Pairing[]
  /** The pairs that used up their results: `unpaired` of `rate`. */
  readonly unpaired: Pairing[]
}

/**
 * Parts the pairings of a field at `at` by whether they move rank. `movedAt` gives the instants at which two
 * sides (by index) moved each other's rank before; what is older than 30 days may be left out.
 */
export function pairingsOf(
  positions: readonly Position[],
  at: number,
  movedAt: (i: number, j: number) => readonly number[] | undefined,
): Pairings {
  const moving: Pairing[] = []
  const unpaired: Pairing[] = []
  for (let i = 0; i < positions.length; i++) {
    for (let j = i + 1; j < positions.length; j++) {
      if (scoreOf(positions[i] ?? null, positions[j] ?? null) === null) continue
      const moved = movedAt(i, j)
      if (!moved || movesRank(moved, at)) moving.push([i, j])
      else unpaired.push([i, j])
    }
  }
  return { moving, unpaired }
}

/**
 * How many of a player's settled opponents others have settled too: each has at least three settled opponents beside
 * the player and the player's own. `opponents` are the settled opponents, each with theirs.
 */
export function establishedOpponents(player: string, opponents: ReadonlyMap<string, ReadonlySet<string>>): number {
  let established = 0
  for (const theirs of opponents.values()) {
    let others = 0
    for (const id of theirs) if (id !== player && !opponents.has(id)) others += 1
    if (others >= SETTLED_BY_OTHERS) established += 1
  }
  return established
}

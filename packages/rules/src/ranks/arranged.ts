/**
 * Against arranged results: two players who keep beating each other move no ranks, and a place on the leaderboard
 * takes opponents who are themselves established.
 */
import { DAY } from '@gauntlet/contract/time'
import type { Pairing } from './rate.ts'
import { type Position, scoreOf } from './sides.ts'

export const PAIR_RESULTS = 3
/** Milliseconds. */
export const PAIR_WINDOW = 30 * DAY
export const NUMBERED_PLACE_OPPONENTS = 5

/**
 * Whether a result at `at` between two sides still moves rank: of what the two play within 30 days, the first three
 * ranked results do. `moved` are the instants (milliseconds, any order) of their earlier results that did; those that
 * did not move rank do not count, so that a pair who meets every week keeps three results a month.
 */
export function movesRank(moved: readonly number[], at: number): boolean {
  let recent = 0
  for (const earlier of moved) if (at - earlier < PAIR_WINDOW) recent += 1
  return recent < PAIR_RESULTS
}

/** A numbered place on a leaderboard: settled oneself, and five different settled opponents. */
export const earnsNumberedPlace = (settled: boolean, settledOpponents: number): boolean =>
  settled && settledOpponents >= NUMBERED_PLACE_OPPONENTS

export interface Pairings {
  /** The pairs whose ranks this result moves: remember its instant for each. */
  readonly moving: Pairing[]
  /** The pairs that used up their results: `unpaired` of `rate`. */
  readonly unpaired: Pairing[]
}

/**
 * Parts the pairings of a result at `at` by whether they move rank. `movedAt` gives the instants at which two
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

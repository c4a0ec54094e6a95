import { chanceToWin, type Telling } from '../ranks/told.ts'
import type { RatingState } from '../ranks/state.ts'

interface Rated {
  id: string
  state: RatingState
}

export interface FairSides {
  sides: [string[], string[]]
  /** That the first side wins. */
  chance: number
}

/**
 * The split of players into two sides whose match is nearest to 50 : 50. A side is the mean of its players, so it is
 * the split with the nearest means. All are tried, 352,716 of 22 players; among equals the first in the order given
 * is taken. Of an odd number the first player's side may be the larger or the smaller. Two who are kept `apart` play
 * against each other.
 */
export function fairSides(
  players: readonly Rated[],
  telling: Telling,
  day: number,
  apart: readonly string[] = [],
): FairSides {
  const rivals = players.flatMap(({ id }, at) => (apart.includes(id) ? [at] : []))
  const means = players.map(({ state }) => state.mean)
  const total = means.reduce((sum, mean) => sum + mean, 0)
  const half = Math.floor(players.length / 2)
  let best: { between: number; first: number[] } = { between: Number.POSITIVE_INFINITY, first: [] }
  const chosen = [0]
  const choose = (from: number, size: number, sum: number): void => {
    if (chosen.length === size) {
      const between = Math.abs(sum / size - (total - sum) / (players.length - size))
      const together = rivals.length === 2 && new Set(rivals.map(at => chosen.includes(at))).size === 1
      if (!together && between < best.between - 1e-9) best = { between, first: [...chosen] }
      return
    }
    for (let next = from; next <= players.length - (size - chosen.length); next++) {
      chosen.push(next)
      choose(next + 1, size, sum + (means[next] ?? 0))
      chosen.pop()
    }
  }
  for (const size of new Set([half, players.length - half])) choose(1, size, means[0] ?? 0)
  const isFirst = new Set(best.first)
  const [first, second] = [true, false].map(wanted => players.filter((_, i) => isFirst.has(i) === wanted))
  const states = (side: readonly Rated[] = []) => side.map(({ state }) => state)
  const ids = (side: readonly Rated[] = []) => side.map(({ id }) => id)
  return {
    sides: [ids(first), ids(second)],
    chance: chanceToWin(telling, states(first), states(second), day),
  }
}

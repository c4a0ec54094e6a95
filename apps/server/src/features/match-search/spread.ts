/** How a population is spread over the ranks. */
export interface Spread {
  /** The share that lies within `width` of a centre, on the average of the centres. */
  shareWithin: (centres: readonly number[], width: number) => number
  /** Within how much of a centre that share of it lies. */
  widthOf: (centres: readonly number[], share: number) => number
}

const STEP = 25
/** Halvings of what nearly everything lies within: a point of rank or two is near enough. */
const HALVINGS = 12
/** Nobody is farther from anybody. */
export const WIDEST = 10_000_000

/** From counts by steps of 25 points. Of nobody everybody lies within anything. */
export function spreadOf(counts: readonly { step: number; players: number }[]): Spread {
  const players = new Map<number, number>()
  for (const count of counts) players.set(count.step, (players.get(count.step) ?? 0) + count.players)
  const [first, last] = [Math.min(0, ...players.keys()), Math.max(0, ...players.keys())]
  const reach = STEP * (1 + last - first)
  /** How many stand below each step, and below the end of the last: a search asks hundreds of times. */
  const sums = [0]
  for (let step = first; step <= last; step++) sums.push((sums.at(-1) ?? 0) + (players.get(step) ?? 0))
  const total = sums.at(-1) ?? 0
  /** How many stand below a point, evenly spread within each step. */
  const below = (point: number) => {
    const at = Math.min(last - first + 1, Math.max(0, point / STEP - first))
    const whole = Math.floor(at)
    const [before = total, after = before] = [sums[whole], sums[whole + 1]]
    return before + (at - whole) * (after - before)
  }
  const shareWithin = (centres: readonly number[], width: number) => {
    if (total === 0 || centres.length === 0) return 1
    const times = Map.groupBy(centres, centre => centre)
    const found = [...times].map(([centre, all]) => all.length * (below(centre + width) - below(centre - width)))
    return found.reduce((sum, there) => sum + there, 0) / total / centres.length
  }
  return {
    shareWithin,
    widthOf(centres, share) {
      if (total === 0 || shareWithin(centres, reach) <= share) return WIDEST
      let [least, most] = [0, reach]
      for (let left = HALVINGS; left > 0; left--) {
        const middle = (least + most) / 2
        if (shareWithin(centres, middle) < share) least = middle
        else most = middle
      }
      return most
    },
  }
}

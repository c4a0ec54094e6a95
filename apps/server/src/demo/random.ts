/** Numbers that look like chance and are the same for the same seed: a world can be made again. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** Around `mean`, bell-shaped with this standard deviation. */
  normal(mean: number, deviation: number): number
  chance(probability: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** One of a list that is not empty, the likelier the larger its weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T
}

/** Mulberry32, a 32-bit generator: small, and good enough to invent players. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed)
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    // Box and Muller: two even numbers make a normal one.
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: probability => next() < probability,
    pick: list => itemAt(list, whole(0, list.length - 1)),
    weighted(list, weightOf) {
      let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0)
      const index = list.findIndex(item => (left -= weightOf(item)) < 0)
      return itemAt(list, index < 0 ? list.length - 1 : index)
    },
  }
}

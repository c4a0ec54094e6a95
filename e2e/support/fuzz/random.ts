/** Numbers that follow from a seed: the same seed makes the same requests. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  below(below: number): number
  /** Whether something happens that does so in this share of cases. */
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

/** mulberry32: 32 bits of state, plenty for choosing. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: below => Math.floor(next() * below),
    chance: share => next() < share,
    pick(from) {
      const one = from[Math.floor(next() * from.length)]
      if (one === undefined && from.length === 0) throw new RangeError('Nothing to pick from')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list is not empty; undefined may be in it
      return one as (typeof from)[number]
    },
  }
}

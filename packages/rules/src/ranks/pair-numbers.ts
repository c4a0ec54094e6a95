const FIRST_SIZE = 1024

const slotOf = (one: number, two: number, mask: number): number => {
  const mixed = Math.imul(one, 0x9e3779b1) ^ Math.imul(two, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) & mask
}

/**
 * Numbers pairs of whole numbers, from 0 on, in the order in which they are first asked for. Open addressing in arrays
 * of numbers: a sport has nearly as many pairs as results, and a Map would want a key made for each look.
 */
export class PairNumbers {
  /** One more than the number of the pair there; 0 where there is none. Twice as many as pairs. */
  #slots = new Int32Array(2 * FIRST_SIZE)
  /** Both of each pair, side by side: they are compared together. */
  #pairs = new Int32Array(2 * FIRST_SIZE)
  #size = 0

  get size(): number {
    return this.#size
  }

  oneOf(number: number): number {
    return this.#pairs[2 * number] ?? 0
  }

  twoOf(number: number): number {
    return this.#pairs[2 * number + 1] ?? 0
  }

  /** The number of two sides, whichever comes first. */
  ofSides = (a: number, b: number): number => (a < b ? this.of(a, b) : this.of(b, a))

  /** The number of the pair, in this order of the two: a new one, the size so far, where it was never asked for. */
  of(one: number, two: number): number {
    const slots = this.#slots
    const pairs = this.#pairs
    const mask = slots.length - 1
    let slot = slotOf(one, two, mask)
    for (let taken = slots[slot] ?? 0; taken !== 0; taken = slots[slot] ?? 0) {
      if (pairs[2 * taken - 2] === one && pairs[2 * taken - 1] === two) return taken - 1
      slot = (slot + 1) & mask
    }
    const number = this.#size++
    pairs[2 * number] = one
    pairs[2 * number + 1] = two
    slots[slot] = this.#size
    if (2 * this.#size === pairs.length) this.#grow()
    return number
  }

  #grow(): void {
    const pairs = new Int32Array(4 * this.#size)
    pairs.set(this.#pairs)
    const slots = new Int32Array(4 * this.#size)
    const mask = slots.length - 1
    for (let number = 0; number < this.#size; number++) {
      let slot = slotOf(pairs[2 * number] ?? 0, pairs[2 * number + 1] ?? 0, mask)
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = number + 1
    }
    this.#pairs = pairs
    this.#slots = slots
  }
}

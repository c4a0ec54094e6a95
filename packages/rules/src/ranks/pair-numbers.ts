/** So many things can be paired: the key of two of them is a whole number that a double holds. */
const MOST = 2 ** 26
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
  /** One more than the number of the pair there; 0 where there is none. Twice as many as keys. */
  #slots = new Int32Array(2 * FIRST_SIZE)
  #keys = new Float64Array(FIRST_SIZE)
  #size = 0

  get size(): number {
    return this.#size
  }

  oneOf(number: number): number {
    return Math.floor((this.#keys[number] ?? 0) / MOST)
  }

  twoOf(number: number): number {
    return (this.#keys[number] ?? 0) % MOST
  }

  /** The number of the pair, in this order of the two: a new one, the size so far, where it was never asked for. */
  of(one: number, two: number): number {
    const key = one * MOST + two
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = slotOf(one, two, mask)
    for (let taken = slots[slot] ?? 0; taken !== 0; taken = slots[slot] ?? 0) {
      if (this.#keys[taken - 1] === key) return taken - 1
      slot = (slot + 1) & mask
    }
    const number = this.#size++
    this.#keys[number] = key
    slots[slot] = this.#size
    if (this.#size === this.#keys.length) this.#grow()
    return number
  }

  #grow(): void {
    const keys = new Float64Array(2 * this.#size)
    keys.set(this.#keys)
    const slots = new Int32Array(2 * keys.length)
    const mask = slots.length - 1
    for (let number = 0; number < this.#size; number++) {
      let slot = slotOf(this.oneOf(number), this.twoOf(number), mask)
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = number + 1
    }
    this.#keys = keys
    this.#slots = slots
  }
}

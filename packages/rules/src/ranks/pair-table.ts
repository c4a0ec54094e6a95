import { PairNumbers } from './pair-numbers.ts'
import { fadedTo, type Meetings, type Pairs } from './pairs.ts'
import type { Roster } from './roster.ts'

/** How often each two sides have met, by the numbers of the sides. */
export class PairTable {
  readonly #numbers = new PairNumbers()
  #n = new Float64Array(1024)
  #day = new Int32Array(1024)

  #numberOf(a: number, b: number): number {
    const number = a < b ? this.#numbers.of(a, b) : this.#numbers.of(b, a)
    if (number === this.#n.length) {
      const [n, day] = [new Float64Array(2 * number), new Int32Array(2 * number)]
      n.set(this.#n)
      day.set(this.#day)
      this.#n = n
      this.#day = day
    }
    return number
  }

  /** Counts one more meeting on `day`; returns how many there were. */
  meet(a: number, b: number, day: number): number {
    const pair = this.#numberOf(a, b)
    const before = fadedTo({ n: this.#n[pair] ?? 0, day: this.#day[pair] ?? 0 }, day)
    this.#n[pair] = before + 1
    this.#day[pair] = day
    return before
  }

  meetings(a: number, b: number): Meetings {
    const pair = this.#numberOf(a, b)
    return { n: this.#n[pair] ?? 0, day: this.#day[pair] ?? 0 }
  }

  load({ sides, one, two, n, day }: Pairs, roster: Roster): void {
    const numbers = sides.map(roster.sideOf)
    for (const [i, first] of one.entries()) {
      const pair = this.#numberOf(numbers[first] ?? 0, numbers[two[i] ?? 0] ?? 0)
      this.#n[pair] = n[i] ?? 0
      this.#day[pair] = day[i] ?? 0
    }
  }

  /** Its sides in the order of their keys, so that equal tables have equal columns whatever the numbers were. */
  columns(roster: Roster): Pairs {
    const numbers = this.#numbers
    const { size } = numbers
    const met = new Uint8Array(roster.size)
    for (let pair = 0; pair < size; pair++) {
      met[numbers.oneOf(pair)] = 1
      met[numbers.twoOf(pair)] = 1
    }
    const named: { key: string; side: number }[] = []
    for (const [side, has] of met.entries()) if (has) named.push({ key: roster.keyOf(side), side })
    named.sort((a, b) => (a.key < b.key ? -1 : 1))
    const places = new Int32Array(roster.size)
    for (const [place, { side }] of named.entries()) places[side] = place
    const [one, two]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < size; pair++) {
      const [a, b] = [places[numbers.oneOf(pair)] ?? 0, places[numbers.twoOf(pair)] ?? 0]
      one.push(Math.min(a, b))
      two.push(Math.max(a, b))
    }
    const sides = named.map(({ key }) => key)
    return { sides, one, two, n: [...this.#n.subarray(0, size)], day: [...this.#day.subarray(0, size)] }
  }
}

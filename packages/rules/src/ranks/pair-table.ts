import { PairNumbers } from './pair-numbers.ts'
import { fadedAfter, type Meetings, type Pairs, weightAfter } from './pairs.ts'
import type { Roster } from './roster.ts'

/** How often each two sides have met, by the numbers of the sides. */
export class PairTable {
  readonly #numbers: PairNumbers
  /** Of each pair n and the day, side by side. */
  #met: Float64Array
  /** λ of the last meeting. */
  weight = 1

  /** `numbers` are those of a log whose pairs have theirs already. */
  constructor(numbers = new PairNumbers()) {
    this.#numbers = numbers
    this.#met = new Float64Array(2 * Math.max(1024, numbers.size))
  }

  /** The number of two sides. */
  pairOf(a: number, b: number): number {
    const pair = this.#numbers.ofSides(a, b)
    while (2 * pair >= this.#met.length) this.#grow()
    return pair
  }

  #grow(): void {
    const met = new Float64Array(2 * this.#met.length)
    met.set(this.#met)
    this.#met = met
  }

  /** Counts one more meeting on `day`; `weight` is how much it counts. */
  meet(pair: number, day: number): void {
    const met = this.#met
    const before = fadedAfter(met[2 * pair] ?? 0, day - (met[2 * pair + 1] ?? 0))
    met[2 * pair] = before + 1
    met[2 * pair + 1] = day
    this.weight = weightAfter(before)
  }

  meetings(a: number, b: number): Meetings {
    const pair = this.pairOf(a, b)
    return { n: this.#met[2 * pair] ?? 0, day: this.#met[2 * pair + 1] ?? 0 }
  }

  load({ sides, one, two, n, day }: Pairs, roster: Roster): void {
    const numbers = sides.map(roster.sideOf)
    for (const [i, first] of one.entries()) {
      const pair = this.pairOf(numbers[first] ?? 0, numbers[two[i] ?? 0] ?? 0)
      this.#met[2 * pair] = n[i] ?? 0
      this.#met[2 * pair + 1] = day[i] ?? 0
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
    const [one, two, n, day]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let pair = 0; pair < size; pair++) {
      const a = places[numbers.oneOf(pair)] ?? 0
      const b = places[numbers.twoOf(pair)] ?? 0
      one.push(Math.min(a, b))
      two.push(Math.max(a, b))
      n.push(this.#met[2 * pair] ?? 0)
      day.push(this.#met[2 * pair + 1] ?? 0)
    }
    return { sides: named.map(({ key }) => key), one, two, n, day }
  }
}

import { PairNumbers } from './pair-numbers.ts'

/** Between the players of a side in its name; no id holds one. */
const BETWEEN = '\t'

/** Names a side by its players' ids, whatever their order. Another partner makes another side. */
export const sideKey = (players: readonly string[]): string =>
  players.length === 1 ? (players[0] ?? '') : players.toSorted().join(BETWEEN)

/** Numbers the players of a log and their sides; a player is a side of one. A number is found quicker than a name. */
export class Roster {
  readonly #players = new Map<string, number>()
  /** By number, the name of a player; of a side of several, nothing. */
  readonly #names: (string | undefined)[] = []
  /** Sides of several: the last of them in the order of numbers, after the side of the others. */
  readonly #joined = new PairNumbers()
  /** By the number of the pair in `#joined`, that of the side. */
  readonly #sides: number[] = []
  /** By the number of a side of several, that of its pair. */
  readonly #parts = new Map<number, number>()

  /** One more than the highest number. */
  get size(): number {
    return this.#names.length
  }

  player(id: string): number {
    const known = this.#players.get(id)
    if (known !== undefined) return known
    const number = this.#names.push(id) - 1
    this.#players.set(id, number)
    return number
  }

  /** The side of these players, in whatever order. */
  side(players: readonly number[]): number {
    const one = players[0] ?? 0
    if (players.length === 1) return one
    const two = players[1] ?? 0
    if (players.length === 2) return one < two ? this.#join(one, two) : this.#join(two, one)
    const [first = 0, ...rest] = players.toSorted((a, b) => a - b)
    return rest.reduce((side, player) => this.#join(side, player), first)
  }

  #join(side: number, player: number): number {
    const pair = this.#joined.of(side, player)
    const known = this.#sides[pair]
    if (known !== undefined) return known
    const number = this.#names.push(undefined) - 1
    this.#sides.push(number)
    this.#parts.set(number, pair)
    return number
  }

  /** The side that `sideKey` names so. */
  sideOf = (key: string): number => this.side(key.split(BETWEEN).map(id => this.player(id)))

  /** As `sideKey` names it. */
  keyOf(side: number): string {
    const players: string[] = []
    let rest = side
    for (let pair = this.#parts.get(rest); pair !== undefined; pair = this.#parts.get(rest)) {
      players.push(this.#names[this.#joined.twoOf(pair)] ?? '')
      rest = this.#joined.oneOf(pair)
    }
    return sideKey([...players, this.#names[rest] ?? ''])
  }

  /** The players' names, by number. */
  *players(): Iterable<readonly [id: string, number: number]> {
    yield* this.#players
  }
}

import { type LogEntry, type Snapshot, voidedIds } from './log.ts'
import { PairNumbers } from './pair-numbers.ts'
import { check, checkPlayers, doneIn } from './rate.ts'
import { Roster } from './roster.ts'
import { dayOf } from './state.ts'

const playersIn = ({ sides }: LogEntry): number => sides.reduce((sum, side) => sum + side.length, 0)

/** Whether a number for each of its names, two for its outcome and its day say all of it. */
const isPlain = ({ sides, levels }: LogEntry): boolean => sides.length === 2 && levels === undefined

/**
 * The results of a log that count, with numbers for names and in columns: a replay of it reads no text and makes no
 * objects. Fields, and results of newcomers who declared a level, stay entries: they are few.
 */
export class NumberedLog {
  readonly roster = new Roster()
  /** Of sides, those who had met before the log first: a snapshot has them in this order. */
  readonly pairs = new PairNumbers()
  readonly size: number
  /** The last entry of the log, whether it counts or not; null of none. */
  readonly through: Snapshot['through']
  readonly voided: readonly string[]
  readonly #entries = new Map<number, LogEntry>()
  /** The number of the two sides' pair; −1 for an entry. */
  readonly #pair: Int32Array
  /** The players of all sides, one after the other, each side in its own order: sums depend on it. */
  readonly #cast: Int32Array
  /** Where in `#cast` each of the two sides ends. */
  readonly #oneEnds: Int32Array
  readonly #twoEnds: Int32Array
  readonly #day: Int32Array
  readonly #won: Float64Array
  /** Not a number without a score. */
  readonly #lead: Float64Array

  /** @throws RangeError as `voidedIds` and `rate` do, and where a player stands in a result twice */
  constructor(log: readonly LogEntry[], from: Snapshot) {
    const before = from.pairs.sides.map(this.roster.sideOf)
    for (const [i, one] of from.pairs.one.entries())
      this.pairs.ofSides(before[one] ?? 0, before[from.pairs.two[i] ?? 0] ?? 0)
    const voided = voidedIds(log, from)
    const standing = log.filter(({ id, sides }) => sides.length > 0 && !voided.has(id))
    const last = log.at(-1)
    this.through = last ? { at: last.at, id: last.id } : from.through
    this.voided = [...from.voided, ...voided]
    this.size = standing.length
    this.#pair = new Int32Array(this.size)
    this.#cast = new Int32Array(standing.reduce((sum, entry) => sum + playersIn(entry), 0))
    this.#oneEnds = new Int32Array(this.size)
    this.#twoEnds = new Int32Array(this.size)
    this.#day = new Int32Array(this.size)
    this.#won = new Float64Array(this.size)
    this.#lead = new Float64Array(this.size)
    for (const [i, entry] of standing.entries()) this.#add(i, entry)
  }

  #add(i: number, entry: LogEntry): void {
    const { id, at, sides, positions } = entry
    const [one = [], two = []] = sides
    const begin = this.#twoEnds[i - 1] ?? 0
    const middle = begin + one.length
    this.#twoEnds[i] = begin
    if (sides.length === 2) this.#pair[i] = this.pairs.ofSides(this.#enlist(one, begin), this.#enlist(two, middle))
    if (!isPlain(entry)) {
      this.#entries.set(i, entry)
      this.#pair[i] = -1
      return
    }
    const day = dayOf(at)
    check(sides, positions, day)
    checkPlayers(id, sides)
    this.#oneEnds[i] = middle
    this.#twoEnds[i] = middle + two.length
    this.#day[i] = day
    const { won, lead } = doneIn(entry)
    this.#won[i] = won
    this.#lead[i] = lead ?? NaN
  }

  /** Writes down the players of a side; answers its number. */
  #enlist(side: readonly string[], begin: number): number {
    const [only = ''] = side
    if (side.length === 1) return (this.#cast[begin] = this.roster.player(only))
    const players = side.map(name => this.roster.player(name))
    this.#cast.set(players, begin)
    return this.roster.side(players)
  }

  /** Where it stays one. */
  entryAt(i: number): LogEntry | undefined {
    return this.pairAt(i) < 0 ? this.#entries.get(i) : undefined
  }

  pairAt(i: number): number {
    return this.#pair[i] ?? 0
  }

  dayAt(i: number): number {
    return this.#day[i] ?? 0
  }

  /** Of the first side, as `doneIn` has it. */
  wonAt(i: number): number {
    return this.#won[i] ?? 0
  }

  leadAt(i: number): number {
    return this.#lead[i] ?? NaN
  }

  /** Writes the players of the first side into `players`. */
  callOne(i: number, players: number[]): void {
    this.#call(i === 0 ? 0 : (this.#twoEnds[i - 1] ?? 0), this.#oneEnds[i] ?? 0, players)
  }

  callTwo(i: number, players: number[]): void {
    this.#call(this.#oneEnds[i] ?? 0, this.#twoEnds[i] ?? 0, players)
  }

  #call(begin: number, end: number, players: number[]): void {
    if (players.length > end - begin) players.length = end - begin
    for (let place = begin; place < end; place++) players[place - begin] = this.#cast[place] ?? 0
  }
}

import type { Evidence } from './model.ts'
import { grownVariance, heldAfter, isSettledAfter, MAX_VARIANCE, type RatingState, varianceAfter } from './state.ts'

// The places of a player's numbers, eight to a player: what a result reads and writes of one lies together.
const WIDTH = 8
const MEAN = 0
/** 0 of a player without a state: before the first result that counts. */
const VARIANCE = 1
const HELD = 2
/** Not a number before the first result. */
const RATED_DAY = 3
const RESULTS = 4
const SETTLED = 5
// The seventh is the level, 0 where none was declared.

/** The sums over the players of a side before a result. */
interface Sums {
  readonly players: readonly number[]
  /** Of each of the players, as it has grown. */
  readonly variances: number[]
  meanSum: number
  varianceSum: number
  /** As `strengthOn` has it. */
  doubt: number
}

/**
 * The states of a sport's players, by the players' numbers: a result changes numbers where they stand, where objects
 * would have to be made and collected. For the same reason what a result calls takes and answers no fractions: each
 * would be an object, too.
 */
export class States {
  #numbers = new Float64Array(1024 * WIDTH)

  has(player: number): boolean {
    return (this.#numbers[WIDTH * player + VARIANCE] ?? 0) > 0
  }

  isSettled(player: number): boolean {
    return this.#numbers[WIDTH * player + SETTLED] === 1
  }

  hasPlayed(player: number, results: number): boolean {
    return this.#numbers[WIDTH * player + RESULTS] === results
  }

  /** Adds up a side before a result of two sides on `day`. */
  addUp(side: Sums, day: number): void {
    const numbers = this.#numbers
    const { players, variances } = side
    let mean = 0
    let variance = 0
    let doubt = 0
    for (let i = 0; i < players.length; i++) {
      const first = WIDTH * (players[i] ?? 0)
      const last = numbers[first + RATED_DAY] ?? NaN
      const grown = Number.isNaN(last) ? MAX_VARIANCE : grownVariance(numbers[first + VARIANCE] ?? 0, day - last, 2)
      variances[i] = grown
      mean += numbers[first + MEAN] ?? 0
      variance += grown
      doubt = Math.max(doubt, grown)
    }
    side.doubt = doubt
    side.meanSum = mean
    side.varianceSum = variance
  }

  read(player: number): RatingState {
    const first = WIDTH * player
    const [mean = 0, variance = 0, held = 0, day = NaN, results = 0, settled, level = 0] = this.#numbers.subarray(
      first,
      first + WIDTH,
    )
    return {
      mean,
      variance,
      day: Number.isNaN(day) ? null : day,
      results,
      settled: settled === 1,
      held,
      level: level || null,
    }
  }

  write(player: number, { mean, variance, held, day, results, settled, level }: RatingState): void {
    const first = WIDTH * player
    while (first >= this.#numbers.length) this.#grow()
    this.#numbers.set([mean, variance, held, day ?? NaN, results, Number(settled), level ?? 0], first)
  }

  /** As `absorb` of state.ts has it, in place; `variance` is among the evidence. */
  absorb(player: number, day: number, evidence: Evidence & { variance: number }, holds: boolean): void {
    const numbers = this.#numbers
    const first = WIDTH * player
    const after = varianceAfter(evidence.variance, evidence)
    const mean = (numbers[first + MEAN] ?? 0) + after * evidence.gradient
    const results = (numbers[first + RESULTS] ?? 0) + 1
    numbers[first + MEAN] = mean
    numbers[first + VARIANCE] = after
    numbers[first + HELD] = heldAfter(numbers[first + HELD] ?? 0, mean, holds)
    numbers[first + RATED_DAY] = day
    numbers[first + RESULTS] = results
    if (isSettledAfter(results, after)) numbers[first + SETTLED] = 1
  }

  #grow(): void {
    const numbers = new Float64Array(2 * this.#numbers.length)
    numbers.set(this.#numbers)
    this.#numbers = numbers
  }
}

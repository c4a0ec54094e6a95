import type { Evidence } from './model.ts'
import { grownVariance, heldAfter, isSettledAfter, MAX_VARIANCE, type RatingState, varianceAfter } from './state.ts'

const wider = <Column extends Float64Array | Int32Array | Uint8Array>(column: Column, wide: Column): Column => {
  wide.set(column)
  return wide
}

/**
 * The states of a sport's players in columns, by the players' numbers: a result changes numbers where they stand, where
 * objects would have to be made and collected.
 */
export class States {
  #mean = new Float64Array(1024)
  /** 0 of a player without a state: before the first result that counts. */
  #variance = new Float64Array(1024)
  #held = new Float64Array(1024)
  /** Not a number before the first result. */
  #day = new Float64Array(1024)
  #results = new Int32Array(1024)
  #settled = new Uint8Array(1024)
  /** 0 where none was declared. */
  #level = new Uint8Array(1024)

  has(player: number): boolean {
    return (this.#variance[player] ?? 0) > 0
  }

  meanOf(player: number): number {
    return this.#mean[player] ?? 0
  }

  resultsOf(player: number): number {
    return this.#results[player] ?? 0
  }

  isSettled(player: number): boolean {
    return this.#settled[player] === 1
  }

  /** The variance that a result of two sides on `day` starts from. */
  varianceOn(player: number, day: number): number {
    const last = this.#day[player] ?? NaN
    return last !== last ? MAX_VARIANCE : grownVariance(this.#variance[player] ?? 0, day - last, 2)
  }

  read(player: number): RatingState {
    const day = this.#day[player] ?? NaN
    return {
      mean: this.meanOf(player),
      variance: this.#variance[player] ?? 0,
      day: Number.isNaN(day) ? null : day,
      results: this.resultsOf(player),
      settled: this.#settled[player] === 1,
      held: this.#held[player] ?? 0,
      level: this.#level[player] || null,
    }
  }

  write(player: number, { mean, variance, held, day, results, settled, level }: RatingState): void {
    while (player >= this.#mean.length) this.#grow()
    this.#mean[player] = mean
    this.#variance[player] = variance
    this.#held[player] = held
    this.#day[player] = day ?? NaN
    this.#results[player] = results
    this.#settled[player] = Number(settled)
    this.#level[player] = level ?? 0
  }

  /** As `absorb` has it, in place. */
  absorb(player: number, day: number, variance: number, evidence: Evidence, holds: boolean): void {
    const after = varianceAfter(variance, evidence)
    const mean = this.meanOf(player) + after * evidence.gradient
    const results = this.resultsOf(player) + 1
    this.#mean[player] = mean
    this.#variance[player] = after
    this.#held[player] = heldAfter(this.#held[player] ?? 0, mean, holds)
    this.#day[player] = day
    this.#results[player] = results
    if (isSettledAfter(results, after)) this.#settled[player] = 1
  }

  #grow(): void {
    const size = 2 * this.#mean.length
    this.#mean = wider(this.#mean, new Float64Array(size))
    this.#variance = wider(this.#variance, new Float64Array(size))
    this.#held = wider(this.#held, new Float64Array(size))
    this.#day = wider(this.#day, new Float64Array(size))
    this.#results = wider(this.#results, new Int32Array(size))
    this.#settled = wider(this.#settled, new Uint8Array(size))
    this.#level = wider(this.#level, new Uint8Array(size))
  }
}

import { type Done, evidenceOf } from './rate.ts'
import type { States } from './states.ts'
import type { Strength } from './state.ts'

/** One of the two sides of a result, as `rateTwo` has it, by numbers of players. It is used again for the next result. */
export class LineUp implements Strength {
  readonly players: number[] = []
  /** Of the side, as `strengthOn` has them. */
  mean = 0
  variance = 0
  readonly #states: States

  constructor(states: States) {
    this.#states = states
  }

  /** Before a result on `day`, when each of its players has a state. */
  stand(day: number): void {
    let mean = 0
    let variance = 0
    for (const player of this.players) {
      mean += this.#states.meanOf(player)
      variance += this.#states.varianceOn(player, day)
    }
    const share = 1 / this.players.length
    this.mean = mean * share
    this.variance = variance * share * share
  }

  /** Rates its players, by what the two sides stood at before. */
  rate(other: Strength, day: number, done: Done, weight: number): void {
    const share = 1 / this.players.length
    for (const player of this.players) {
      const variance = this.#states.varianceOn(player, day)
      const rest = other.variance + (this.variance - share * share * variance)
      const evidence = evidenceOf(done, this.mean - other.mean, rest, share, weight)
      this.#states.absorb(player, day, variance, evidence, done.won === 1)
    }
  }
}

import { type Done, evidenceOf } from './rate.ts'
import type { States } from './states.ts'
import type { Strength } from './state.ts'

/** One of the two sides of a result, as `rateTwo` has it, by the players' numbers; used again for the next result. */
export class LineUp implements Strength {
  readonly players: number[] = []
  /** Of each of the players, as it has grown. */
  readonly #variances: number[] = []
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
    const { players } = this
    for (let i = 0; i < players.length; i++) {
      const player = players[i] ?? 0
      const grown = this.#states.varianceOn(player, day)
      this.#variances[i] = grown
      mean += this.#states.meanOf(player)
      variance += grown
    }
    const share = 1 / players.length
    this.mean = mean * share
    this.variance = variance * share * share
  }

  /** Rates its players, by what the two sides stood at before. */
  rate(other: Strength, day: number, done: Done, weight: number): void {
    const { players } = this
    const share = 1 / players.length
    for (let i = 0; i < players.length; i++) {
      const variance = this.#variances[i] ?? 0
      const rest = other.variance + (this.variance - share * share * variance)
      const evidence = evidenceOf(done, this.mean - other.mean, rest, share, weight)
      this.#states.absorb(players[i] ?? 0, day, variance, evidence, done.won === 1)
    }
  }
}

import { addPairing, attenuation } from './model.ts'
import { addLead } from './rate.ts'
import type { States } from './states.ts'
import type { Strength } from './state.ts'

/** One of the two sides of a result, as `rateTwo` has it, by the players' numbers; used again for the next result. */
export class LineUp implements Strength {
  readonly players: number[] = []
  /** Of each of the players, as it has grown. */
  readonly variances: number[] = []
  meanSum = 0
  varianceSum = 0
  /** Of the side, as `strengthOn` has them. */
  mean = 0
  variance = 0
  doubt = 0
  /** As `doneIn` has them; without a score `lead` is not a number. */
  won = 0.5
  lead = NaN
  /** The lead that was to be expected of it, and its slope, where there is a score. */
  expected = 0
  slope = 0
  readonly #evidence = { gradient: 0, information: 0, variance: 0 }
  readonly #states: States

  constructor(states: States) {
    this.#states = states
  }

  /** Before a result on `day`, when each of its players has a state. */
  stand(day: number): void {
    this.#states.addUp(this, day)
    const share = 1 / this.players.length
    this.mean = this.meanSum * share
    this.variance = this.varianceSum * share * share
  }

  /** Rates its players, by what the two sides stood at before. */
  rate(other: LineUp, day: number, pair: { readonly weight: number }): void {
    const evidence = this.#evidence
    const { weight } = pair
    const share = 1 / this.players.length
    const difference = this.mean - other.mean
    for (let i = 0; i < this.players.length; i++) {
      const variance = this.variances[i] ?? 0
      const rest = other.variance + (this.variance - share * share * variance)
      evidence.gradient = 0
      evidence.information = 0
      evidence.variance = variance
      if (Number.isNaN(this.lead)) addPairing(evidence, attenuation(rest), difference, this.won, share, weight)
      else addLead(evidence, this.lead - this.expected, this.slope, rest, share, weight)
      this.#states.absorb(this.players[i] ?? 0, day, evidence, this.won === 1)
    }
  }
}

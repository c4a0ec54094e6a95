import { DAY } from '@gauntlet/contract/time'
import { type Calibration, calibrationOf, countTold, newCounts } from './calibration.ts'
import { type Position, scoreOf } from './sides.ts'
import { doneIn } from './rate.ts'
import type { Score } from './lead.ts'
import { beginning } from './log.ts'
import { Run, type Step } from './run.ts'
import { strengthOn } from './state.ts'
import { chanceOf, toldLogOdds } from './told.ts'

/** A result to measure the engine on. */
export interface Contest {
  /** Whole days since 1970-01-01; contests come in this order. */
  readonly day: number
  /** The instant in milliseconds, where the time of day is known. */
  readonly at?: number
  /** Players by side, each once. */
  readonly sides: readonly (readonly string[])[]
  readonly positions: readonly Position[]
  /** Of two sides, where it says more than the winner does. */
  readonly score: Score | null
  /** The levels declared by players with their first result here, by player. */
  readonly levels?: Readonly<Record<string, number>>
}

/** How well the engine foretold `n` pairs of sides. */
export interface Measure {
  readonly n: number
  /** The share of pairs whose winner was given a chance above one half. */
  readonly accuracy: number
  /** The mean of −ln(chance given to the winner). */
  readonly logLoss: number
  /** The mean of (1 − chance given to the winner)². */
  readonly brier: number
  /** The factor on the told log-odds that would fit best what happened: 1 is right. */
  readonly slope: number
  /** How far told and happened lie apart on the mean, over ten bins of chances. */
  readonly ece: number
  /** The chances against results of two sides, as the product tells it to everybody. */
  readonly calibration: Calibration
}

const BINS = 10

class Tally {
  /** The log-odds given to each winner. */
  readonly #told: number[] = []

  add(logOdds: number): void {
    this.#told.push(logOdds)
  }

  /** Counts what was told to the first of two, who won (1), lost (0) or neither. */
  addFirst(logOdds: number, won: number): void {
    if (won === 1) this.add(logOdds)
    if (won === 0) this.add(-logOdds)
  }

  #mean(of: (logOdds: number, chance: number) => number): number {
    return this.#told.reduce((sum, logOdds) => sum + of(logOdds, chanceOf(logOdds)), 0) / this.#told.length
  }

  /** By Newton: the likelihood has one maximum, unless no favourite has ever lost. */
  #slope(): number {
    let slope = 1
    for (let step = 0; step < 20; step++) {
      let [gradient, curvature] = [0, 0]
      for (const logOdds of this.#told) {
        const chance = chanceOf(slope * logOdds)
        gradient += logOdds * (1 - chance)
        curvature += logOdds * logOdds * chance * (1 - chance)
      }
      if (curvature === 0 || Math.abs(gradient) < 1e-9 * curvature) break
      slope += gradient / curvature
    }
    return slope
  }

  /** Each pair counts from both sides, as it is told to both. */
  #ece(): number {
    const gaps = new Float64Array(BINS)
    const count = (chance: number, won: number): void => {
      const bin = Math.min(BINS - 1, Math.floor(chance * BINS))
      gaps[bin] = (gaps[bin] ?? 0) + chance - won
    }
    for (const logOdds of this.#told) {
      count(chanceOf(logOdds), 1)
      count(chanceOf(-logOdds), 0)
    }
    return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / (2 * this.#told.length)
  }

  measure = (): Omit<Measure, 'calibration'> => ({
    n: this.#told.length,
    accuracy: this.#mean(logOdds => Number(logOdds > 0)),
    logLoss: this.#mean(logOdds => Math.log1p(Math.exp(-logOdds))),
    brier: this.#mean((_, chance) => (1 - chance) ** 2),
    slope: this.#slope(),
    ece: this.#ece(),
  })
}

function predict({ match: { sides, positions, day }, from }: Step, tally: Tally): void {
  const strengths = sides.map(side => strengthOn(side, day, sides.length))
  for (const [i, own] of strengths.entries())
    for (const [j, other] of strengths.entries())
      if (i !== j && scoreOf(positions[i] ?? null, positions[j] ?? null) === 1)
        tally.add(toldLogOdds(from.telling, own, other))
}

/**
 * Predicts each contest from what came before it, then rates it; counts the predictions from `fromDay` on. Each pair
 * of sides is a prediction, one that shares a place is not: it has no winner. With none, all but `n` are NaN. Where it
 * is `limited`, two move each other in fields as seldom as in the product, which takes the instants of the contests.
 */
export function measure(contests: Iterable<Contest>, fromDay: number, limited = false): Measure {
  const run = new Run(beginning(true), { limited })
  const tally = new Tally()
  const counts = newCounts()
  for (const { day, at = day * DAY, sides, positions, score, levels } of contests) {
    const entry = { id: '', at, sides, positions, score, ...(levels && { levels }), voids: null }
    if (sides.length > 2) {
      const step = run.step(entry)
      if (day >= fromDay) predict(step, tally)
      continue
    }
    const kind = { settled: run.isSettled(entry), singles: sides.every(side => side.length === 1) }
    const told = run.apply(entry) ?? 0
    if (day < fromDay) continue
    const { won } = doneIn({ positions, score: null })
    tally.addFirst(told, won)
    countTold(counts, kind, told, won)
  }
  return { ...tally.measure(), calibration: calibrationOf(counts) }
}

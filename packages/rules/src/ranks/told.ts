import { attenuation, LOG_ODDS_PER_POINT } from './model.ts'
import { FAMILIAR_VARIANCE, MAX_VARIANCE, type Side, type Strength, strengthOn } from './state.ts'

/** A number that is learned as its logarithm, and how much is known of it. */
export interface Learned {
  readonly log: number
  readonly information: number
}

/** How a sport tells chances; it moves no rank. */
export interface Telling {
  /** B: how much more, or less, a difference in rank says in this sport. */
  readonly steepness: Learned
  /** ν: how often equals draw; null in a sport without draws. */
  readonly draws: Learned | null
}

const FIRST_INFORMATION = 60
const MOST_INFORMATION = 1200
const RATE = 0.5

export const newTelling = (draws: boolean): Telling => ({
  steepness: { log: 0, information: FIRST_INFORMATION },
  draws: draws ? { log: Math.log(0.7), information: FIRST_INFORMATION } : null,
})

/**
 * How much a result teaches of how to tell chances, 0 to 1, by the one of whom least is known: all where everybody
 * plays now and then, nothing of a newcomer. How far apart newcomers stand differs by sport, and the engine takes them
 * to be as far apart in each, so their results say more about that than about what a lead in rank is worth.
 */
export const lessonOf = (own: Strength, other: Strength): number =>
  Math.min(1, (MAX_VARIANCE - Math.max(own.doubt, other.doubt)) / (MAX_VARIANCE - FAMILIAR_VARIANCE))

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** ℓ: the log-odds that are told of `own` against `other`. */
export const toldLogOdds = ({ steepness }: Telling, own: Strength, other: Strength): number =>
  logOddsOf(steepness.log, own, other)

const logOddsOf = (steepness: number, own: Strength, other: Strength): number =>
  Math.exp(steepness) * attenuation(own.variance + other.variance) * LOG_ODDS_PER_POINT * (own.mean - other.mean)

export const chanceOf = (logOdds: number): number => logistic(logOdds)

/** The chance, 0 to 1, that side `a` beats side `b` on `day`, if one of them does. */
export const chanceToWin = (telling: Telling, a: Side, b: Side, day: number): number =>
  logistic(toldLogOdds(telling, strengthOn(a, day, 2), strengthOn(b, day, 2)))

export interface ThreeChances {
  readonly win: number
  readonly draw: number
  readonly lose: number
}

/** The chances of side `a` against side `b` with draws (Davidson, 1970). */
export function threeChances(telling: Telling, a: Side, b: Side, day: number): ThreeChances {
  const u = Math.exp(toldLogOdds(telling, strengthOn(a, day, 2), strengthOn(b, day, 2)) / 2)
  const draw = telling.draws ? Math.exp(telling.draws.log) : 0
  const all = u + draw + 1 / u
  return { win: u / all, draw: draw / all, lose: 1 / u / all }
}

/**
 * The chance of each side to win on `day`; they sum to 1. A side's is the product of its chances against each other
 * side, normalised over the sides; taken in logarithms, so that a large field does not round to nothing.
 */
export function chances(telling: Telling, sides: readonly Side[], day: number): number[] {
  const strengths = sides.map(side => strengthOn(side, day, sides.length))
  const logs = strengths.map((own, i) =>
    strengths.reduce(
      (sum, other, j) => (i === j ? sum : sum - Math.log1p(Math.exp(-toldLogOdds(telling, own, other)))),
      0,
    ),
  )
  const highest = Math.max(...logs)
  const products = logs.map(log => Math.exp(log - highest))
  const total = products.reduce((sum, product) => sum + product, 0)
  return products.map(product => product / total)
}

/** A number while it is learned, in place: results are many. */
class Learning {
  log: number
  information: number

  constructor({ log, information }: Learned) {
    this.log = log
    this.information = information
  }

  learn(surprise: number, curvature: number, lesson: number): void {
    this.information = Math.min(MOST_INFORMATION, this.information + lesson * curvature)
    this.log += (RATE * lesson * surprise) / this.information
  }

  learned = (): Learned => ({ log: this.log, information: this.information })
}

/** How a sport tells chances while results are applied to it, one after the other. */
export class Teller {
  readonly #steepness: Learning
  readonly #draws: Learning | null

  constructor({ steepness, draws }: Telling) {
    this.#steepness = new Learning(steepness)
    this.#draws = draws && new Learning(draws)
  }

  /** ℓ of the last result, as `toldLogOdds` has it of its first side before it. */
  told = 0

  /** Tells a result of two sides before it, and learns from it; `won` is 1, ½ for a draw, 0. */
  tell(own: Strength & { readonly won: number }, other: Strength): void {
    const logOdds = logOddsOf(this.#steepness.log, own, other)
    const chance = logistic(logOdds)
    const lesson = lessonOf(own, other)
    const { won } = own
    this.told = logOdds
    if (won !== 0.5) this.#steepness.learn((won - chance) * logOdds, logOdds * logOdds * chance * (1 - chance), lesson)
    if (!this.#draws) return
    const u = Math.exp(logOdds / 2)
    const level = Math.exp(this.#draws.log)
    const drawn = level / (u + level + 1 / u)
    this.#draws.learn((won === 0.5 ? 1 : 0) - drawn, drawn * (1 - drawn), lesson)
  }

  telling = (): Telling => ({ steepness: this.#steepness.learned(), draws: this.#draws && this.#draws.learned() })
}

import { chanceToWin } from './chances.ts'
import { rate, rateDuel } from './rate.ts'
import { type Position, scoreOf } from './sides.ts'
import { ANCHOR_FREE, anchorAfter, FIRST_ANCHOR, newcomer, type RatingState } from './state.ts'

/** A result to measure the engine on. Players are named by any value; numbers are quickest. */
export interface Contest<Player> {
  /** Whole days since 1970-01-01; contests come in this order. */
  readonly day: number
  /** Players by side, each once. */
  readonly sides: readonly (readonly Player[])[]
  readonly positions: readonly Position[]
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
}

class Tally {
  #n = 0
  #right = 0
  #logLoss = 0
  #brier = 0

  /** Counts a prediction that gave the winner `chance`. */
  add(chance: number): void {
    this.#n += 1
    if (chance > 0.5) this.#right += 1
    this.#logLoss -= Math.log(chance)
    this.#brier += (1 - chance) ** 2
  }

  measure = (): Measure => ({
    n: this.#n,
    accuracy: this.#right / this.#n,
    logLoss: this.#logLoss / this.#n,
    brier: this.#brier / this.#n,
  })
}

/**
 * Predicts each contest from what came before it, then rates it; counts the predictions from `fromDay` on. Each pair
 * of sides is a prediction, one that shares a place is not: it has no winner. With none, all but `n` are NaN.
 */
export function measure<Player>(contests: Iterable<Contest<Player>>, fromDay: number): Measure {
  const states = new Map<Player, RatingState>()
  const tally = new Tally()
  let anchor = FIRST_ANCHOR
  for (const contest of contests) {
    const { day, sides: ids, positions } = contest
    if (day >= fromDay) predict(statesOf(ids, states, newcomer(anchor)), positions, day, tally)
    anchor = rateTwo(contest, states, anchor) ?? rateField(contest, states, anchor)
  }
  return tally.measure()
}

// Plain loops: a million results pass through here.

/** Rates a contest of two players, by far the most frequent one, as `rateField` does; undefined where it is another. */
function rateTwo<Player>(
  { day, sides, positions }: Contest<Player>,
  states: Map<Player, RatingState>,
  anchor: number,
): number | undefined {
  const [one, two] = sides
  if (sides.length !== 2 || positions.length !== 2 || one?.length !== 1 || two?.length !== 1) return undefined
  const score = scoreOf(positions[0] ?? null, positions[1] ?? null)
  if (one[0] === undefined || two[0] === undefined || score === null || !Number.isInteger(day)) return undefined
  const before = states.get(one[0]) ?? newcomer(anchor)
  const other = states.get(two[0]) ?? newcomer(anchor)
  const after = rateDuel(before, other, score, day)
  const otherAfter = rateDuel(other, before, 1 - score, day)
  states.set(one[0], after)
  states.set(two[0], otherAfter)
  return anchorAfter(anchorAfter(anchor, after, ANCHOR_FREE), otherAfter, ANCHOR_FREE)
}

function rateField<Player>(
  { day, sides: ids, positions }: Contest<Player>,
  states: Map<Player, RatingState>,
  anchor: number,
): number {
  const sides = statesOf(ids, states, newcomer(anchor))
  const rated = rate({ sides, positions, day, anchor, anchorRange: ANCHOR_FREE })
  keepStates(ids, sides, rated.states, states)
  return rated.anchor
}

/** The states of a result's players, by side; an unknown player starts as `start`. */
function statesOf<Player>(
  sides: readonly (readonly Player[])[],
  states: ReadonlyMap<Player, RatingState>,
  start: RatingState,
): RatingState[][] {
  const found: RatingState[][] = []
  for (const members of sides) {
    const side: RatingState[] = []
    for (const id of members) side.push(states.get(id) ?? start)
    found.push(side)
  }
  return found
}

/** Keeps the states that moved: somebody without a rated result is no player of the sport yet. */
function keepStates<Player>(
  sides: readonly (readonly Player[])[],
  before: readonly (readonly RatingState[])[],
  after: readonly (readonly RatingState[])[],
  states: Map<Player, RatingState>,
): void {
  for (let i = 0; i < sides.length; i++) {
    const members = sides[i] ?? []
    for (let m = 0; m < members.length; m++) {
      const id = members[m]
      const state = after[i]?.[m]
      if (id !== undefined && state && state !== before[i]?.[m]) states.set(id, state)
    }
  }
}

function predict(sides: readonly RatingState[][], positions: readonly Position[], day: number, tally: Tally): void {
  for (let i = 0; i < sides.length; i++) {
    for (let j = 0; j < sides.length; j++) {
      if (i === j || scoreOf(positions[i] ?? null, positions[j] ?? null) !== 1) continue
      tally.add(chanceToWin(sides[i] ?? [], sides[j] ?? [], day))
    }
  }
}

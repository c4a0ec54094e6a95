import { pairingsOf } from './arranged.ts'
import { meetingsOn, momentsBetween, remember } from './meetings.ts'
import { Contenders, meetingsOf, type Player } from './contenders.ts'
import type { LogEntry, Snapshot } from './log.ts'
import { meetOn, weightAfter } from './pairs.ts'
import { doneByOther, doneIn, type Match, rate, rateDuel } from './rate.ts'
import { newcomerOf, type SportState, sportAfter } from './sport.ts'
import { dayOf, type RatingState, strengthOn, varianceOn } from './state.ts'
import { tellingAfter, toldLogOdds } from './told.ts'

/** The effect of one result: the ledger's entries, one a participant, are read off it. */
export interface Step {
  readonly entry: LogEntry
  /** The states before, for `explain`. */
  readonly match: Match
  /** As `entry.sides`; a state that is the very one of `match` did not move. */
  readonly after: readonly (readonly RatingState[])[]
  /** The sport before and after it. */
  readonly from: SportState
  readonly to: SportState
}

/** A sport while results are applied to it, one after the other. */
export class Run {
  readonly #contenders = new Contenders()
  readonly #limited: boolean
  #sport: SportState

  /** Where it is not `limited`, two who meet in fields move each other's rank as often as they like: to measure. */
  constructor(from: Pick<Snapshot, 'sport' | 'players' | 'pairs' | 'meetings'>, limited = true) {
    this.#limited = limited
    this.#sport = from.sport
    for (const [id, state] of Object.entries(from.players)) this.#contenders.player(id).state = state
    for (const [key, others] of Object.entries(from.pairs)) {
      const { pairs } = this.#contenders.side(key.split('\t'))
      for (const [other, met] of Object.entries(others)) pairs.set(this.#contenders.side(other.split('\t')), { ...met })
    }
    for (const { one, two, at } of from.meetings) {
      remember(this.#contenders.side(one.split('\t')), this.#contenders.side(two.split('\t')), at)
    }
  }

  #stateOf = ({ key, state }: Player, { levels }: LogEntry): RatingState =>
    state ?? newcomerOf(this.#sport, levels?.[key] ?? null)

  /** Whether the rank of everybody in a result has settled before it. */
  isSettled({ sides }: LogEntry): boolean {
    return sides.every(side => side.every(id => this.#contenders.player(id).state?.settled === true))
  }

  /**
   * Applies a result of two players, by far the most frequent one, as `apply` does, and returns the log-odds that the
   * first was told before; undefined where it is another.
   */
  applyDuel(entry: LogEntry): number | undefined {
    const { at, sides, positions } = entry
    const [[one, partner] = [], [two, otherPartner] = []] = sides
    if (sides.length !== 2 || positions.length !== 2 || partner !== undefined || otherPartner !== undefined)
      return undefined
    if (one === undefined || two === undefined || one === two || (positions[0] ?? positions[1] ?? null) === null)
      return undefined
    const a = this.#contenders.player(one)
    const b = this.#contenders.player(two)
    const day = dayOf(at)
    const own = this.#stateOf(a, entry)
    const other = this.#stateOf(b, entry)
    const done = doneIn(entry)
    const weight = weightAfter(meetOn(meetingsOf(a, b), day))
    const logOdds = toldLogOdds(
      this.#sport.telling,
      { mean: own.mean, variance: varianceOn(own, day, 2) },
      { mean: other.mean, variance: varianceOn(other, day, 2) },
    )
    a.state = rateDuel(own, other, day, done, weight)
    b.state = rateDuel(other, own, day, doneByOther(done), weight)
    const learned = { ...this.#sport, telling: tellingAfter(this.#sport.telling, logOdds, done.won) }
    this.#sport = sportAfter(sportAfter(learned, a.state), b.state)
    return logOdds
  }

  apply(entry: LogEntry): Step {
    const ids = entry.sides.flat()
    if (new Set(ids).size < ids.length) throw new RangeError(`A player stands twice in ${entry.id}.`)
    const from = this.#sport
    const players = entry.sides.map(side => side.map(id => this.#contenders.player(id)))
    const sides = players.map(side => side.map(player => this.#stateOf(player, entry)))
    const match = sides.length === 2 ? this.#twoSides(entry, sides) : this.#field(entry, sides)
    const after = rate(match)
    players.forEach((side, i) =>
      side.forEach((player, m) => {
        const state = after[i]?.[m]
        // Somebody without a rated result is no player of the sport yet.
        if (!state || state === sides[i]?.[m]) return
        player.state = state
        this.#sport = sportAfter(this.#sport, state)
      }),
    )
    return { entry, match, after, from, to: this.#sport }
  }

  #twoSides({ at, sides: ids, positions, score }: LogEntry, sides: RatingState[][]): Match {
    const [a, b] = ids.map(side => this.#contenders.side(side))
    const [one = [], two = []] = sides
    const day = dayOf(at)
    const met = a && b ? meetOn(meetingsOf(a, b), day) : 0
    const match: Match = { sides, positions, day, score, weight: weightAfter(met) }
    if (one.length > 0 && two.length > 0) {
      const logOdds = toldLogOdds(this.#sport.telling, strengthOn(one, day, 2), strengthOn(two, day, 2))
      this.#sport = { ...this.#sport, telling: tellingAfter(this.#sport.telling, logOdds, doneIn(match).won) }
    }
    return match
  }

  #field({ at, sides: ids, positions }: LogEntry, sides: RatingState[][]): Match {
    const day = dayOf(at)
    if (!this.#limited) return { sides, positions, day, score: null, weight: 1 }
    const contenders = ids.map(side => this.#contenders.side(side))
    const { moving, unpaired } = pairingsOf(positions, at, (i, j) => {
      const a = contenders[i]
      const b = contenders[j]
      return a && b && momentsBetween(a, b)
    })
    for (const [i, j] of moving) {
      const a = contenders[i]
      const b = contenders[j]
      if (a && b) remember(a, b, at)
    }
    return { sides, positions, day, score: null, weight: 1, unpaired }
  }

  state(at: number): Pick<Snapshot, 'sport' | 'players' | 'pairs' | 'meetings'> {
    return {
      sport: this.#sport,
      players: this.#contenders.states(),
      pairs: this.#contenders.pairs(),
      meetings: meetingsOn(this.#contenders.all(), at),
    }
  }
}

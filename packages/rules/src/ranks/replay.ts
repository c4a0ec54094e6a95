import { movesRank, pairingsOf } from './arranged.ts'
import { type LogEntry, type Snapshot, voidedIds } from './log.ts'
import { type Contender, meetingsOn, momentsBetween, remember, sideKey } from './meetings.ts'
import { type Match, rate, rateDuel } from './rate.ts'
import { scoreOf } from './sides.ts'
import { ANCHOR_RANGE, anchorAfter, dayOf, FIRST_ANCHOR, newcomer, type RatingState } from './state.ts'

/** A sport that nobody has played. */
export const BEGINNING: Snapshot = { through: null, anchor: FIRST_ANCHOR, players: {}, meetings: [], voided: [] }

/** The effect of one result: the ledger's entries, one a participant, are read off it. */
export interface Step {
  readonly entry: LogEntry
  /** The states before, for `explain`; `unpaired` are the pairs that used up their results. */
  readonly match: Match
  /** As `entry.sides`; a state that is the very one of `match` did not move. */
  readonly after: readonly (readonly RatingState[])[]
  /** The sport's newcomer anchor after it. */
  readonly anchor: number
}

/** A player as a contender on their own; no state before the first result that counts. */
interface Player extends Contender {
  state: RatingState | undefined
}

class Replay {
  readonly #from: Snapshot
  readonly #voided: ReadonlySet<string>
  readonly #players = new Map<string, Player>()
  readonly #teams = new Map<string, Contender>()
  #anchor: number

  constructor(log: readonly LogEntry[], from: Snapshot) {
    this.#from = from
    this.#voided = voidedIds(log, from)
    this.#anchor = from.anchor
    for (const [id, state] of Object.entries(from.players)) this.#player(id).state = state
    for (const { one, two, at } of from.meetings) {
      remember(this.#contender(one.split('\t')), this.#contender(two.split('\t')), at)
    }
  }

  #player(id: string): Player {
    let player = this.#players.get(id)
    if (!player) this.#players.set(id, (player = { key: id, met: [], state: undefined }))
    return player
  }

  #contender(players: readonly string[]): Contender {
    const key = sideKey(players)
    if (players.length === 1) return this.#player(key)
    let team = this.#teams.get(key)
    if (!team) this.#teams.set(key, (team = { key, met: [] }))
    return team
  }

  counts = ({ id, sides }: LogEntry): boolean => sides.length > 0 && !this.#voided.has(id)

  /** Applies a result of two players, by far the most frequent one, as `apply` does; false where it is another. */
  applyDuel({ at, sides, positions }: LogEntry): boolean {
    const [one, two] = sides
    if (sides.length !== 2 || positions.length !== 2 || one?.length !== 1 || two?.length !== 1) return false
    const score = scoreOf(positions[0] ?? null, positions[1] ?? null)
    if (one[0] === undefined || two[0] === undefined || one[0] === two[0] || score === null) return false
    const a = this.#player(one[0])
    const b = this.#player(two[0])
    const moments = momentsBetween(a, b)
    if (moments && !movesRank(moments, at)) return true
    const day = dayOf(at)
    const own = a.state ?? newcomer(this.#anchor)
    const other = b.state ?? newcomer(this.#anchor)
    a.state = rateDuel(own, other, score, day)
    b.state = rateDuel(other, own, 1 - score, day)
    this.#anchor = anchorAfter(anchorAfter(this.#anchor, a.state, ANCHOR_RANGE), b.state, ANCHOR_RANGE)
    remember(a, b, at)
    return true
  }

  apply(entry: LogEntry): Step {
    const { at, positions } = entry
    const ids = entry.sides.flat()
    if (new Set(ids).size < ids.length) throw new RangeError(`A player stands twice in ${entry.id}.`)
    const contenders = entry.sides.map(side => this.#contender(side))
    const { moving, unpaired } = pairingsOf(positions, at, (i, j) => {
      const a = contenders[i]
      const b = contenders[j]
      return a && b && momentsBetween(a, b)
    })
    const players = entry.sides.map(side => side.map(id => this.#player(id)))
    const start = newcomer(this.#anchor)
    const sides = players.map(side => side.map(({ state }) => state ?? start))
    const match: Match = { sides, positions, day: dayOf(at), unpaired }
    const { states: after, anchor } = rate({ ...match, anchor: this.#anchor })
    players.forEach((side, i) =>
      side.forEach((player, m) => {
        // Somebody without a rated result is no player of the sport yet.
        const state = after[i]?.[m]
        if (state !== sides[i]?.[m]) player.state = state
      }),
    )
    for (const [i, j] of moving) {
      const a = contenders[i]
      const b = contenders[j]
      if (a && b) remember(a, b, at)
    }
    this.#anchor = anchor
    return { entry, match, after, anchor }
  }

  through(last: LogEntry | undefined): Snapshot {
    if (!last) return this.#from
    const players: [string, RatingState][] = []
    for (const { key, state } of this.#players.values()) if (state) players.push([key, state])
    return {
      through: { at: last.at, id: last.id },
      anchor: this.#anchor,
      players: Object.fromEntries(players),
      meetings: meetingsOn([...this.#players.values(), ...this.#teams.values()], last.at),
      voided: [...this.#from.voided, ...this.#voided],
    }
  }
}

/**
 * Applies `log`, which follows `from`, result by result; returns where the sport stands in the end.
 *
 * @throws RangeError as `voidedIds` and `rate` do, and where a player stands in a result twice
 */
export function* steps(log: readonly LogEntry[], from: Snapshot = BEGINNING): Generator<Step, Snapshot, undefined> {
  const run = new Replay(log, from)
  for (const entry of log) {
    if (run.counts(entry)) yield run.apply(entry)
  }
  return run.through(log.at(-1))
}

/** Where a sport stands after `log`, from the beginning or from a snapshot that the log follows; throws as `steps`. */
export function replay(log: readonly LogEntry[], from: Snapshot = BEGINNING): Snapshot {
  const run = new Replay(log, from)
  for (const entry of log) if (run.counts(entry) && !run.applyDuel(entry)) run.apply(entry)
  return run.through(log.at(-1))
}

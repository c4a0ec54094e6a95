import { pairingsOf } from './arranged.ts'
import { type LogEntry, type Snapshot, voidedIds } from './log.ts'
import { Meetings } from './meetings.ts'
import { type Match, rate } from './rate.ts'
import { keepStates, statesOf } from './roster.ts'
import { dayOf, FIRST_ANCHOR, newcomer, type RatingState } from './state.ts'

/** A sport that nobody has played. */
export const BEGINNING: Snapshot = { through: null, anchor: FIRST_ANCHOR, players: {}, meetings: [], voided: [] }

/** What one result did: the ledger's entries, one a participant, are read off it. */
export interface Step {
  readonly entry: LogEntry
  /** The states before, for `explain`; `unpaired` are the pairs that used up their results. */
  readonly match: Match
  /** As `entry.sides`; a state that is the very one of `match` did not move. */
  readonly after: readonly (readonly RatingState[])[]
  /** The sport's newcomer anchor after it. */
  readonly anchor: number
}

class Replay {
  readonly #from: Snapshot
  readonly #voided: ReadonlySet<string>
  readonly #players: Map<string, RatingState>
  readonly #meetings: Meetings
  #anchor: number

  constructor(log: readonly LogEntry[], from: Snapshot) {
    this.#from = from
    this.#voided = voidedIds(log, from)
    this.#players = new Map(Object.entries(from.players))
    this.#meetings = new Meetings(from.meetings)
    this.#anchor = from.anchor
  }

  readonly #movedAt = (a: readonly string[], b: readonly string[]) => this.#meetings.between(a, b)

  /** Undefined for an entry that is no result, or a voided one. */
  apply(entry: LogEntry): Step | undefined {
    if (entry.sides.length === 0 || this.#voided.has(entry.id)) return undefined
    checkPlayers(entry)
    const { moving, unpaired } = pairingsOf(entry, entry.at, this.#movedAt)
    const sides = statesOf(entry.sides, this.#players, newcomer(this.#anchor))
    const { positions } = entry
    const day = dayOf(entry.at)
    const rated = rate({ sides, positions, day, unpaired, anchor: this.#anchor })
    keepStates(entry.sides, sides, rated.states, this.#players)
    for (const [i, j] of moving) this.#meetings.add(entry.sides[i] ?? [], entry.sides[j] ?? [], entry.at)
    this.#anchor = rated.anchor
    return { entry, match: { sides, positions, day, unpaired }, after: rated.states, anchor: rated.anchor }
  }

  through(last: LogEntry | undefined): Snapshot {
    if (!last) return this.#from
    return {
      through: { at: last.at, id: last.id },
      anchor: this.#anchor,
      players: Object.fromEntries(this.#players),
      meetings: this.#meetings.on(last.at),
      voided: [...this.#from.voided, ...this.#voided],
    }
  }
}

function checkPlayers({ id, sides }: LogEntry): void {
  const [one, two] = sides
  if (sides.length === 2 && one?.length === 1 && two?.length === 1 && one[0] !== two[0]) return
  const ids = sides.flat()
  if (new Set(ids).size < ids.length) throw new RangeError(`A player stands twice in ${id}.`)
}

/**
 * Applies `log`, which follows `from`, result by result; returns where the sport stands in the end.
 *
 * @throws RangeError as `voidedIds` and `rate` do, and where a player stands in a result twice
 */
export function* steps(log: readonly LogEntry[], from: Snapshot = BEGINNING): Generator<Step, Snapshot, undefined> {
  const run = new Replay(log, from)
  for (const entry of log) {
    const step = run.apply(entry)
    if (step) yield step
  }
  return run.through(log.at(-1))
}

/** Where a sport stands after `log`, from the beginning or from a snapshot that the log follows; throws as `steps`. */
export function replay(log: readonly LogEntry[], from: Snapshot = BEGINNING): Snapshot {
  const run = new Replay(log, from)
  for (const entry of log) run.apply(entry)
  return run.through(log.at(-1))
}

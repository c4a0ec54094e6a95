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

/**
 * Applies `log`, which follows `from`, result by result; returns where the sport stands in the end.
 *
 * @throws RangeError as `voidedIds` and `rate` do, and where a player stands in a result twice
 */
export function* steps(log: readonly LogEntry[], from: Snapshot = BEGINNING): Generator<Step, Snapshot, undefined> {
  const voided = voidedIds(log, from)
  const players = new Map(Object.entries(from.players))
  const meetings = new Meetings(from.meetings)
  const movedAt = (a: readonly string[], b: readonly string[]) => meetings.between(a, b)
  let { anchor } = from
  for (const entry of log) {
    if (entry.sides.length === 0 || voided.has(entry.id)) continue
    checkPlayers(entry)
    const start = newcomer(anchor)
    const { moving, unpaired } = pairingsOf(entry, entry.at, movedAt)
    const sides = statesOf(entry.sides, players, start)
    const match: Match = { sides, positions: entry.positions, day: dayOf(entry.at), unpaired }
    const rated = rate({ ...match, anchor })
    keepStates(entry.sides, sides, rated.states, players)
    for (const [i, j] of moving) meetings.add(entry.sides[i] ?? [], entry.sides[j] ?? [], entry.at)
    anchor = rated.anchor
    yield { entry, match, after: rated.states, anchor }
  }
  const last = log.at(-1)
  return {
    through: last ? { at: last.at, id: last.id } : from.through,
    anchor,
    players: Object.fromEntries(players),
    meetings: last ? meetings.on(last.at) : from.meetings,
    voided: [...from.voided, ...voided],
  }
}

function checkPlayers({ id, sides }: LogEntry): void {
  const [one, two] = sides
  if (sides.length === 2 && one?.length === 1 && two?.length === 1 && one[0] !== two[0]) return
  const ids = sides.flat()
  if (new Set(ids).size < ids.length) throw new RangeError(`A player stands twice in ${id}.`)
}

/** Where a sport stands after `log`, from the beginning or from a snapshot that the log follows. */
export function replay(log: readonly LogEntry[], from: Snapshot = BEGINNING): Snapshot {
  const run = steps(log, from)
  for (;;) {
    const { done, value } = run.next()
    if (done) return value
  }
}

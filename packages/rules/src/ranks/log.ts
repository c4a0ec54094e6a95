import type { Score } from './lead.ts'
import type { Meeting } from './meetings.ts'
import { noPairs, type Pairs } from './pairs.ts'
import type { Position } from './sides.ts'
import { newSport, type SportState } from './sport.ts'
import type { RatingState } from './state.ts'

/** One entry of a sport's append-only log of ranked results, ordered by (`at`, `id`). */
export interface LogEntry {
  readonly id: string
  /** The effective time: milliseconds since 1970-01-01 UTC. */
  readonly at: number
  /** Player ids; no sides where the entry only voids another. */
  readonly sides: readonly (readonly string[])[]
  readonly positions: readonly Position[]
  /** The totals of two sides, where they say more than the winner does. */
  readonly score: Score | null
  /** The levels declared by players with their first result here, by player. */
  readonly levels?: Readonly<Record<string, number>>
  /** The id of the earlier entry that this one corrects: that one counts for nothing. */
  readonly voids: string | null
}

/** Where a sport stands after a part of its log. Plain JSON. */
export interface Snapshot {
  /** The last entry it holds; null at the beginning. */
  readonly through: { readonly at: number; readonly id: string } | null
  readonly sport: SportState
  readonly players: Readonly<Record<string, RatingState>>
  readonly pairs: Pairs
  /** The pairs that moved each other's rank in fields of the last 30 days, oldest first. */
  readonly meetings: readonly Meeting[]
  /** The ids among its entries that were left out because a correction voids them. */
  readonly voided: readonly string[]
}

/** A sport that nobody has played. */
export const beginning = (draws: boolean): Snapshot => ({
  through: null,
  sport: newSport(draws),
  players: {},
  pairs: noPairs,
  meetings: [],
  voided: [],
})

const isAfter = (entry: LogEntry, last: NonNullable<Snapshot['through']>): boolean =>
  entry.at > last.at || (entry.at === last.at && entry.id > last.id)

/**
 * The ids that corrections of `log` void. A correction that is itself voided voids nothing.
 *
 * @throws RangeError where the log is not in order, does not follow the snapshot, or corrects an entry that the
 * snapshot already counted: such a replay has to start from an earlier snapshot
 */
export function voidedIds(
  log: readonly LogEntry[],
  { through, voided: before }: Pick<Snapshot, 'through' | 'voided'>,
): Set<string> {
  let last = through
  let corrected = false
  for (const entry of log) {
    if (last && !isAfter(entry, last)) throw new RangeError(`The log is not in order at ${entry.id}.`)
    if (entry.voids !== null) corrected = true
    last = entry
  }
  if (!corrected) return new Set()
  checkTargets(log, before)
  const voided = new Set<string>()
  for (const entry of log.toReversed()) {
    if (entry.voids !== null && !voided.has(entry.id)) voided.add(entry.voids)
  }
  return voided
}

function checkTargets(log: readonly LogEntry[], before: readonly string[]): void {
  const known = new Set(before)
  for (const { id, voids } of log) {
    if (voids !== null && !known.has(voids)) {
      throw new RangeError(`${id} corrects ${voids}, which is not among the entries replayed.`)
    }
    known.add(id)
  }
}

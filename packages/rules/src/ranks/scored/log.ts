import type { LogEntry as Entry } from '../log.ts'
import type { Meeting } from '../meetings.ts'
import type { Score } from './lead.ts'
import type { Meetings } from './pairs.ts'
import { newSport, type SportState } from './sport.ts'
import type { PlayerState } from './state.ts'

/** One entry of a sport's append-only log of ranked results, ordered by (`at`, `id`). */
export interface LogEntry extends Entry {
  /** The totals of two sides, where they say more than the winner does. */
  readonly score: Score | null
  /** The levels declared by players with their first result here, by player. */
  readonly levels?: Readonly<Record<string, number>>
}

/** Where a sport stands after a part of its log. Plain JSON. */
export interface Snapshot {
  /** The last entry it holds; null at the beginning. */
  readonly through: { readonly at: number; readonly id: string } | null
  readonly sport: SportState
  readonly players: Readonly<Record<string, PlayerState>>
  /** How often two sides have met, by their keys, the lower one first. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, Meetings>>>>
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
  pairs: {},
  meetings: [],
  voided: [],
})

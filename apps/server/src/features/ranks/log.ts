import type { LogEntry } from '@gauntlet/rules/ranks/log'
import type { Meeting } from '@gauntlet/rules/ranks/meetings'
import { sideKey } from '@gauntlet/rules/ranks/roster'
import { unpairedSides } from '@gauntlet/rules/ranks/rate'
import type { Step } from '@gauntlet/rules/ranks/run'
import { scoreOf } from '@gauntlet/rules/ranks/sides'
import { newcomerOf, type Start } from '@gauntlet/rules/ranks/sport'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import type { EntryRow } from './ledger-queries.ts'
import type { RecentRow, ResultRow, StateRow } from './queries.ts'

/** The engine orders what happened within one millisecond by id: the log's own order, as text. */
const DIGITS = 16
export const logId = (seq: number): string => String(seq).padStart(DIGITS, '0')

/** As a result keeps it of a newcomer who had declared a level before a result that no longer counts, and none now. */
export const NO_LEVEL = 0

const declaredIn = (levels: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(levels).filter(([, level]) => level !== NO_LEVEL))

export type LoggedOutcome = Pick<ResultRow, 'sides' | 'positions' | 'winner_only' | 'score'>

export const entryOf = (
  seq: number,
  at: Date,
  { sides, positions, score }: LoggedOutcome,
  levels: Readonly<Record<string, number>> | null,
): LogEntry => ({
  id: logId(seq),
  at: at.getTime(),
  sides,
  positions,
  score,
  ...(levels && { levels: declaredIn(levels) }),
  voids: null,
})

/**
 * The players of a result and its winners: everybody in a match, and the placed players of a tournament. Nobody wins a
 * draw.
 */
export function countsOf({ sides, positions, winner_only }: Omit<LoggedOutcome, 'score'>): {
  playedIds: string[]
  winnerIds: string[]
} {
  const placed = sides.filter((_, i) => winner_only || (positions[i] ?? null) !== null)
  const winners = sides.filter((_, i) => positions[i] === 1)
  return { playedIds: placed.flat(), winnerIds: winners.length === 1 ? winners.flat() : [] }
}

/** The engine's knowledge of a player, as other features read it, too; null where there was no ranked result. */
export interface RatedRow {
  mean: number | null
  rated_mean: number | null
  variance: number | null
  rated_day: number | null
  results: number | null
  settled: boolean | null
  /** As the player has declared it, 1 to 7. */
  level: number | null
}

export const stateOf = (row: RatedRow): RatingState | undefined =>
  row.mean === null || row.variance === null
    ? undefined
    : {
        mean: row.rated_mean ?? row.mean,
        held: row.mean,
        variance: row.variance,
        day: row.rated_day,
        results: row.results ?? 0,
        settled: row.settled ?? false,
        level: row.level,
      }

/** The state that chances are told from: before a first result, where newcomers of the declared level start. */
export const standingOf = (row: RatedRow, sport: Start): RatingState => stateOf(row) ?? newcomerOf(sport, row.level)

/** A player before a result, as the ledger has it; an entry of the engine before holds what was shown only. */
export type StateBeforeRow = Pick<
  EntryRow,
  'mean_before' | 'rated_before' | 'variance_before' | 'day_before' | 'results_before' | 'settled_before'
>

export const stateBefore = (row: StateBeforeRow): RatingState => ({
  mean: row.rated_before ?? row.mean_before,
  held: row.mean_before,
  variance: row.variance_before,
  day: row.day_before,
  results: row.results_before,
  settled: row.settled_before,
  level: null,
})

export const stateRow = (user_id: string, { mean, held, variance, day, results, settled }: RatingState): StateRow => ({
  user_id,
  mean: held,
  rated_mean: mean,
  variance,
  rated_day: day,
  results,
  settled,
})

/** The ledger's entries of a result, one a participant. */
export function ledgerOf({ entry, match, after }: Step, resultId: string, seq: number): EntryRow[] {
  const unpaired = unpairedSides(match)
  return entry.sides.flatMap((members, side) =>
    members.flatMap((user_id, member) => {
      const before = match.sides[side]?.[member]
      const then = after[side]?.[member]
      if (!before || !then) return []
      return [
        {
          result_id: resultId,
          user_id,
          seq,
          at: entry.at,
          side,
          member,
          unpaired: [...(unpaired?.[side] ?? [])],
          mean_before: before.held,
          variance_before: before.variance,
          day_before: before.day,
          results_before: before.results,
          settled_before: before.settled,
          mean_after: then.held,
          variance_after: then.variance,
          rated_before: before.mean,
          rated_after: then.mean,
          weight: match.weight,
        },
      ]
    }),
  )
}

/** The states that a result moved. */
export function movedBy({ entry, match, after }: Step): [userId: string, state: RatingState][] {
  return entry.sides.flatMap((members, i) =>
    members.flatMap((id, m): [string, RatingState][] => {
      const state = after[i]?.[m]
      return state && state !== match.sides[i]?.[m] ? [[id, state]] : []
    }),
  )
}

/** The sides that moved each other's rank, from recent results of one result's players. */
export function meetingsOf(rows: readonly RecentRow[]): Meeting[] {
  const meetings: Meeting[] = []
  for (const { effective_at, sides, positions, seats } of rows) {
    const at = effective_at.getTime()
    const keys = sides.map(sideKey)
    for (const [side, unpaired] of new Map(seats.map(seat => [seat.side, new Set(seat.unpaired)]))) {
      for (let j = side + 1; j < sides.length; j++) {
        if (unpaired.has(j) || scoreOf(positions[side] ?? null, positions[j] ?? null) === null) continue
        const [a, b] = [keys[side], keys[j]]
        if (a !== undefined && b !== undefined) meetings.push({ one: a < b ? a : b, two: a < b ? b : a, at })
      }
    }
  }
  return meetings
}

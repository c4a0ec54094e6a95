import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { steps } from '@gauntlet/rules/ranks/replay'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import type { Transaction } from '../../platform/database/database.ts'
import type { EntryRow } from './ledger-queries.ts'
import { countsOf, entryOf, ledgerOf, logId, movedBy, stateRow } from './log.ts'
import { OpponentCounts } from './opponents.ts'
import { type Pair, pairsIn } from '@gauntlet/rules/ranks/pairs'
import { listLog, lockSport, type PlayerRow, type ResultRow } from './queries.ts'
import { mayDraw } from './sport-state.ts'

/** Where a sport stands by its log alone. */
export interface Derived {
  results: number
  lastResultAt: Date | null
  sport: SportState
  players: Map<string, PlayerRow>
  pairs: Pair[]
  /** In the order of the log. */
  entries: EntryRow[]
}

const nobodyYet = (user_id: string): PlayerRow => ({
  user_id,
  mean: null,
  rated_mean: null,
  variance: null,
  rated_day: null,
  results: 0,
  settled: false,
  played: 0,
  wins: 0,
  settled_opponents: 0,
})

/**
 * The level with which each player began: the last that the log has, since an earlier one was declared before a result
 * that no longer counts.
 */
const levelsIn = (log: readonly ResultRow[]): ReadonlyMap<string, number> =>
  new Map(log.flatMap(({ levels }) => (levels ? Object.entries(levels) : [])))

/** The ranked part of the log, as the engine reads it. */
function rankedLog(log: readonly ResultRow[]): LogEntry[] {
  const seqOf = new Map(log.map(({ id, seq }) => [id, seq]))
  const declared = levelsIn(log)
  const levelsOf = ({ sides }: ResultRow) =>
    declared.size === 0
      ? null
      : Object.fromEntries(sides.flat().flatMap(id => (declared.has(id) ? [[id, declared.get(id) ?? 0]] : [])))
  return log
    .filter(({ ranked }) => ranked)
    .map(row => {
      const voided = row.voids === null ? undefined : seqOf.get(row.voids)
      return {
        ...entryOf(row.seq, row.effective_at, row, levelsOf(row)),
        voids: voided === undefined ? null : logId(voided),
      }
    })
}

class Derivation {
  readonly players = new Map<string, PlayerRow>()

  player(id: string): PlayerRow {
    const known = this.players.get(id)
    if (known) return known
    const row = nobodyYet(id)
    this.players.set(id, row)
    return row
  }

  count(result: ResultRow): void {
    const { playedIds, winnerIds } = countsOf(result)
    for (const id of playedIds) this.player(id).played += 1
    for (const id of winnerIds) this.player(id).wins += 1
  }
}

/** Applies the sport's whole log, under the sport's lock, or what is stored moves on meanwhile. */
export async function deriveSport(tx: Transaction, sportId: string): Promise<Derived> {
  const { name } = await lockSport.one(tx, { sportId })
  const log = await listLog.all(tx, { sportId })
  const voided = new Set(log.flatMap(({ voids }) => voids ?? []))
  const standing = log.filter(({ id, voids }) => voids === null && !voided.has(id))
  const derivation = new Derivation()
  for (const result of standing) derivation.count(result)
  const resultOf = new Map(standing.map(result => [logId(result.seq), result]))
  const entries: EntryRow[] = []
  const opponents = new OpponentCounts()
  const run = steps(rankedLog(log), beginning(mayDraw(name)))
  let next = run.next()
  for (; !next.done; next = run.next()) {
    const step = next.value
    const result = resultOf.get(step.entry.id)
    if (!result) throw new Error(`The engine applied ${step.entry.id}, which does not count`)
    entries.push(...ledgerOf(step, result.id, result.seq))
    for (const [id, state] of movedBy(step)) Object.assign(derivation.player(id), stateRow(id, state))
    opponents.add(step)
  }
  for (const [id, count] of opponents.counts) derivation.player(id).settled_opponents = count
  return {
    results: standing.length,
    lastResultAt: log.at(-1)?.effective_at ?? null,
    sport: next.value.sport,
    players: derivation.players,
    pairs: pairsIn(next.value.pairs),
    entries,
  }
}

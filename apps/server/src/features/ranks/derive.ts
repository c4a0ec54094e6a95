import type { LogEntry } from '@gauntlet/rules/ranks/log'
import { steps } from '@gauntlet/rules/ranks/replay'
import { FIRST_ANCHOR } from '@gauntlet/rules/ranks/state'
import type { Transaction } from '../../platform/database/database.ts'
import type { EntryRow } from './ledger-queries.ts'
import { countsOf, entryOf, ledgerOf, logId, movedBy, opponentsOf, stateRow } from './log.ts'
import { ENOUGH } from './opponents.ts'
import { listLog, type PlayerRow, type ResultRow } from './queries.ts'

/** Where a sport stands by its log alone. */
export interface Derived {
  results: number
  lastResultAt: Date | null
  anchor: number
  players: Map<string, PlayerRow>
  /** In the order of the log. */
  entries: EntryRow[]
}

const nobodyYet = (user_id: string): PlayerRow => ({
  user_id,
  mean: null,
  variance: null,
  rated_day: null,
  results: 0,
  settled: false,
  played: 0,
  wins: 0,
  settled_opponents: 0,
})

/** The ranked part of the log, as the engine reads it. */
function rankedLog(log: readonly ResultRow[]): LogEntry[] {
  const seqOf = new Map(log.map(({ id, seq }) => [id, seq]))
  return log
    .filter(({ ranked }) => ranked)
    .map(row => {
      const voided = row.voids === null ? undefined : seqOf.get(row.voids)
      return { ...entryOf(row.seq, row.effective_at, row), voids: voided === undefined ? null : logId(voided) }
    })
}

class Derivation {
  readonly players = new Map<string, PlayerRow>()
  /** By player, the ranked results that the player stands in, each with the player's side. */
  readonly #ranked = new Map<string, { result: ResultRow; side: number }[]>()

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

  keep(result: ResultRow): void {
    for (const [side, members] of result.sides.entries()) {
      for (const id of members) {
        const ranked = this.#ranked.get(id)
        if (ranked) ranked.push({ result, side })
        else this.#ranked.set(id, [{ result, side }])
      }
    }
  }

  countSettled(): void {
    for (const [id, ranked] of this.#ranked) this.player(id).settled_opponents = this.#settledIn(ranked)
  }

  #settledIn(ranked: readonly { result: ResultRow; side: number }[]): number {
    const met = new Set<string>()
    for (const { result, side } of ranked) {
      for (const id of opponentsOf(result, side)) if (this.players.get(id)?.settled) met.add(id)
      if (met.size >= ENOUGH) return ENOUGH
    }
    return met.size
  }
}

/** Applies the sport's whole log; call it under the sport's lock, or what is stored moves on meanwhile. */
export async function deriveSport(tx: Transaction, sportId: string): Promise<Derived> {
  const log = await listLog.all(tx, { sportId })
  const voided = new Set(log.flatMap(({ voids }) => voids ?? []))
  const standing = log.filter(({ id, voids }) => voids === null && !voided.has(id))
  const derivation = new Derivation()
  for (const result of standing) {
    derivation.count(result)
    if (result.ranked) derivation.keep(result)
  }
  const resultOf = new Map(standing.map(result => [logId(result.seq), result]))
  const entries: EntryRow[] = []
  let anchor = FIRST_ANCHOR
  for (const step of steps(rankedLog(log))) {
    const result = resultOf.get(step.entry.id)
    if (!result) throw new Error(`The engine applied ${step.entry.id}, which does not count`)
    entries.push(...ledgerOf(step, result.id, result.seq))
    for (const [id, state] of movedBy(step)) Object.assign(derivation.player(id), stateRow(id, state))
    anchor = step.anchor
  }
  derivation.countSettled()
  return {
    results: standing.length,
    lastResultAt: log.at(-1)?.effective_at ?? null,
    anchor,
    players: derivation.players,
    entries,
  }
}

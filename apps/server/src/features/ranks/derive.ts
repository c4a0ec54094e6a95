import type { Pair } from '@gauntlet/rules/ranks/pairs'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import type { Transaction } from '../../platform/database/database.ts'
import { Derivation, levelsIn } from './derivation.ts'
import type { EntryRow } from './ledger-queries.ts'
import { listLog, lockSport, type PlayerRow } from './queries.ts'

/** Where a sport stands by its log alone. */
export interface Derived {
  results: number
  lastResultAt: Date | null
  sport: SportState
  players: ReadonlyMap<string, PlayerRow>
  pairs: Pair[]
  /** In the order of the log. */
  entries: EntryRow[]
}

/** Applies the sport's whole log, under the sport's lock, or what is stored moves on meanwhile. */
export async function deriveSport(tx: Transaction, sportId: string): Promise<Derived> {
  const { name } = await lockSport.one(tx, { sportId })
  const log = await listLog.all(tx, { sportId })
  const voided = new Set(log.flatMap(({ voids }) => voids ?? []))
  const derivation = new Derivation(name, levelsIn(log))
  const entries: EntryRow[] = []
  for (const result of log) {
    if (result.voids === null && !voided.has(result.id)) entries.push(...derivation.add(result))
  }
  return {
    results: derivation.results,
    lastResultAt: log.at(-1)?.effective_at ?? null,
    sport: derivation.sport,
    players: derivation.players,
    pairs: derivation.pairs(),
    entries,
  }
}

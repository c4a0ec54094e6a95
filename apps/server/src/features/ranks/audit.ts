import type { Transaction } from '../../platform/database/database.ts'
import { deriveSport } from './derive.ts'
import { type Differences, differencesOf, repair } from './differences.ts'
import { lockSport } from './queries.ts'

/** How the stored ranks of a sport compare with its log. */
export interface Audit {
  sportId: string
  /** Those that count: without what was voided. */
  results: number
  /** Who has played. */
  players: number
  differences: Differences
  /** How many they are in all. */
  differing: number
}

/**
 * Applies the sport's log anew and compares with what is stored; `repaired` makes the stored right, too. Holds the
 * sport's lock until the transaction ends.
 */
export async function deriveRanks(tx: Transaction, sportId: string, { repaired = false } = {}): Promise<Audit> {
  await lockSport.one(tx, { sportId })
  const derived = await deriveSport(tx, sportId)
  const differences = await differencesOf(tx, sportId, derived)
  const differing = Object.values(differences).reduce((sum, list) => sum + list.length, 0)
  if (repaired && differing > 0) await repair(tx, sportId, derived, differences)
  return { sportId, results: derived.results, players: derived.players.size, differences, differing }
}

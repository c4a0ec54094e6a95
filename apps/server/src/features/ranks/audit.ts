import type { Transaction } from '../../platform/database/database.ts'
import { deriveSport } from './derive.ts'
import * as compare from './differences.ts'
import { lockSport } from './queries.ts'
import { endReplay, isToReplay } from './replay-queries.ts'

/** How the stored ranks of a sport compare with its log. */
export interface Audit {
  sportId: string
  /** Those that count: without what was voided. */
  results: number
  /** Everybody who has played. */
  players: number
  differences: compare.Differences & compare.CountDifferences
  /** How many they are in all. */
  differing: number
  /** A replay in the background is still to come, or under way: until then differences are no fault. */
  waits: boolean
}

/**
 * Applies the sport's log anew and compares with what is stored, and what is counted ahead with the ranks; `repaired`
 * makes the stored right, too. Holds the sport's lock until the transaction ends.
 */
export async function deriveRanks(
  tx: Transaction,
  sportId: string,
  { now, repaired = false }: { now: Date; repaired?: boolean },
): Promise<Audit> {
  await lockSport.one(tx, { sportId })
  const derived = await deriveSport(tx, sportId)
  const ranks = await compare.differencesOf(tx, sportId, derived)
  const counts = await compare.countDifferencesOf(tx, sportId, now)
  const differences = { ...ranks, ...counts }
  const differing = Object.values(differences).reduce((sum, list) => sum + list.length, 0)
  const { due } = await isToReplay.one(tx, { sportId })
  if (repaired && differing > 0) {
    await endReplay.affected(tx, { sportId })
    await compare.repair(tx, sportId, derived, ranks)
    // Compared anew: repaired ranks have moved what follows from them.
    await compare.recount(tx, sportId, now, await compare.countDifferencesOf(tx, sportId, now))
  }
  return { sportId, results: derived.results, players: derived.players.size, differences, differing, waits: due }
}

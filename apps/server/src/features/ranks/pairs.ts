import type { LogEntry } from '@gauntlet/rules/ranks/log'
import { noPairs, onePair, type Pairs } from '@gauntlet/rules/ranks/pairs'
import { sideKey } from '@gauntlet/rules/ranks/roster'
import type { Transaction } from '../../platform/database/database.ts'
import { findPair } from './pair-queries.ts'

/** How often the sides of a result of two have met; of a field nobody asks. */
export async function pairIn(tx: Transaction, sportId: string, { sides }: Pick<LogEntry, 'sides'>): Promise<Pairs> {
  if (sides.length !== 2) return noPairs
  const [one = '', two = ''] = sides.map(sideKey).toSorted()
  const row = await findPair.first(tx, { sportId, one, two })
  return row ? onePair(row) : noPairs
}

import type { LogEntry, Snapshot } from '@gauntlet/rules/ranks/log'
import { sideKey } from '@gauntlet/rules/ranks/meetings'
import type { Transaction } from '../../platform/database/database.ts'
import { findPair, type PairRow } from './pair-queries.ts'

type Pairs = Pick<Snapshot, 'pairs'>

/** The pairs of a sport as rows. */
export const pairsOf = ({ pairs }: Pairs): PairRow[] =>
  Object.entries(pairs).flatMap(([one, others]) =>
    Object.entries(others).map(([two, { n, day }]) => ({ one, two, n, day })),
  )

/** How often the sides of a result of two have met; of a field nobody asks. */
export async function pairIn(
  tx: Transaction,
  sportId: string,
  { sides }: Pick<LogEntry, 'sides'>,
): Promise<Snapshot['pairs']> {
  if (sides.length !== 2) return {}
  const [one = '', two = ''] = sides.map(sideKey).toSorted()
  const row = await findPair.first(tx, { sportId, one, two })
  return row ? { [one]: { [two]: { n: row.n, day: row.day } } } : {}
}

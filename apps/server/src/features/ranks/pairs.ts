import { dayOf } from '@gauntlet/rules/ranks/state'
import type { LogEntry } from '@gauntlet/rules/ranks/log'
import { meetingsIn, noPairs, onePair, type Pairs } from '@gauntlet/rules/ranks/pairs'
import { sideKey } from '@gauntlet/rules/ranks/roster'
import type { Transaction } from '../../platform/database/database.ts'
import { findPair, forgetPairs, listMeetings, writePairs } from './pair-queries.ts'

type Sides = LogEntry['sides']

const keysOf = (sides: Sides): { one: string; two: string } => {
  const [one = '', two = ''] = sides.map(sideKey).toSorted()
  return { one, two }
}

/** How often the sides of a result of two have met; of a field nobody asks. */
export async function pairIn(tx: Transaction, sportId: string, { sides }: Pick<LogEntry, 'sides'>): Promise<Pairs> {
  if (sides.length !== 2) return noPairs
  const row = await findPair.first(tx, { sportId, ...keysOf(sides) })
  return row ? onePair(row) : noPairs
}

/** Counts how often two sides have met from the results of theirs that still count. */
export async function countPairAnew(tx: Transaction, sportId: string, sides: Sides): Promise<void> {
  const [userId] = sides.flat()
  if (sides.length !== 2 || userId === undefined) return
  const { one, two } = keysOf(sides)
  const rows = await listMeetings.all(tx, { sportId, userId })
  const days = rows
    .filter(row => keysOf(row.sides).one === one && keysOf(row.sides).two === two)
    .map(({ effective_at }) => dayOf(effective_at.getTime()))
  if (days.length === 0) await forgetPairs.affected(tx, { sportId, ones: [one], twos: [two] })
  else await writePairs.affected(tx, { sportId, rows: JSON.stringify([{ one, two, ...meetingsIn(days) }]) })
}

import type { Executor } from '../../platform/database/database.ts'
import { listRankLog, type RankLogRow } from './calibration-queries.ts'

const BITE = 1000

/** Numbers players in the order in which they come. */
function numbering(): (userId: string) => number {
  const numbers = new Map<string, number>()
  return userId => {
    const number = numbers.get(userId) ?? numbers.size + 1
    numbers.set(userId, number)
    return number
  }
}

const lineOf = ({ effective_at, sides, positions, score }: RankLogRow, numberOf: (userId: string) => number): string =>
  [
    effective_at.toISOString(),
    sides.map(players => players.map(numberOf).join(' ')).join('|'),
    sides.map((_, i) => positions[i] ?? '-').join('|'),
    score ? score.join('-') : '',
  ].join(',')

/** The ranked results of a sport that count, as lines of the CSV that `measure-ranks` reads; the header first. */
export async function* rankLogLines(executor: Executor, sportId: string): AsyncGenerator<string> {
  yield 'at,sides,positions,score'
  const numberOf = numbering()
  for (let after = 0; ; ) {
    const rows = await listRankLog.all(executor, { sportId, after, limit: BITE })
    for (const row of rows) yield lineOf(row, numberOf)
    const last = rows.at(-1)
    if (!last || rows.length < BITE) return
    after = last.seq
  }
}

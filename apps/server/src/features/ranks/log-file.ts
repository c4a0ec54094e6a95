import type { Executor } from '../../platform/database/database.ts'
import { listRankLog, type RankLogRow } from './calibration-queries.ts'
import { levelsIn } from './derivation.ts'
import { listLevels } from './replay-queries.ts'

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

/** A line of the file; `levels` are of players who are not in it yet. */
function lineOf(
  { effective_at, sides, positions, score }: RankLogRow,
  numberOf: (userId: string) => number,
  levels: Map<string, number>,
): string {
  const declared = sides.flat().flatMap(id => {
    const level = levels.get(id)
    levels.delete(id)
    return level === undefined ? [] : [[id, level] as const]
  })
  return [
    effective_at.toISOString(),
    sides.map(players => players.map(numberOf).join(' ')).join('|'),
    sides.map((_, i) => positions[i] ?? '-').join('|'),
    score ? score.join('-') : '',
    declared.map(([id, level]) => `${numberOf(id)}:${level}`).join(' '),
  ].join(',')
}

/** The ranked results of a sport that count, as lines of the CSV that `measure-ranks` reads; the header first. */
export async function* rankLogLines(executor: Executor, sportId: string): AsyncGenerator<string> {
  yield 'at,sides,positions,score,levels'
  const numberOf = numbering()
  const levels = levelsIn(await listLevels.all(executor, { sportId }))
  for (let after = 0; ; ) {
    const rows = await listRankLog.all(executor, { sportId, after, limit: BITE })
    for (const row of rows) yield lineOf(row, numberOf, levels)
    const last = rows.at(-1)
    if (!last || rows.length < BITE) return
    after = last.seq
  }
}

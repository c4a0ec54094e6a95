import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'

/** A rank over some results. */
export interface Trend {
  /** Before the first of them, and after each; empty without any. */
  line: readonly number[]
  results: number
  /** From one end of the line to the other; undefined without any. */
  moved: number | undefined
}

/** Of results that come newest first. The change is that of the whole line, so that it points where the line goes. */
export function trendOf(newestFirst: readonly Pick<RankEntry, 'before' | 'after'>[]): Trend {
  const results = newestFirst.toReversed()
  const [first] = results
  const line = first ? [first.before, ...results.map(({ after }) => after)] : []
  const [start, end] = [line[0], line.at(-1)]
  return {
    line,
    results: results.length,
    moved: start === undefined || end === undefined ? undefined : end - start,
  }
}

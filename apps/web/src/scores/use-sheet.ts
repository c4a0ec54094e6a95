import { type Sheet, sheetOf } from './sheet.ts'
import { type Formatted, useFormat } from './use-scoring.ts'

export interface PlayedSheet extends Sheet {
  /** Of a segment: 'set'. */
  word: string
}

/**
 * The sheet of a match between so many; none in a sport without formats, for more than it has sides, or where `count`
 * is undefined because one is not shown.
 */
export function useSheet(match: Formatted, count: number | undefined): PlayedSheet | undefined {
  const played = useFormat(match)
  if (!played) return undefined
  const { scoring, format } = played
  if (count === undefined || count > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, count), word: scoring.words.segment }
}

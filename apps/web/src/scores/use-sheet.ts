import { formatOf } from '@gauntlet/contract/scores/choice'
import { type Sheet, sheetOf } from './sheet.ts'
import { type Formatted, useScoring } from './use-scoring.ts'

export interface PlayedSheet extends Sheet {
  /** Of a segment: 'set'. */
  word: string
}

/**
 * The sheet of a match between so many; none in a sport without formats, for more than it has sides, or where `count`
 * is undefined because one is not shown.
 */
export function useSheet({ sport, format: id }: Formatted, count: number | undefined): PlayedSheet | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  if (!scoring || !format || count === undefined || count > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, count), word: scoring.words.segment }
}

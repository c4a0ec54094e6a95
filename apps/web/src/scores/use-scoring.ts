import { formatOf } from '@gauntlet/contract/scores/choice'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { useApi } from '../api/use-api.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** How the results of each sport are entered; it changes with a new version only, and a device keeps it. */
export function useScoring(sport: string, enabled = true): SportScoring | undefined {
  const { data } = useApi(sports.scoring, {}, { fresh: HOUR, enabled })
  return data?.payload.sports.find(({ name }) => name === sport)
}

export interface PlayedSheet extends Sheet {
  /** Of a segment: 'set'. */
  word: string
}

/**
 * The sheet of a match between so many; none in a sport without formats, for more than it has sides, or where `count`
 * is undefined because one is not shown.
 */
export function useSheet(
  { sport, format: id }: { sport: { name: string }; format: string | null },
  count: number | undefined,
): PlayedSheet | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  if (!scoring || !format || count === undefined || count > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, count), word: scoring.words.segment }
}

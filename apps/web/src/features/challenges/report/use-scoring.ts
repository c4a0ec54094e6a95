import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { formatOf } from '@gauntlet/contract/scores/choice'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** How the results of each sport are entered; it changes with a new version only. */
export function useScoring(sport: string, enabled = true): SportScoring | undefined {
  const { data } = useApi(sports.scoring, {}, { fresh: Number.POSITIVE_INFINITY, enabled })
  return data?.payload.sports.find(({ name }) => name === sport)
}

export interface ChallengeSheet extends Sheet {
  /** Of a segment: 'set'. */
  word: string
}

/** The sheet of a challenge; none in a sport without formats, for more than it has sides, or where one is not shown. */
export function useSheet({ sport, format: id, users, user_count }: Challenge): ChallengeSheet | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  if (!scoring || !format || users.length !== user_count || users.length > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, users.length), word: scoring.words.segment }
}

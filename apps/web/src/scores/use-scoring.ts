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

/** A match as far as its sheet needs it; a challenge is one. */
interface Played {
  sport: { name: string }
  /** Null in a sport without formats. */
  format: string | null
  users: readonly unknown[]
  user_count: number
}

/** The sheet of a match; none in a sport without formats, for more than it has sides, or where one is not shown. */
export function useSheet({ sport, format: id, users, user_count }: Played): PlayedSheet | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  if (!scoring || !format || users.length !== user_count || users.length > scoring.sides.max_sides) return undefined
  return { ...sheetOf(scoring, format, users.length), word: scoring.words.segment }
}

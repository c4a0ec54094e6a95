import { formatOf, hasDraw } from '@gauntlet/contract/scores/choice'
import type { ScoreFormat, SportScoring } from '@gauntlet/contract/scores/format'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { useApi } from '../api/use-api.ts'

/** A match, and the format by which it is played; null in a sport without formats. */
export interface Formatted {
  sport: { name: string }
  format: string | null
}

/** How the results of each sport are entered; it changes with a new version only, and a device keeps it. */
export function useScoring(sport: string, enabled = true): SportScoring | undefined {
  const { data } = useApi(sports.scoring, {}, { fresh: HOUR, enabled })
  return data?.payload.sports.find(({ name }) => name === sport)
}

/** How the sport is scored, and the format of a match of it; undefined without one, and until it is known. */
export function useFormat({
  sport,
  format: id,
}: Formatted): { scoring: SportScoring; format: ScoreFormat } | undefined {
  const scoring = useScoring(sport.name, id !== null)
  const format = scoring && id !== null ? formatOf(scoring, id) : undefined
  return scoring && format && { scoring, format }
}

/** Whether a match of two may end in a draw. */
export function useMayDraw(match: Formatted): boolean {
  const played = useFormat(match)
  return played !== undefined && hasDraw(played.scoring, played.format)
}

import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { firstFormat, formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { Scoring } from '@gauntlet/rules/challenges/claims'
import { dateAt } from '../../platform/clock/zones.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { ShownRow } from './queries.ts'

/** How the result of a match is told; null in a sport that has no formats. */
export function scoringFor({
  sport_name,
  format: chosen,
  start_at,
  timezone,
}: Pick<ShownRow, 'sport_name' | 'format' | 'start_at' | 'timezone'>): Scoring | null {
  const sport = scoringOf(sport_name)
  if (!sport) return null
  const format =
    (chosen === null ? undefined : formatOf(sport, chosen)) ?? firstFormat(sport, dateAt(start_at, timezone))
  return format ? { sport, format } : null
}

/** The format that was chosen, null for the one of the sport; one that the sport does not have is refused. */
export function requireFormat(sportName: string, chosen: string | undefined): string | null {
  if (chosen === undefined || chosen === '') return null
  const sport = scoringOf(sportName)
  if (!sport || !formatOf(sport, chosen)) throw badField('format', challengeTexts.noSuchFormat)
  return chosen
}

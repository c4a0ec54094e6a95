import { changesByDay, firstFormat, formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { Scoring } from '@gauntlet/rules/challenges/claims'
import { dateAt } from '../../platform/clock/zones.ts'

interface Scored {
  readonly sport_name: string
  /** As it was chosen; null where the sport's own of that day counts. */
  readonly format: string | null
  readonly start_at: Date
  readonly timezone: string
}

/** How the result of a match is told; null in a sport that has no formats. */
export function scoringFor({ sport_name, format: chosen, start_at, timezone }: Scored): Scoring | null {
  const sport = scoringOf(sport_name)
  if (!sport) return null
  const day = () => (changesByDay(sport) ? dateAt(start_at, timezone) : '')
  const format = (chosen === null ? undefined : formatOf(sport, chosen)) ?? firstFormat(sport, day())
  return format ? { sport, format } : null
}

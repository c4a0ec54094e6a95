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

function read({ sport_name, format: chosen, start_at, timezone }: Scored): Scoring | null {
  const sport = scoringOf(sport_name)
  if (!sport) return null
  const day = () => (changesByDay(sport) ? dateAt(start_at, timezone) : '')
  const format = (chosen === null ? undefined : formatOf(sport, chosen)) ?? firstFormat(sport, day())
  return format ? { sport, format } : null
}

/** The day at the venue takes longer to find than most of what a list shows of a match, which asks for it thrice. */
const known = new WeakMap<Scored, Scoring | null>()

/** How the result of a match is told; null in a sport that has no formats. */
export function scoringFor(match: Scored): Scoring | null {
  const before = known.get(match)
  if (before !== undefined) return before
  const scoring = read(match)
  known.set(match, scoring)
  return scoring
}

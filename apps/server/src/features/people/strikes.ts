import { BARRED_FOR, barredUntil, STRIKES_WITHIN } from '@gauntlet/rules/challenges/results'
import { DAY, type Millis } from '@gauntlet/contract/time'

/** Strikes before this bar nobody any more. */
export const strikesCountSince = (now: Date): Date => new Date(now.getTime() - STRIKES_WITHIN - BARRED_FOR - DAY)

/** Until when a player with these strikes may not play ranked; null where not barred. */
export const barredBy = (strikes: readonly Date[], now: Date): Millis | null =>
  barredUntil(
    strikes.map(at => at.getTime()),
    now.getTime(),
  )

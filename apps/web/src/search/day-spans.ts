import { toControl } from '../ui/date-time.ts'
import type { Days } from './filter.ts'

const DAY_LENGTH = '2026-05-01'.length
const SUNDAY = 0
const SATURDAY = 6

/** The day of a moment as a clock of this device would show it, so many days on. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return toControl(day).slice(0, DAY_LENGTH)
}

/** The days that are searched with one tap; a weekend that has begun is what is left of it. */
export function daySpans(now: Date): Record<'any' | 'today' | 'weekend', Days> {
  const today = dayAfter(now, 0)
  const weekday = now.getDay()
  const saturday = weekday === SUNDAY ? 0 : SATURDAY - weekday
  const sunday = weekday === SUNDAY ? 0 : saturday + 1
  return {
    any: { startDate: '', endDate: '' },
    today: { startDate: today, endDate: today },
    weekend: { startDate: dayAfter(now, saturday), endDate: dayAfter(now, sunday) },
  }
}

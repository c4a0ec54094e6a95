import { DAY_PARTS } from '@gauntlet/contract/availability/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { Span } from '@gauntlet/rules/availability/both-free'
import { dateAt, wallToInstant } from '../../platform/clock/zones.ts'
import type { WeekColumns } from './tables.ts'

/** So far ahead a usual week is followed. */
const DAYS_AHEAD = 14
const DATE_LENGTH = '2030-06-04'.length

/** Monday is 0. */
const weekdayOf = (day: number): number => (new Date(day).getUTCDay() + 6) % 7

/** The hours of a date on a clock, where the clock is set forward too. */
function hoursOf(date: string, { from, to }: { from: number; to: number }, zone: string): Span[] {
  const at = (hour: number) => wallToInstant(`${date}T${String(hour).padStart(2, '0')}:00`, zone)?.getTime()
  const [start, end] = [at(from), at(to)]
  return start === undefined || end === undefined ? [] : [{ start, end }]
}

/** A usual week as instants, from today on. */
export function spansOf({ free, zone }: Pick<WeekColumns, 'free' | 'zone'>, now: Date): Span[] {
  const today = Date.parse(`${dateAt(now, zone)}T00:00Z`)
  return Array.from({ length: DAYS_AHEAD }, (_, n) => today + n * DAY).flatMap(day => {
    const date = new Date(day).toISOString().slice(0, DATE_LENGTH)
    const first = weekdayOf(day) * DAY_PARTS.length
    return DAY_PARTS.flatMap((part, at) => (free.includes(first + at) ? hoursOf(date, part, zone) : []))
  })
}

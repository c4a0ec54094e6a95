import { DAY } from '@gauntlet/contract/time'
import { dateAt, wallToInstant } from '../platform/clock/zones.ts'

/** When people play beside their work. */
export const AFTERNOONS = ['14:00', '15:30', '16:00', '17:30', '18:00', '18:30', '19:00', '20:00'] as const

/** On the day in which a moment lies at a place, at a time of the clocks there: '18:30'. */
export function onDayOf(moment: number, time: string, timezone: string): number {
  const at = wallToInstant(`${dateAt(new Date(moment), timezone)}T${time}`, timezone)
  if (!at) throw new Error(`There is no time ${time}`)
  return at.getTime()
}

/** The first such time from a moment on. */
export function firstFrom(moment: number, time: string, timezone: string): number {
  const at = onDayOf(moment, time, timezone)
  return at >= moment ? at : onDayOf(moment + DAY, time, timezone)
}

/** The last such time up to a moment. */
export function lastUpTo(moment: number, time: string, timezone: string): number {
  const at = onDayOf(moment, time, timezone)
  return at <= moment ? at : onDayOf(moment - DAY, time, timezone)
}

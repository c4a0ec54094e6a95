import { LANGUAGE } from '../language.ts'
import { datesIn, whenNeeded } from './formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** From here on weeks say more than days, and then months. */
const DAYS_UNTIL_WEEKS = 14
const WEEKS_UNTIL_MONTHS = 9

const relativeFormat = whenNeeded(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }))

const partsOf = (format: Intl.DateTimeFormat, at: number) =>
  new Map<string, string>(format.formatToParts(at).map(({ type, value }) => [type, value]))

const dates = datesIn({ year: 'numeric', month: 'numeric', day: 'numeric' })
const partsIn = (timeZone: string, at: number) => partsOf(dates(timeZone), at)

/** The day at the place, as a count of days: two instants of one day there give the same number. */
export function dayIn(timeZone: string, at: number): number {
  const parts = partsIn(timeZone, at)
  const part = (name: string) => Number(parts.get(name))
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY
}

/**
 * How far `at` is from `now`, both in ms since 1970: minutes, hours within a day, then days as the calendar at the
 * place counts them, weeks, months. 'in 3 days', 'tomorrow', '2 hours ago'.
 */
export function relative(at: number, now: number, timeZone: string): string {
  const apart = at - now
  const size = Math.abs(apart)
  if (size < MINUTE) return 'now'
  if (size < HOUR) return relativeFormat().format(Math.trunc(apart / MINUTE), 'minute')
  const days = dayIn(timeZone, at) - dayIn(timeZone, now)
  if (size < DAY && (days === 0 || size < 12 * HOUR)) return relativeFormat().format(Math.trunc(apart / HOUR), 'hour')
  if (Math.abs(days) < DAYS_UNTIL_WEEKS) return relativeFormat().format(days, 'day')
  const weeks = Math.round(apart / WEEK)
  if (Math.abs(weeks) < WEEKS_UNTIL_MONTHS) return relativeFormat().format(weeks, 'week')
  return relativeFormat().format(Math.round(days / 30.44), 'month')
}

export const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}
const moments = datesIn({ ...MOMENT, timeZoneName: 'short' })
const momentsOfAnotherYear = datesIn({ ...MOMENT, year: 'numeric', timeZoneName: 'short' })

/** The moment by the clock at the place, with the zone; the year only if it is another one. */
export function absolute(at: number, now: number, timeZone: string): string {
  const sameYear = partsIn(timeZone, at).get('year') === partsIn(timeZone, now).get('year')
  return (sameYear ? moments : momentsOfAnotherYear)(timeZone).format(at)
}

/** Orders moments in ISO 8601, the earlier first; to compare them as words would have the browser load an alphabet. */
export const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b)

const wholeDays = whenNeeded(() => new Intl.NumberFormat(LANGUAGE, { style: 'unit', unit: 'day', unitDisplay: 'long' }))

const two = (value: number) => String(value).padStart(2, '0')

/**
 * The time left until a start: days as the calendar at the place counts them, within two of them days and hours, within
 * a day hours, minutes and seconds; null once it has passed.
 */
export function countdown(at: number, now: number, timeZone: string): string | null {
  const left = at - now
  if (left <= 0) return null
  if (left >= 2 * DAY) return wholeDays().format(dayIn(timeZone, at) - dayIn(timeZone, now))
  const hours = Math.floor((left % DAY) / HOUR)
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${hours} h`
  return `${hours}:${two(Math.floor((left % HOUR) / MINUTE))}:${two(Math.floor((left % MINUTE) / 1000))}`
}

const wallTimes = datesIn({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The value of a date-time control for a moment: the wall time at the place, `2026-05-01T18:30`. */
export function wallTime(at: number, timeZone: string): string {
  const parts = partsOf(wallTimes(timeZone), at)
  const part = (name: string) => parts.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** A moment as a date whose parts are those of the wall clock at the place. */
export const wallDate = (at: number, timeZone: string): Date => new Date(wallTime(at, timeZone))

const inWords = datesIn(MOMENT)
const dayAndHour = datesIn({ weekday: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** A wall time in two lines: 'Sat 5', '10 AM', '6:30 PM'. */
export function wallDay(wall: string): { day: string; hour: string } {
  const parts = partsOf(dayAndHour('UTC'), Date.parse(`${wall}Z`))
  const part = (name: string) => parts.get(name) ?? ''
  const minutes = part('minute') === '00' ? '' : `:${part('minute')}`
  return { day: `${part('weekday')} ${part('day')}`, hour: `${part('hour')}${minutes} ${part('dayPeriod')}`.trim() }
}

const months = datesIn({ month: 'short' })

/** The month of a day: 'Jul'. */
export const wallMonth = (day: string): string => months('UTC').format(Date.parse(day))

/** A wall time in words: 'Sat, Jul 4, 8:30 PM'. */
export const wallWords = (wall: string): string => inWords('UTC').format(Date.parse(`${wall}Z`))

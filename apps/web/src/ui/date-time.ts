export const MINUTE_STEP = 10

const two = (value: number) => String(value).padStart(2, '0')

/** The value of a date-time control: wall time without an offset. `2026-05-01T18:30` */
export const toControl = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`

/** The nearest full ten minutes; a text that is no date-time stays as it is. */
export function toStep(value: string): string {
  const date = new Date(value)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) || Number.isNaN(date.getTime())) return value
  date.setMinutes(Math.round(date.getMinutes() / MINUTE_STEP) * MINUTE_STEP, 0, 0)
  return toControl(date)
}

const EVENING = 18
const MORNING = 10
const DAYS = 7
const SATURDAY = 6

/** The control's value for a full hour, so many days from now. */
export function hourAfter(now: Date, days: number, hour: number): string {
  const date = new Date(now)
  date.setDate(date.getDate() + days)
  date.setHours(hour, 0, 0, 0)
  return toControl(date)
}

/** When people mostly meet to play, the likeliest first: tomorrow evening, and the mornings of the next weekend. */
export function usualTimes(now: Date): [string, ...string[]] {
  const toSaturday = (SATURDAY - now.getDay() + DAYS) % DAYS || DAYS
  return [hourAfter(now, 1, EVENING), hourAfter(now, toSaturday, MORNING), hourAfter(now, toSaturday + 1, MORNING)]
}

/** Nobody says of a match that it began in the night unless it did. */
const FIRST_START = 8
const LAST_START = 20
/** h; a match and the way home. */
const AGO = 2

/**
 * When a match that is over has probably begun, the likeliest first: a full hour of today that is two hours past, or
 * the evenings before.
 */
export function playedTimes(now: Date): string[] {
  const hour = Math.min(now.getHours() - AGO, LAST_START)
  const yesterday = hourAfter(now, -1, EVENING)
  return hour < FIRST_START ? [yesterday, hourAfter(now, -2, EVENING)] : [hourAfter(now, 0, hour), yesterday]
}

/** Today's first minute. */
export const startOfToday = (now: Date): string => `${toControl(now).slice(0, 10)}T00:00`
/** The last step of the next calendar year. */
export const endOfNextYear = (now: Date): string => `${now.getFullYear() + 1}-12-31T23:50`

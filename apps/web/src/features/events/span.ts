import { datesIn } from '../../ui/formats.ts'
import { MOMENT } from '../../ui/when.ts'

const spans = datesIn({ ...MOMENT, timeZoneName: 'short' })
const spansOfAnotherYear = datesIn({ ...MOMENT, year: 'numeric', timeZoneName: 'short' })
const days = datesIn({ year: 'numeric', month: 'numeric', day: 'numeric' })
const hours = datesIn({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

const isOneDay = (start: string, end: string, timezone: string): boolean =>
  days(timezone).format(Date.parse(start)) === days(timezone).format(Date.parse(end))

const year = (at: string | number) => new Date(at).getUTCFullYear()

/** By the clock at the venue: 'Sat, Nov 28, 6:30–9:30 PM CST', and both days where it ends on another one. */
export function spanWords(start: string, end: string, now: number, timezone: string): string {
  const format = (year(start) === year(now) && year(end) === year(now) ? spans : spansOfAnotherYear)(timezone)
  return dashed(format.formatRange(Date.parse(start), Date.parse(end)), isOneDay(start, end, timezone) ? '–' : ' – ')
}

/** Browsers and the server set the dash between spaces of different widths. */
const dashed = (words: string, dash: string): string => words.replaceAll(/[\s\u2009]+–[\s\u2009]+/g, dash)

const wallSpans = datesIn(MOMENT)

const FULL_HOUR = /:00(?=\s[AP]M)/g

/** Of wall times as they are typed: 'Sat, Dec 5, 10 AM–1 PM'; undefined where they make no span yet. */
export function wallSpan(start: string, end: string): string | undefined {
  const [from, to] = [`${start}Z`, `${end}Z`]
  if (!(Date.parse(from) < Date.parse(to))) return undefined
  const words = wallSpans('UTC').formatRange(Date.parse(from), Date.parse(to))
  return dashed(words.replaceAll(FULL_HOUR, ''), isOneDay(from, to, 'UTC') ? '–' : ' – ')
}

/** The hours beside the day of the start: '6:30–9:30 PM CST', and the end with its day where it is another one. */
export const hoursWords = (start: string, end: string, timezone: string): string =>
  isOneDay(start, end, timezone)
    ? dashed(hours(timezone).formatRange(Date.parse(start), Date.parse(end)), '–')
    : `${hours(timezone).format(Date.parse(start))} – ${spans(timezone).format(Date.parse(end))}`

const wallTimes = datesIn({ hour: 'numeric', minute: '2-digit' })

/** The hours of the same, beside their day: '10 AM–1 PM'; undefined where they end on another one, or make no span. */
export function wallHours(start: string, end: string): string | undefined {
  const [from, to] = [`${start}Z`, `${end}Z`]
  if (!(Date.parse(from) < Date.parse(to)) || !isOneDay(from, to, 'UTC')) return undefined
  return dashed(wallTimes('UTC').formatRange(Date.parse(from), Date.parse(to)).replaceAll(FULL_HOUR, ''), '–')
}

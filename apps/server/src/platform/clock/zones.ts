import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
/**
 * Wall time at a venue and instants. Plain Intl instead of a library: four small functions need it, and luxon
 * resolves an hour that the autumn change repeats by the offset of the day on which it is asked, so that the same
 * text would mean one instant in summer and another in winter.
 */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** Throws RangeError where the time zone is unknown. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  // Making one costs ten times as much as using it; there are at most a few hundred zones.
  let format = FORMATS.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    FORMATS.set(timezone, format)
  }
  return format
}

/** The time on the wall at an instant, read as if it were UTC: milliseconds, to the second. */
function readWall(time: number, timezone: string): number {
  if (timezone === 'UTC') return Math.floor(time / 1000) * 1000
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** Since then no zone has changed its offset within a quarter of an hour; Casey in Antarctica was the last to do so. */
const IN_QUARTERS = Date.UTC(2023)
const QUARTER = 15 * MINUTE
const OFFSETS_MAX = 5000
const offsets = new Map<string, number>()

const readOffset = (time: number, timezone: string): number => readWall(time, timezone) - Math.floor(time / 1000) * 1000

/** How far a zone is ahead of UTC at an instant, in ms. Kept: to read it takes as long as a good part of a card. */
function offsetAt(time: number, timezone: string): number {
  if (time < IN_QUARTERS) return readOffset(time, timezone)
  const quarter = time - (time % QUARTER)
  const key = `${quarter} ${timezone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = readOffset(quarter, timezone)
  if (offsets.size >= OFFSETS_MAX) offsets.clear()
  offsets.set(key, offset)
  return offset
}

const wallAt = (time: number, timezone: string): number => Math.floor(time / 1000) * 1000 + offsetAt(time, timezone)

/**
 * The instant of a wall time. An hour that is repeated in autumn is taken as the first; a time that is skipped in
 * spring moves on by what was skipped (02:30 becomes 03:30), as the hands of the clock do.
 */
function instantOf(wall: number, timezone: string): Date {
  // No zone changes twice within two days, so these are the only offsets that can hold.
  const before = offsetAt(wall - DAY, timezone)
  const after = offsetAt(wall + DAY, timezone)
  const holds = (offset: number) => offsetAt(wall - offset, timezone) === offset
  // The larger offset is the earlier instant.
  const offset = [Math.max(before, after), Math.min(before, after)].find(holds) ?? before
  return new Date(wall - offset)
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?$/i

/** A date as milliseconds of its midnight in UTC; undefined where the calendar has no such day (30 February). */
function dateOf(text: string): number | undefined {
  const [, year, month, day] = DATE.exec(text) ?? []
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : undefined
}

/** `Z`, `+02:00` or `-0530` in milliseconds; undefined where there is no such offset. */
function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  if (sign === undefined) return 0
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/**
 * An ISO 8601 time: with an offset or Z that instant, without one wall time in `timezone`.
 * Undefined for anything else, a bare date too (`dayAt` reads those). Throws RangeError for an unknown time zone.
 */
export function wallToInstant(text: string, timezone: string): Date | undefined {
  const [, date = '', hour = '', minute = '', second = '0', fraction = '', offset] = TIME.exec(text.trim()) ?? []
  const day = dateOf(date)
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  const wall = day + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
  if (offset === undefined) return new Date(instantOf(wall, timezone).getTime() + ms)
  const given = offsetOf(offset)
  return given === undefined ? undefined : new Date(wall - given + ms)
}

/**
 * A bare date (`2026-07-04`) as the whole day at the venue, both ends included: `to` is its last millisecond.
 * Undefined for anything else. Throws RangeError for an unknown time zone.
 */
export function dayAt(text: string, timezone: string): { from: Date; to: Date } | undefined {
  const day = dateOf(text.trim())
  if (day === undefined) return undefined
  return { from: instantOf(day, timezone), to: new Date(instantOf(day + DAY, timezone).getTime() - 1) }
}

/** The day at a venue at an instant, as '2027-01-03'. */
export const dateAt = (instant: Date, timezone: string): string =>
  new Date(wallAt(instant.getTime(), timezone)).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The calendar year at a venue at an instant. */
export const yearAt = (instant: Date, timezone: string): number =>
  new Date(wallAt(instant.getTime(), timezone)).getUTCFullYear()

/** The last millisecond of the calendar year after the one that `now` lies in, at the venue. */
export const endOfNextYear = (now: Date, timezone: string): Date =>
  new Date(instantOf(Date.UTC(yearAt(now, timezone) + 2, 0, 1), timezone).getTime() - 1)

/** The next moment, after `instant`, at which a clock shows a full hour of the day. */
export function nextHourAt(instant: Date, hour: number, timezone: string): Date {
  const wall = wallAt(instant.getTime(), timezone)
  const midnight = wall - (wall % DAY)
  const today = instantOf(midnight + hour * HOUR, timezone)
  return today > instant ? today : instantOf(midnight + DAY + hour * HOUR, timezone)
}

/**
 * The zone that somebody names, by the one name that it has here; undefined where there is no such clock. Capitals may
 * stand anywhere in a name, and each that is used takes room for good. An offset is no zone: it knows no summer.
 */
export function zoneOf(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

import { hourAfter, toControl } from '../date-time.ts'

const DAYS = 14
const FIRST = 7
const HOURS = 15

/** The full hours of so many days from now at which people play, those that are still to come, or are over. */
const hoursOf = (now: Date, days: number, past: boolean): string[] =>
  Array.from({ length: HOURS }, (_, at) => hourAfter(now, days, FIRST + at)).filter(time =>
    past ? time < toControl(now) : time > toControl(now),
  )

/** The days of the next two weeks, or the last, each with those of its hours that can be chosen. */
export const daysOf = (now: Date, past: boolean): string[][] =>
  Array.from({ length: DAYS }, (_, at) => hoursOf(now, past ? -at : at, past)).filter(hours => hours.length > 0)

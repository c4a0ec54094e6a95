import * as z from 'zod/mini'
import { isKnownYear } from '../bounds.ts'
import { line, properName } from '../fields.ts'
import { codeOfState, stateCodeOf } from '../places/states.ts'

export const venueTexts = {
  lettersOnly: 'Letters and spaces only.',
  digitsOnly: 'Digits only.',
  unknownZip: 'We do not know this zip code.',
  unknownState: 'We do not know this state.',
  otherState: 'This zip code is in {zipState}, not in {state}.',
  farCity: '{city} is not near this zip code, which is in {zipPlace}.',
} as const

export const CITY_MAX = 80
export const STATE_MAX = 40
export const ZIP_MAX = 10
export const VENUE_MAX = 120
export const RULES_MAX = 2_000
export const MESSAGE_MAX = 1_000

const LETTERS = /^[\p{L}\p{M} ]+$/u
const DIGITS = /^\d+$/
const DATE = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/

const isDay = (day: string) => {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) && isKnownYear(day)
}
export const isMoment = (value: string) => isDay(MOMENT.exec(value)?.[1] ?? '')

/** A time as it is sent: ISO 8601; without an offset it is wall time at the venue. */
export const moment = (missing: string) => z.string(missing).check(z.trim(), z.refine(isMoment, missing))
/** As above, or a bare date: the whole day at the venue. */
export const momentOrDay = (missing: string) =>
  z.string(missing).check(
    z.trim(),
    z.refine(value => isMoment(value) || (DATE.test(value) && isDay(value)), missing),
  )

const letters = (max: number, missing: string) => line(max, missing).check(z.regex(LETTERS, venueTexts.lettersOnly))
export const city = (missing: string) => properName(CITY_MAX, missing)
/** A code or a name; it travels on as the code. */
export const state = (missing: string) =>
  z.pipe(
    letters(STATE_MAX, missing).check(z.refine(text => stateCodeOf(text) !== undefined, venueTexts.unknownState)),
    z.transform(codeOfState),
  )
export const zip = (missing: string) =>
  line(ZIP_MAX, missing, venueTexts.unknownZip).check(z.regex(DIGITS, venueTexts.digitsOnly))
export const venue = (missing: string) => line(VENUE_MAX, missing)

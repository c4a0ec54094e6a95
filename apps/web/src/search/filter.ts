import { cityOf } from '../places/city-of.ts'
import type { Place } from '../places/place-fields.tsx'
import type { Range } from '../ui/range-field.tsx'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

/** The place of a search. */
export interface Near {
  origin: Place
  /** Miles; 0 is the same city. */
  distance: number
}

/** '2026-05-01', or '' for any day. */
export interface Days {
  startDate: string
  endDate: string
}

/** The players of a search. */
export interface Who {
  ageRange: Range
  /** Undefined is all of them, including players who have told none. */
  genders: readonly string[] | undefined
}

/** The whole length of the age slider. */
export const AGES: Range = { lower: 18, upper: 100 }

export const nearSent = ({ origin, distance }: Near) => ({
  origin: typeof origin === 'string' ? origin.trim() : origin,
  distance,
})

export const daysSent = ({ startDate, endDate }: Days) => ({
  ...(startDate !== '' && { startDate }),
  ...(endDate !== '' && { endDate }),
})

/** The whole age slider, and every gender, is no filter. */
export const whoSent = ({ ageRange, genders }: Who) => ({
  ...((ageRange.lower > AGES.lower || ageRange.upper < AGES.upper) && { ageRange }),
  ...(genders && { genders: [...genders] }),
})

/** The two days in their order: the one that was not changed follows the other. */
export function datesAfter({ startDate, endDate }: Days, changed: Partial<Days>): Days {
  const next = { startDate, endDate, ...changed }
  if (next.startDate === '' || next.endDate === '' || next.startDate <= next.endDate) return next
  const day = changed.startDate ?? next.endDate
  return { startDate: day, endDate: day }
}

/** The start of the search: 'Austin, TX · 200 mi'. `home` is the place of the primary address. */
export function originLine({ origin, distance }: Near, home: string | null): string {
  if (typeof origin !== 'string') return distance > 0 ? say(texts.nearYou, { distance }) : texts.inYourCity
  const place = origin.trim() || home
  if (place === null) return texts.everywhere
  if (distance > 0) return say(texts.nearPlaceDistanceMiles, { place, distance })
  return say(texts.inPlace, { place })
}

/** The title of what is found: 'Players near Austin'. Its miles are told apart. */
export function nearTitle(things: string, { origin, distance }: Near, home: string | null): string {
  if (typeof origin !== 'string') return say(texts.thingsNearYou, { things })
  const place = origin.trim() || home
  if (place === null) return things
  return say(distance > 0 ? texts.thingsNearPlace : texts.thingsInPlace, { things, place: cityOf(place) })
}

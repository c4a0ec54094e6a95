import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { nothing } from '../fields.ts'
import { city, state, venueTexts } from '../venues/endpoints.ts'

/** A ZIP of the United States, with or without its four digits more. */
const US_ZIP = /^\d{5}(-\d{4})?$/
export const isUsZip = (text: string): boolean => US_ZIP.test(text)

/** How many venues a form offers at most. */
export const VENUES_OFFERED = 3
/** One of those that the viewer planned may be a venue left open, which a form leaves out. */
export const VENUES_LISTED = VENUES_OFFERED + 1

const cityOfZip = z.strictObject({
  city: z.string(),
  /** Its postal code. */
  state: z.string(),
  /** IANA name of the zone there. */
  timezone: z.string(),
})

const knownVenue = z.strictObject({ venue: z.string(), city: z.string(), state: z.string(), zip: z.string() })
export type KnownVenue = z.output<typeof knownVenue>

/** Added: what a form that asks for a place can fill in by itself. */
export const places = endpoints({
  ofZip: {
    method: 'GET',
    path: '/places/zip/{zip}',
    access: 'player',
    summary: 'Added. City, state and time zone of a ZIP; null where it is not known.',
    input: z.strictObject({ zip: z.string(venueTexts.unknownZip).check(z.regex(US_ZIP, venueTexts.unknownZip)) }),
    answer: z.nullable(cityOfZip),
  },
  ofCity: {
    method: 'GET',
    path: '/places/city/{state}/{city}',
    access: 'player',
    summary: 'Added. A ZIP of a city, for a plan whose venue is agreed later; null where the city is not known.',
    input: z.strictObject({ state: state(venueTexts.unknownState), city: city(venueTexts.lettersOnly) }),
    answer: z.nullable(z.strictObject({ zip: z.string() })),
  },
  venues: {
    method: 'GET',
    path: '/places/venues',
    access: 'player',
    summary:
      "Added. Venues that the viewer chose for the viewer's own matches, tournaments and events, the latest first.",
    input: nothing,
    answer: z.array(knownVenue),
  },
})

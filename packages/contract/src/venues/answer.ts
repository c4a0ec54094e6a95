import * as z from 'zod/mini'

/** Where something is held, as answers say it. */
export const venueShown = {
  /** City of the venue. */
  location: z.string(),
  state: z.string(),
  zip: z.string(),
  venue: z.string(),
  /** IANA name of the zone at the venue. */
  timezone: z.string(),
}

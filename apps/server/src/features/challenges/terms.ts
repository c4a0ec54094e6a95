import { createTexts } from '@gauntlet/contract/challenges-texts'
import { venueTexts } from '@gauntlet/contract/venues'
import { endOfNextYear, wallToInstant } from '../../platform/clock/zones.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'

export interface Venue {
  zip: string
  timezone: string
  lat: number
  lon: number
}

/** The place of a venue; refused where the data does not know the ZIP. `field` names it in the form. */
export function venueOf({ places }: Pick<Services, 'places'>, zip: string, field: string): Venue {
  const place = places.zip(zip)
  if (!place) throw badField(field, venueTexts.unknownZip)
  return { zip, timezone: place.tz, lat: place.lat, lon: place.lon }
}

/** A start as sent: an instant, or wall time at the venue; `missing` is the form's text where there is no such time. */
export function startOf(text: string, timezone: string, missing = createTexts.date): Date {
  const start = wallToInstant(text, timezone)
  if (!start) throw badField('date', missing)
  return start
}

/** The last instant that a match may start at. */
export const latestStart = ({ clock }: Pick<Services, 'clock'>, timezone: string): number =>
  endOfNextYear(clock.now(), timezone).getTime()

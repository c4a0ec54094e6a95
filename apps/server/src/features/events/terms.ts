import { eventFormTexts, eventTexts } from '@gauntlet/contract/events/texts'
import { unitVector } from '@gauntlet/rules/places/distance'
import { endOfNextYear, wallToInstant } from '../../platform/clock/zones.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { cellOf } from '../addresses/grid.ts'
import { requirePlace, type Typed } from '../venues/agree.ts'
import type { EventColumns } from './tables.ts'

/** Where an event takes place, as it is stored. */
export type Site = Pick<
  EventColumns,
  'city' | 'state' | 'zip' | 'timezone' | 'lat' | 'lon' | 'ux' | 'uy' | 'uz' | 'cell'
>
export type Times = Pick<EventColumns, 'start_at' | 'end_at' | 'first_day' | 'last_day'>

type Known = Pick<Site, 'city' | 'state' | 'zip' | 'timezone' | 'lat' | 'lon'>

/** The site of an event, built from its stored place. */
export const knownSite = ({ city, state, zip, timezone, lat, lon }: Known): Site => ({
  city,
  state,
  zip,
  timezone,
  lat,
  lon,
  ...unitVector({ lat, lon }),
  cell: cellOf({ lat, lon }),
})

/** The site as typed; refused as `requirePlace` does. */
export function siteOf(services: Pick<Services, 'places'>, { city, state, zip }: Typed): Site {
  const { tz: timezone, lat, lon } = requirePlace(services, { city, state, zip }, { city: 'location', zip: 'zip' })
  return knownSite({ city, state, zip, timezone, lat, lon })
}

/** The day at the venue, `2030-06-05`, which is how Swedes write it. */
const dayOf = (at: Date, timezone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(at)

const DAY = /^\d{4}-\d\d-\d\d$/
const LAST_MINUTE = 'T23:59'

function instantOf(text: string, timezone: string, field: string, message: string): Date {
  const at = wallToInstant(text, timezone)
  if (!at) throw badField(field, message)
  return at
}

/**
 * Start and end as sent: instants, or wall time at the venue. A bare day as the end means its last minute; no end means
 * the last minute of the day of the start.
 */
export function timesOf(
  { start, end }: { start: string | Date; end: string | Date | undefined },
  timezone: string,
): Times {
  const start_at = start instanceof Date ? start : instantOf(start, timezone, 'event_start', eventFormTexts.start)
  const first_day = dayOf(start_at, timezone)
  const until = end ?? first_day
  const end_at =
    until instanceof Date
      ? until
      : instantOf(DAY.test(until) ? until + LAST_MINUTE : until, timezone, 'event_end', eventFormTexts.end)
  return { start_at, end_at, first_day, last_day: dayOf(end_at, timezone) }
}

/** The latest instant at which an event may start. */
export const latestStart = ({ clock }: Pick<Services, 'clock'>, timezone: string): number =>
  endOfNextYear(clock.now(), timezone).getTime()

export const unknownPlayer = () => badField('user_id', eventTexts.unknownPlayer)

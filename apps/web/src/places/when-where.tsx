import { mdiCalendarClock, mdiDirections, mdiMapMarkerOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { distanceWords } from './distance-words.ts'
import { mapsLink } from './maps-link.ts'
import { Moment } from '../ui/moment.tsx'
import { useNow } from '../ui/use-now.ts'
import * as texts from './texts.ts'
import { say } from '../ui/say.ts'

const MINUTE_MS = 60_000

interface Place {
  /** Empty if the viewer may not know it. */
  venue: string
  location: string
  state: string
  zip: string
}

/** The way to a venue, in the maps of the device; nothing if the viewer may not know the venue. */
export const Directions = ({ place, about, look = 'small' }: { place: Place; about?: string; look?: string }) =>
  place.venue !== '' &&
  place.venue !== texts.toBeAgreed && (
    <a
      className={`button ${look}`}
      href={mapsLink(place)}
      target="_blank"
      rel="noreferrer"
      aria-label={about === undefined ? undefined : say(texts.directionsAbout, { about })}
    >
      <Icon path={mdiDirections} />
      {texts.directions}
    </a>
  )

interface Fixed {
  /** ISO 8601 */
  at: string
  timezone: string
  place: Place
  /** In miles. */
  distance?: number | null
  /** The time left stands beside it. */
  counted?: boolean
  /** Nobody goes there any more. */
  over?: boolean
  when?: ReactNode
}

/** When and where it is, in a line each, and beside them the way there; `when` in place of the moment. */
export function WhenWhere({ at, timezone, place, distance = null, counted = false, over = false, when }: Fixed) {
  const now = useNow(MINUTE_MS)
  const { venue, location, state } = place
  return (
    <section className="when-where" aria-label={texts.whenAndWhere}>
      <p className="fact">
        <Icon path={mdiCalendarClock} />
        {when ?? <Moment at={at} timezone={timezone} now={now} counted={counted} />}
      </p>
      <p className="fact">
        <Icon path={mdiMapMarkerOutline} />
        <span>
          {venue !== '' && (
            <>
              <strong>{venue}</strong>
              <span className="venue-comma">,</span>{' '}
            </>
          )}
          {/* The distance never stands alone in a line. */}
          <span className="town">
            {location},{'\u00a0'}
            {state}
            {distance !== null && <span className="soft numbers">{` · ${distanceWords(distance)}`}</span>}
          </span>
        </span>
      </p>
      {!over && <Directions place={place} />}
    </section>
  )
}

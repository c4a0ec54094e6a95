import { mdiMapMarkerOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { distanceWords } from './distance-words.ts'
import { shortPlace } from './short-place.ts'
import * as texts from './texts.ts'

interface Place {
  /** Empty if the viewer may not know it. */
  venue: string
  location: string
}

/** The distance in miles, null if it is not known. */
const Pieces = ({ distance, children }: { distance: number | null; children: ReactNode }) => (
  <span className="pieces">
    <span>{children}</span>
    {distance !== null && <span className="soft numbers">{distanceWords(distance)}</span>}
  </span>
)

/** Letters of a venue and its city that fit beside a distance, in a card on a phone. */
const WITH_CITY = 26

interface Shown {
  place: Place
  distance?: number | null
}

/** Where it is, in the words of a card. */
export function WherePieces({ place: { venue, location }, distance = null }: Shown) {
  // How far it is tells as much as the city, and what is cut short tells neither.
  const bare = distance !== null && venue !== '' && venue.length + location.length > WITH_CITY
  return (
    <Pieces distance={distance}>
      {venue !== '' && `${venue}${bare ? '' : ', '}`}
      {!bare && <span title={location}>{shortPlace(location)}</span>}
    </Pieces>
  )
}

/** The same with its sign, in a line of a card. */
export const WhereLine = (shown: Shown) => (
  <p className="fact small">
    <Icon path={mdiMapMarkerOutline} />
    <WherePieces {...shown} />
  </p>
)

/** Where it is, among the terms; `hidden` says who may see a venue that the viewer may not know. */
export const WhereTerm = ({
  place: { venue, location, state, zip, distance },
  hidden,
}: {
  place: Place & { state: string; zip: string; distance: number | null }
  hidden: string
}) => (
  <>
    <dt>{texts.where}</dt>
    <dd>
      {venue === '' ? <span className="soft">{hidden}</span> : <strong>{venue}</strong>}
      <Pieces distance={distance}>
        {location}, {state} {zip}
      </Pieces>
    </dd>
  </>
)

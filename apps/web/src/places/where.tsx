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

/** Where it is, in a line of a card. */
export const WhereLine = ({
  place: { venue, location },
  distance = null,
}: {
  place: Place
  distance?: number | null
}) => (
  <p className="fact small">
    <Icon path={mdiMapMarkerOutline} />
    <Pieces distance={distance}>
      {venue !== '' && `${venue}, `}
      <span title={location}>{shortPlace(location)}</span>
    </Pieces>
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

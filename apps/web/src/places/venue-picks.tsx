import { useState } from 'react'
import { useSelf } from '../api/use-self.ts'
import type { CityAndState } from './fill-from-zip.ts'
import * as texts from './texts.ts'

interface Chosen {
  venue: string
  zip: string
}
export type KnownVenue = CityAndState & Chosen

export const isAt = ({ venue, zip }: Chosen, place: Chosen) => venue === place.venue && zip === place.zip

/** To leave it open, venues that the viewer has chosen before, and any other place. */
export function VenuePicks({
  pick,
  venues,
  chosen,
  agreeLater,
  other,
  isOther,
}: {
  pick: (place: CityAndState & { zip: string; venue?: string }) => void
  venues: readonly KnownVenue[]
  chosen: Chosen
  agreeLater?: () => void
  /** Shows the fields. */
  other: () => void
  isOther: boolean
}) {
  const home = useSelf().preference.primary_address
  // The one that the form began with; a tap moves none, so that the next one hits what it aims at.
  const [first] = useState(chosen)
  if (!agreeLater && venues.length === 0) return null
  return (
    <ul className="picks whole venues">
      {agreeLater && (
        <li>
          <button
            type="button"
            className="button small"
            aria-pressed={!isOther && chosen.venue === texts.toBeAgreed}
            onClick={agreeLater}
          >
            {texts.agreeLater}
          </button>
        </li>
      )}
      {venues
        .toSorted((a, b) => Number(isAt(b, first)) - Number(isAt(a, first)))
        .map(known => (
          <li key={`${known.venue} ${known.zip}`}>
            <button
              type="button"
              className="button small"
              aria-pressed={!isOther && isAt(known, chosen)}
              onClick={() => pick(known)}
            >
              <span>{known.city === home?.city ? known.venue : `${known.venue}, ${known.city}`}</span>
            </button>
          </li>
        ))}
      <li>
        <button type="button" className="button small" aria-pressed={isOther} onClick={other}>
          {texts.anotherPlace}
        </button>
      </li>
    </ul>
  )
}

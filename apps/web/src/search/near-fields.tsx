import { useSelf } from '../api/use-self.ts'
import { DistanceField, PlaceField } from '../places/place-fields.tsx'
import type { Near } from './filter.ts'

/** The start of a search, and its radius. */
export function NearFields({ near, change }: { near: Near; change: (part: Partial<Near>) => void }) {
  const home = useSelf().preference.location
  return (
    <>
      <PlaceField value={near.origin} home={home} onChange={origin => change({ origin })} />
      <DistanceField value={near.distance} onChange={distance => change({ distance })} />
    </>
  )
}

import { useSelf } from '../api/use-self.ts'
import { DistanceField, PlaceField } from '../places/place-fields.tsx'
import type { Near } from './filter.ts'

/** Where a search starts, and how far it looks from there. */
export function NearFields({ near, change }: { near: Near; change: (part: Partial<Near>) => void }) {
  const home = useSelf().preference.location
  return (
    <>
      <PlaceField value={near.origin} home={home} onChange={origin => change({ origin })} />
      <DistanceField value={near.distance} onChange={distance => change({ distance })} />
    </>
  )
}

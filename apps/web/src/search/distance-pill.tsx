import { useSelf } from '../api/use-self.ts'
import { cityOf } from '../places/city-of.ts'
import { type Near, originLine } from './filter.ts'
import { Pill, withOwn } from './pill.tsx'
import * as texts from './texts.ts'

const MILES = [10, 25, 50, 100, 200, 300]

/** How far from the place of a search, which is named without its state: so the pill stands whole on a phone. */
export function DistancePill({
  near: { origin, distance },
  choose,
}: {
  near: Near
  choose: (distance: number) => void
}) {
  const home = useSelf().preference.location
  const from = typeof origin === 'string' ? cityOf(origin) : origin
  return (
    <Pill label={texts.distance} value={distance} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
      {withOwn(MILES, distance).map(miles => (
        <option key={miles} value={miles}>
          {originLine({ origin: from, distance: miles }, home === null ? null : cityOf(home))}
        </option>
      ))}
    </Pill>
  )
}

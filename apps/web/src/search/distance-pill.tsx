import { mdiCrosshairsGps } from '@mdi/js'
import { useSelf } from '../api/use-self.ts'
import { cityOf } from '../places/city-of.ts'
import { useLocate } from '../places/use-locate.ts'
import { Icon } from '../ui/icon.tsx'
import { type Near, originLine } from './filter.ts'
import { Pill, withOwn } from './pill.tsx'
import * as texts from './texts.ts'

const MILES = [10, 25, 50, 100, 200, 300]

/**
 * How far from the place of a search, which is named without its state: so the pill stands whole on a phone. Where no
 * place is known nothing is far or near, and a tap looks around where the player is.
 */
export function DistancePill({
  near: { origin, distance },
  change,
}: {
  near: Near
  change: (near: Partial<Near>) => void
}) {
  const home = useSelf().preference.location
  const { asking, locate } = useLocate(place => change({ origin: place }))
  if (home === null && origin === '')
    return (
      <button type="button" className="pill" disabled={asking} onClick={locate}>
        <Icon path={mdiCrosshairsGps} />
        {texts.nearMe}
      </button>
    )
  const from = typeof origin === 'string' ? cityOf(origin) : origin
  return (
    <Pill
      label={texts.distance}
      value={distance}
      onChange={({ currentTarget }) => change({ distance: Number(currentTarget.value) })}
    >
      {withOwn(MILES, distance).map(miles => (
        <option key={miles} value={miles}>
          {originLine({ origin: from, distance: miles }, home === null ? null : cityOf(home))}
        </option>
      ))}
    </Pill>
  )
}

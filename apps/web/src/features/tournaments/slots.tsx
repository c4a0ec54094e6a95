import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { entrantsOf } from './sides/sides.ts'
import * as sideTexts from './sides/texts.ts'
import * as texts from './texts.ts'
import { formOf } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'

/** The slots of a tournament, and how many are taken; none is left once it has begun. */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const { slots, status, accepted, side_size } = tournament
  const free = status === 'Upcoming' ? Math.max(0, slots - accepted) : 0
  return (
    <div className="slots">
      <PlaceFaces of={entrantsOf(tournament)} taken={accepted} free={free} most={most} size={size} />
      <span className="small numbers">
        {status === 'Upcoming' ? (
          <>{rich(texts.acceptedOfSlotsPlacesTaken, { accepted: <strong>{accepted}</strong>, slots })}</>
        ) : (
          <>
            {rich(formOf(side_size === null ? texts.nPlayers : sideTexts.nSides, accepted), {
              n: <strong>{accepted}</strong>,
            })}
          </>
        )}
      </span>
    </div>
  )
}

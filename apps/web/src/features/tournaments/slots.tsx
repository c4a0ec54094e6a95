import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { drawnPlaces } from '../../people/drawn-places.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { entrantsOf } from './sides/sides.ts'
import * as sideTexts from './sides/texts.ts'
import * as texts from './texts.ts'
import { formOf } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'

/**
 * The slots: a face for each player or captain, the number of the others (those who have no room here, and those whom
 * the viewer is not shown), a dashed ring for an empty one. `most` discs are drawn, the last ring with the number of
 * those it stands for; an empty slot is no player.
 */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const { slots, status, accepted, side_size } = tournament
  const free = status === 'Upcoming' ? Math.max(0, slots - accepted) : 0
  const { faces, more, rings } = drawnPlaces(entrantsOf(tournament), { taken: accepted, free, most })
  const side = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 42}rem` }
  return (
    <div className="slots">
      {accepted + free > 0 && (
        <span className="slots-faces" aria-hidden="true">
          {faces.map(({ id, full_name, preference }) => (
            <Avatar key={id} id={id} name={full_name} image={preference.image} size={size} />
          ))}
          {more > 0 && (
            <span className="slots-more numbers" style={{ ...side, width: 'auto', minWidth: side.width }}>
              +{more}
            </span>
          )}
          {rings.map((stands, ring) => (
            <span key={ring} className="free-side numbers" style={side}>
              {stands > 1 && `+${stands}`}
            </span>
          ))}
        </span>
      )}
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

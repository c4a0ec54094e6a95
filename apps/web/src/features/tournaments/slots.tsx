import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { entrantsOf } from './sides/sides.ts'
import * as sideTexts from './sides/texts.ts'
import * as texts from './texts.ts'
import { formOf } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'

/**
 * The slots: a face for each player or captain, the number of the others (those who have no room here, and those whom
 * the viewer is not shown), a dashed ring for an empty one. `most` are drawn, the last ring with the number of those it
 * stands for; an empty slot is no player.
 */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const { slots, status, accepted, side_size } = tournament
  const places = status === 'Upcoming' ? Math.max(slots, accepted) : accepted
  const room = Math.min(places, most)
  const faces = entrantsOf(tournament).slice(0, Math.min(room, accepted))
  const taken = Math.min(room, accepted)
  const side = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 42}rem` }
  return (
    <div className="slots">
      {places > 0 && (
        <span className="slots-faces" aria-hidden="true">
          {faces.map(({ id, full_name, preference }) => (
            <Avatar key={id} id={id} name={full_name} image={preference.image} size={size} />
          ))}
          {accepted > faces.length && (
            <span className="slots-more numbers" style={{ ...side, width: 'auto', minWidth: side.width }}>
              +{accepted - faces.length}
            </span>
          )}
          {Array.from({ length: room - taken }, (_, free) => (
            <span key={free} className="free-side numbers" style={side}>
              {free === room - taken - 1 && places > room && places - room + 1}
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

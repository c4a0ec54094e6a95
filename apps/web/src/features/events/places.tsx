import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { comingTo, drawnPlaces, placesWords } from './words.ts'

const FACE_PX = 32
const SIDE = { width: `${FACE_PX / 16}rem`, height: `${FACE_PX / 16}rem` }

/** Faces beside each other, then a dashed ring for each place that nobody has. */
export const Faces = ({ of, free }: { of: readonly UserCard[]; free: number }) =>
  of.length + free > 0 && (
    <span className="faces" aria-hidden="true">
      {of.map(({ id, full_name, preference }) => (
        <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE_PX} />
      ))}
      {Array.from({ length: free }, (_, place) => (
        <span key={place} className="free-side" style={SIDE} />
      ))}
    </span>
  )

/** The players who come, and how many places are left; `rings` draws these, too. */
export function Places({ event, rings = false }: { event: EventAnswer; rings?: boolean }) {
  const { faces, free } = drawnPlaces(comingTo(event), rings ? event.openSlots : 0)
  return (
    <div className="event-places">
      <Faces of={faces} free={free} />
      <span className="small numbers">{placesWords(event)}</span>
    </div>
  )
}

import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { comingTo, drawnPlaces, placesWords } from './words.ts'

const FACE_PX = 32
const SIDE = { width: `${FACE_PX / 16}rem`, height: `${FACE_PX / 16}rem` }

/** Faces beside each other, the number of the others, then dashed rings for the places that nobody has. */
export const Faces = ({ of, more, rings }: { of: readonly UserCard[]; more: number; rings: readonly number[] }) =>
  of.length + more + rings.length > 0 && (
    <span className="faces" aria-hidden="true">
      {of.map(({ id, full_name, preference }) => (
        <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE_PX} />
      ))}
      {more > 0 && (
        <span className="faces-more small numbers" style={SIDE}>
          +{more}
        </span>
      )}
      {rings.map((places, ring) => (
        <span key={ring} className="free-side small numbers" style={SIDE}>
          {places > 1 && places}
        </span>
      ))}
    </span>
  )

/** The players who come, and how many places are left; `rings` draws these, too. */
export function Places({ event, rings = false }: { event: EventAnswer; rings?: boolean }) {
  const { slots, openSlots } = event
  const drawn = drawnPlaces(comingTo(event), slots - openSlots, rings ? openSlots : 0)
  return (
    <div className="event-places">
      <Faces of={drawn.faces} more={drawn.more} rings={drawn.rings} />
      <span className="small numbers">{placesWords(event)}</span>
    </div>
  )
}

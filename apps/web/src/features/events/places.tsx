import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { drawnPlaces } from '../../people/drawn-places.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { comingTo, placesWords } from './words.ts'

/** px */
const FACE = { list: 28, inside: 32 }
/** With as many the words of a card have room beside them on a phone; inside they stand below, unless it is wide. */
const MOST = { list: 5, inside: 7, wide: 8 }

/** Faces beside each other, the number of the others, then dashed rings for the places that nobody has. */
export function Faces({
  of,
  size = FACE.inside,
  ...places
}: {
  of: readonly UserCard[]
  taken: number
  free: number
  most?: number
  /** px */
  size?: number
}) {
  const { faces, more, rings } = drawnPlaces(of, { most: MOST.inside, ...places })
  const side = { width: `${size / 16}rem`, height: `${size / 16}rem` }
  return (
    faces.length + more + rings.length > 0 && (
      <span className="faces" aria-hidden="true">
        {faces.map(({ id, full_name, preference }) => (
          <Avatar key={id} id={id} name={full_name} image={preference.image} size={size} />
        ))}
        {more > 0 && (
          <span className="faces-more small numbers" style={side}>
            +{more}
          </span>
        )}
        {rings.map((stands, ring) => (
          <span key={ring} className="free-side small numbers" style={side}>
            {stands > 1 && `+${stands}`}
          </span>
        ))}
      </span>
    )
  )
}

/** The players who come, and the places that are left; once it is over none is. */
export function Places({ event, where }: { event: EventAnswer; where: keyof typeof MOST }) {
  const { slots, openSlots, status } = event
  return (
    <div className="event-places">
      <Faces
        of={comingTo(event)}
        taken={slots - openSlots}
        free={status === 'Upcoming' ? openSlots : 0}
        most={MOST[where]}
        size={where === 'list' ? FACE.list : FACE.inside}
      />
      <span className="small numbers">{placesWords(event)}</span>
    </div>
  )
}

import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { comingTo, placesWords } from './words.ts'

/** px */
const FACE = { list: 28, inside: 32 }
/** With as many the words of a card have room beside them on a phone; inside they stand below, unless it is wide. */
const MOST = { list: 5, inside: 7 }

/** The players who come, and the places that are left; once it is over none is. */
export function Places({ event, where }: { event: EventAnswer; where: keyof typeof MOST }) {
  const { slots, openSlots, status } = event
  return (
    <div className="event-places">
      <PlaceFaces
        of={comingTo(event)}
        taken={slots - openSlots}
        free={status === 'Upcoming' ? openSlots : 0}
        most={MOST[where]}
        size={FACE[where]}
      />
      <span className="small numbers">{placesWords(event)}</span>
    </div>
  )
}

import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { plural } from '../../ui/plural.ts'
import * as texts from './texts.ts'
import { comingTo, placesWords } from './words.ts'

/** px */
const FACE = { list: 28, inside: 32 }
/** With as many the words have room beside them on a phone. */
const MOST = { list: 4, inside: 5 }

/** The players who come, and the places that are left, which is all that is said where the players are listed below. */
export function Places({ event, where }: { event: EventAnswer; where: keyof typeof MOST }) {
  const { slots, openSlots, status } = event
  const taken = slots - openSlots
  const free = status === 'Upcoming' ? openSlots : 0
  return (
    <div className="event-places">
      <PlaceFaces
        of={comingTo(event)}
        taken={taken}
        // Two numbers beside each other would mean two things.
        free={taken < MOST[where] ? free : 0}
        most={MOST[where]}
        size={FACE[where]}
      />
      <span className="small numbers">
        {where === 'inside' && free > 0 ? plural(texts.placesLeft, free) : placesWords(event)}
      </span>
    </div>
  )
}

import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { comingTo, placesWords } from './words.ts'

const FACES = 5
const FACE_PX = 32

/** The players who come, and how many places are left. */
export function Places({ event }: { event: EventAnswer }) {
  const coming = comingTo(event)
  return (
    <div className="event-places">
      {coming.length > 0 && (
        <span className="faces" aria-hidden="true">
          {coming.slice(0, FACES).map(({ id, full_name, preference }) => (
            <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE_PX} />
          ))}
        </span>
      )}
      <span className="small numbers">{placesWords(event)}</span>
    </div>
  )
}

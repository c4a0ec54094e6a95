import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { Avatar } from '../../ui/avatar.tsx'
import { acceptedIn, takenIn } from './words.ts'

/**
 * The slots: a face where somebody plays, a dashed ring where nobody does yet. `most` are drawn; the rest are counted,
 * and with them players whom the viewer is not shown: a place that is taken never looks free.
 */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const accepted = acceptedIn(tournament)
  const { slots, status } = tournament
  const taken = takenIn(tournament)
  const places = status === 'Upcoming' ? Math.max(slots, taken) : taken
  const drawable = places - (taken - accepted.length)
  // the last place is for the count of those that do not fit
  const room = drawable > most || (drawable === most && places > drawable) ? most - 1 : drawable
  const faces = accepted.slice(0, room)
  const side = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 42}rem` }
  return (
    <div className="slots">
      {places > 0 && (
        <span className="slots-faces" aria-hidden="true">
          {faces.map(({ id, full_name, preference }) => (
            <Avatar key={id} id={id} name={full_name} image={preference.image} size={size} />
          ))}
          {Array.from({ length: room - faces.length }, (_, free) => (
            <span key={free} className="free-side" style={side} />
          ))}
          {places > room && (
            <span className="slots-more numbers" style={{ ...side, width: 'auto', minWidth: side.width }}>
              +{places - room}
            </span>
          )}
        </span>
      )}
      <span className="small numbers">
        {status === 'Upcoming' ? (
          <>
            <strong>{taken}</strong> of {slots} places taken
          </>
        ) : (
          <>
            <strong>{taken}</strong> {taken === 1 ? 'player' : 'players'}
          </>
        )}
      </span>
    </div>
  )
}

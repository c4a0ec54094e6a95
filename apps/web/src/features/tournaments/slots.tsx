import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { Avatar } from '../../ui/avatar.tsx'
import { acceptedIn } from './words.ts'

/** The slots: a face where somebody plays, a dashed ring where nobody does yet. `most` are drawn, the rest are counted. */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const accepted = acceptedIn(tournament)
  const { slots, status } = tournament
  const places = status === 'Upcoming' ? Math.max(slots, accepted.length) : accepted.length
  // the last place is for the count of those that do not fit
  const room = places > most ? most - 1 : places
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
            <strong>{accepted.length}</strong> of {slots} places taken
          </>
        ) : (
          <>
            <strong>{accepted.length}</strong> {accepted.length === 1 ? 'player' : 'players'}
          </>
        )}
      </span>
    </div>
  )
}

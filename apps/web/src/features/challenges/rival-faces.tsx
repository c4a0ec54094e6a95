import type { Participant } from '@gauntlet/contract/challenges/answer'
import { Avatar } from '../../ui/avatar.tsx'
import { FreeSide } from './free-side.tsx'

const FACES = 2
/** px; two that overlap take the room of one. */
const FACE = 48
const OF_TWO = 0.625

/** Whoever the viewer meets, or the place that is free. */
export const RivalFaces = ({ people, size = FACE }: { people: readonly Participant[]; size?: number }) =>
  people.length === 0 ? (
    <FreeSide size={size} />
  ) : (
    <span className="faces two">
      {people.slice(0, FACES).map(person => (
        <Avatar
          key={person.id}
          id={person.id}
          name={person.full_name}
          image={person.preference.image}
          size={people.length === 1 ? size : Math.round(size * OF_TWO)}
        />
      ))}
    </span>
  )

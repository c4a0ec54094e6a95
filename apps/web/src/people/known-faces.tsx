import { friends } from '@gauntlet/contract/friends/endpoints'
import { useApi } from '../api/use-api.ts'
import { pickOf } from './people-picker.tsx'
import type { Pick } from './picks.ts'
import { Avatar } from '../ui/avatar.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 48
const SHOWN = 8

/** The viewer's friends to name with a tap, before anything is typed. */
export default function KnownFaces({ named, add }: { named: readonly string[]; add: (pick: Pick) => void }) {
  const { data } = useApi(friends.list, {})
  const known = data?.payload.filter(({ id, friends: status }) => status === 'friend' && !named.includes(id)) ?? []
  if (known.length === 0) return null
  return (
    <ul className="picks whole known-faces" aria-label={texts.friends}>
      {known.slice(0, SHOWN).map(friend => (
        <li key={friend.id}>
          <button type="button" className="button small" onClick={() => add(pickOf(friend))}>
            <Avatar id={friend.id} name={friend.full_name} image={friend.preference.image} size={FACE} />
            <span>{friend.full_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

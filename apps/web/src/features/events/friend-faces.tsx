import type { UserCard } from '@gauntlet/contract/cards/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { toast } from '../../ui/toast.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 32
const SHOWN = 8

const isIn = (list: readonly UserCard[], friend: UserCard) => list.some(({ id }) => id === friend.id)

/** Friends to invite with a tap; who was invited before comes first, and a tap moves nobody. */
export function FriendFaces({
  invited,
  slots,
  change,
}: {
  invited: readonly UserCard[]
  slots: number
  change: (invited: readonly UserCard[]) => void
}) {
  const [first] = useState(invited)
  const all = useApi(friends.list, {}).data?.payload.filter(({ friends: status }) => status === 'friend') ?? []
  if (all.length === 0) return null
  const toggle = (friend: UserCard) => {
    if (isIn(invited, friend)) return change(invited.filter(({ id }) => id !== friend.id))
    if (invited.length >= slots) return toast(eventTexts.overSlots, { danger: true })
    change([...invited, friend])
  }
  return (
    <ul className="picks whole known-faces" aria-label={texts.friends}>
      {all
        .toSorted((one, other) => Number(isIn(first, other)) - Number(isIn(first, one)))
        .slice(0, SHOWN)
        .map(friend => (
          <li key={friend.id}>
            <button
              type="button"
              className="button small"
              aria-pressed={isIn(invited, friend)}
              onClick={() => toggle(friend)}
            >
              <Avatar id={friend.id} name={friend.full_name} image={friend.preference.image} size={FACE} />
              <span>{friend.full_name}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}

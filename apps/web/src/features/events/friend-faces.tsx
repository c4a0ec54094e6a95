import type { UserCard } from '@gauntlet/contract/cards/answer'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { toast } from '../../ui/toast.tsx'
import { useKnownPlayers } from './known-players.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 32
const SHOWN = 8
const LATELY = 6

const isIn = (list: readonly UserCard[], friend: UserCard) => list.some(({ id }) => id === friend.id)

interface Chosen {
  invited: readonly UserCard[]
  slots: number
  change: (invited: readonly UserCard[]) => void
}

/** Friends to invite with a tap; who was invited before comes first, and a tap moves nobody. */
export function FriendFaces(chosen: Chosen) {
  const [first] = useState(chosen.invited)
  const all = useApi(friends.list, {}).data?.payload.filter(({ friends: status }) => status === 'friend') ?? []
  const players = all.toSorted((one, other) => Number(isIn(first, other)) - Number(isIn(first, one))).slice(0, SHOWN)
  return <Faces label={texts.friends} players={players} {...chosen} />
}

/** The same of others whom the viewer has played with, beside a form that is longer than the friends. */
export function LatelyFaces(chosen: Chosen) {
  const players = useKnownPlayers().known?.lately.slice(0, LATELY) ?? []
  return (
    players.length > 0 && (
      <fieldset className="stack tight">
        <legend className="form-legend">{texts.playedLately}</legend>
        <Faces label={texts.playedLately} players={players} {...chosen} />
      </fieldset>
    )
  )
}

function Faces({ label, players, invited, slots, change }: Chosen & { label: string; players: readonly UserCard[] }) {
  if (players.length === 0) return null
  const toggle = (player: UserCard) => {
    if (isIn(invited, player)) return change(invited.filter(({ id }) => id !== player.id))
    if (invited.length >= slots) return toast(eventTexts.overSlots, { danger: true })
    change([...invited, player])
  }
  return (
    <ul className="picks whole known-faces" aria-label={label}>
      {players.map(player => (
        <li key={player.id}>
          <button
            type="button"
            className="button small"
            aria-pressed={isIn(invited, player)}
            onClick={() => toggle(player)}
          >
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={FACE} />
            <span>{player.full_name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiAccountCheckOutline, mdiAccountClockOutline, mdiAccountPlusOutline } from '@mdi/js'
import { IconButton } from '../ui/icon-button.tsx'
import { useFriendship, useFriendStatus } from './use-friendship.ts'

const ICONS = {
  none: mdiAccountPlusOutline,
  sent: mdiAccountClockOutline,
  received: mdiAccountCheckOutline,
} as const

/** Asks a player to be a friend, takes that back or says yes, at the corner of the card of somebody to meet. */
export function BefriendButton({ player }: { player: UserCard }) {
  const status = useFriendStatus()?.(player.id)
  const { acts, busy } = useFriendship(player, status ?? 'none')
  const act = status === 'friend' ? undefined : acts.find(({ disabled }) => disabled !== true)
  // It keeps its place until that is known: the card is not to grow under a finger.
  if (act === undefined || status === 'friend') return null
  return (
    <IconButton
      icon={ICONS[status ?? 'none']}
      label={`${act.text}, ${player.full_name}`}
      title={act.text}
      disabled={busy || status === undefined}
      onClick={() => void act.run()}
    />
  )
}

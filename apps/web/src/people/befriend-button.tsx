import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiAccountCheckOutline, mdiAccountClockOutline, mdiAccountPlusOutline } from '@mdi/js'
import { IconButton } from '../ui/icon-button.tsx'
import { useFriendship, useFriendStatus } from './use-friendship.ts'

const ICONS = {
  none: mdiAccountPlusOutline,
  sent: mdiAccountClockOutline,
  received: mdiAccountCheckOutline,
} as const

/** The friendship with a player of a list, and the act that is next; none with a friend, nor until that is known. */
function useBefriending(player: UserCard) {
  const status = useFriendStatus()?.(player.id)
  const { acts, busy } = useFriendship(player, status ?? 'none')
  const act = status === 'friend' ? undefined : acts.find(({ disabled }) => disabled !== true)
  return { status, act, busy: busy || status === undefined }
}

/** The same as a button with words: where players are to be met it is what one comes for. */
export function MeetButton({ player, isFirst }: { player: UserCard; isFirst: boolean }) {
  const { status, act, busy } = useBefriending(player)
  if (act === undefined || status === 'friend') return null
  return (
    <button
      type="button"
      className={isFirst && status !== 'sent' ? 'button small main' : 'button small'}
      aria-label={`${act.text}, ${player.full_name}`}
      disabled={busy}
      onClick={() => void act.run()}
    >
      {act.text}
    </button>
  )
}

/** Asks a player to be a friend, takes that back or says yes, at the corner of the card of somebody to meet. */
export function BefriendButton({ player }: { player: UserCard }) {
  const { status, act, busy } = useBefriending(player)
  // It keeps its place until that is known: the card is not to grow under a finger.
  if (act === undefined || status === 'friend') return null
  return (
    <IconButton
      icon={ICONS[status ?? 'none']}
      label={`${act.text}, ${player.full_name}`}
      title={act.text}
      disabled={busy}
      onClick={() => void act.run()}
    />
  )
}

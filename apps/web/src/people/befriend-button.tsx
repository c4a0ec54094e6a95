import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiAccountClockOutline, mdiAccountPlusOutline } from '@mdi/js'
import { IconButton } from '../ui/icon-button.tsx'
import { useFriendship, useFriendStatus } from './use-friendship.ts'

/** Asks a player to be a friend, at the corner of a card whose button challenges; nothing if they are friends. */
export function BefriendButton({ player }: { player: UserCard }) {
  const status = useFriendStatus()?.(player.id)
  const {
    acts: [act],
    busy,
  } = useFriendship(player, status ?? 'none')
  // It keeps its place until that is known: the card is not to grow under a finger.
  if (status === undefined) return <span className="icon-button" />
  if (act === undefined || (status !== 'none' && status !== 'sent')) return null
  return (
    <IconButton
      icon={status === 'none' ? mdiAccountPlusOutline : mdiAccountClockOutline}
      label={`${act.text}, ${player.full_name}`}
      disabled={busy || act.disabled}
      onClick={() => void act.run()}
    />
  )
}

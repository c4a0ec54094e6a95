import type { UserCard } from '@gauntlet/contract/cards/answer'
import { useFriendship, useFriendStatus } from './use-friendship.ts'

/** Asks a player to be a friend, on the card of somebody whom the viewer may not know yet. */
export function BefriendButton({ player }: { player: UserCard }) {
  const status = useFriendStatus()?.(player.id)
  const {
    acts: [act],
    busy,
  } = useFriendship(player, status ?? 'none')
  // It keeps its place until that is known: the card is not to grow under a finger.
  if (act === undefined || status === 'friend' || status === 'received') return null
  return (
    <button
      type="button"
      className="button small"
      aria-label={`${act.text}, ${player.full_name}`}
      disabled={busy || act.disabled || status === undefined}
      onClick={() => void act.run()}
    >
      {act.text}
    </button>
  )
}

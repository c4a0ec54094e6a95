import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiSwordCross } from '@mdi/js'
import { issuing } from '../issuing.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'
import { useFriendship, useFriendStatus } from './use-friendship.ts'

/** Asks a player to be a friend, takes that back or says yes, on the card of somebody to meet. */
export function BefriendButton({ player, isFirst = false }: { player: UserCard; isFirst?: boolean }) {
  const status = useFriendStatus()?.(player.id)
  const { acts, busy } = useFriendship(player, status ?? 'none')
  const act = status === 'friend' ? undefined : acts.find(({ disabled }) => disabled !== true)
  // It keeps its place until that is known: the card is not to grow under a finger.
  if (act === undefined) return null
  return (
    <button
      type="button"
      className={isFirst && status !== 'sent' ? 'button small main' : 'button small'}
      aria-label={`${act.text}, ${player.full_name}`}
      disabled={busy || status === undefined}
      onClick={() => void act.run()}
    >
      {act.text}
    </button>
  )
}

/** Opens the form that challenges a player, as a sign at the corner of such a card. */
export const ChallengeSign = ({ player: { id, full_name }, sportId }: { player: UserCard; sportId?: string }) => (
  <IconButton
    icon={mdiSwordCross}
    label={say(texts.challengeNamed, { name: full_name })}
    title={texts.challenge}
    onClick={() => issuing.set({ playerId: id, ...(sportId !== undefined && { sportId }) })}
  />
)

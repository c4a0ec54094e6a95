import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountPlusOutline } from '@mdi/js'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { others } from '../who.ts'
import * as texts from '../texts.ts'

/**
 * Asks the other player of a challenge to be friends, or accepts if that player has asked; nothing if there is nobody
 * to ask. `sign` leaves the words to those who hear it, and what cannot be done to others.
 */
export function AddAsFriends({ challenge, sign = false }: { challenge: Challenge; sign?: boolean }) {
  const { id, actions, friend_status } = challenge
  const self = useSelf()
  const { run, busy } = useAction(friends.addFriend, { failure: friendTexts.failed })
  const { kind, reason } = actions.add_friends
  if (kind === 'hidden' || !others(challenge, self.id).some(({ former }) => !former)) return null
  const label = friend_status === 'received' ? texts.acceptFriendRequest : texts.addAsFriends
  const ask = () => void run({ id })
  if (sign)
    return kind === 'allowed' && <IconButton icon={mdiAccountPlusOutline} label={label} disabled={busy} onClick={ask} />
  return (
    <>
      <button type="button" className="button small" disabled={busy || kind === 'disabled'} onClick={ask}>
        {label}
      </button>
      {reason !== undefined && <p className="soft small action-reason">{challengeReasons[reason]}</p>}
    </>
  )
}

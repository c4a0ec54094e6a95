import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { mdiAccountPlusOutline } from '@mdi/js'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { others } from '../who.ts'
import * as texts from './texts.ts'

/** There is somebody to ask. */
export const asksFriend = (challenge: Challenge, viewerId: string): boolean =>
  challenge.actions.add_friends.kind !== 'hidden' && others(challenge, viewerId).some(({ former }) => !former)

/**
 * Asks the other player of a challenge to be friends, or accepts if that player has asked; nothing if there is nobody
 * to ask. `sign` leaves the words to those who hear it, and what cannot be done to others.
 */
export function AddAsFriends({ challenge, sign = false }: { challenge: Challenge; sign?: boolean }) {
  const { id, actions, friend_status } = challenge
  const self = useSelf()
  const { run, busy } = useAction(friends.addFriend, { failure: friendTexts.failed })
  const { kind, reason } = actions.add_friends
  if (!asksFriend(challenge, self.id)) return null
  const label = friend_status === 'received' ? texts.acceptFriendRequest : texts.addAsFriends
  const ask = () => void run({ id })
  if (sign)
    return kind === 'allowed' && <IconButton icon={mdiAccountPlusOutline} label={label} disabled={busy} onClick={ask} />
  return (
    <>
      <button type="button" className="button" disabled={busy || kind === 'disabled'} onClick={ask}>
        <Icon path={mdiAccountPlusOutline} />
        {label}
      </button>
      {reason !== undefined && <p className="soft small action-reason">{challengeReasons[reason]}</p>}
    </>
  )
}

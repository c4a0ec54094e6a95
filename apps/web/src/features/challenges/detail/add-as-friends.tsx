import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { friends, friendTexts } from '@gauntlet/contract/friends/endpoints'
import { useAction } from '../../../api/use-action.ts'
import { useSelf } from '../../../api/use-self.ts'
import { others } from '../who.ts'
import * as texts from '../texts.ts'

/**
 * Asks the other player of a challenge to be friends, or accepts if that player has asked; nothing if there is nobody
 * to ask.
 */
export function AddAsFriends({ challenge }: { challenge: Challenge }) {
  const { id, actions, friend_status } = challenge
  const self = useSelf()
  const { run, busy } = useAction(friends.addFriend, { failure: friendTexts.failed })
  const { kind, reason } = actions.add_friends
  if (kind === 'hidden' || !others(challenge, self.id).some(({ former }) => !former)) return null
  return (
    <>
      <button
        type="button"
        className="button small"
        disabled={busy || kind === 'disabled'}
        onClick={() => void run({ id })}
      >
        {friend_status === 'received' ? texts.acceptFriendRequest : texts.addAsFriends}
      </button>
      {reason !== undefined && <p className="soft small action-reason">{challengeReasons[reason]}</p>}
    </>
  )
}

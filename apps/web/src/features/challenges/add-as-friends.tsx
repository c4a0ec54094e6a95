import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { challengeReasons } from '@gauntlet/contract/challenges-reasons'
import { friends, friendTexts } from '@gauntlet/contract/friends'
import { useAction } from '../../api/use-action.ts'

/** Asks the other player of a challenge to be friends, or accepts where that player has asked. */
export function AddAsFriends({ challenge: { id, actions, friend_status } }: { challenge: Challenge }) {
  const { run, busy } = useAction(friends.addFriend, { failure: friendTexts.failed })
  const { kind, reason } = actions.add_friends
  if (kind === 'hidden') return null
  return (
    <div className="row">
      <button type="button" className="button" disabled={busy || kind === 'disabled'} onClick={() => void run({ id })}>
        {friend_status === 'received' ? 'Accept friend request' : 'Add as Friends'}
      </button>
      {reason !== undefined && <p className="soft small">{challengeReasons[reason]}</p>}
    </div>
  )
}

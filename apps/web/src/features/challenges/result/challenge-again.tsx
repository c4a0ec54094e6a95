import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { issuing } from '../../../issuing.ts'
import { say } from '../../../ui/say.ts'
import { others } from '../who.ts'
import * as texts from './texts.ts'

/** Of a challenge that came to nothing, the way to another one with the same player; nothing if there were several. */
export default function ChallengeAgain({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [other, ...more] = others(challenge, viewerId)
  if (!other || more.length > 0 || other.former || challenge.actions.add_friends.reason === 'unavailable') return null
  return (
    <button
      type="button"
      className="button main"
      onClick={() => issuing.set({ playerId: other.id, sportId: challenge.sport.id })}
    >
      {say(challenge.user_id === viewerId ? texts.challengeNameAgain : texts.challengeName, { name: other.first_name })}
    </button>
  )
}

import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { Ahead } from '../../../api/optimistic.ts'
import { useAction } from '../../../api/use-action.ts'
import { accepted, moveToUpcoming } from './optimistic.ts'
import * as texts from '../texts.ts'

function showAccepted(ahead: Ahead, id: string, viewerId: string) {
  ahead.change(challenges.view, { id }, challenge => accepted(challenge, viewerId))
  const pending = ahead.read(challenges.pending, {})
  const upcoming = ahead.read(challenges.upcoming, {})
  const challenge = pending?.challenges.find(listed => listed.id === id)
  if (!challenge || !upcoming) return
  const moved = moveToUpcoming(challenge, viewerId)
  ahead.change(challenges.pending, {}, moved.pending)
  ahead.change(challenges.upcoming, {}, moved.upcoming)
}

/** Accepts at once: the challenge moves from Pending to Upcoming, and back if the call fails. */
export const useAccept = (viewerId: string) =>
  useAction(challenges.answer, {
    failure: challengeTexts.acceptFailed,
    undone: texts.notAccepted,
    optimistic: (ahead, { id, status }) => {
      if (status === 'accepted') showAccepted(ahead, id, viewerId)
    },
  })

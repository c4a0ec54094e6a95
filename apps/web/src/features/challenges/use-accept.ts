import { challenges } from '@gauntlet/contract/challenges'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { keyOf } from '../../api/use-api.ts'
import { accepted, moveToUpcoming } from './optimistic.ts'

type View = Answer<AnswerOf<typeof challenges.view>>
type List = Answer<AnswerOf<typeof challenges.pending>>

function showAccepted(client: QueryClient, id: string, viewerId: string) {
  const keys = {
    view: keyOf(challenges.view, { id }),
    pending: keyOf(challenges.pending, {}),
    upcoming: keyOf(challenges.upcoming, {}),
  }
  const view = client.getQueryData<View>(keys.view)
  if (view) client.setQueryData<View>(keys.view, { ...view, payload: accepted(view.payload, viewerId) })
  const pending = client.getQueryData<List>(keys.pending)
  const upcoming = client.getQueryData<List>(keys.upcoming)
  if (!pending || !upcoming) return
  const moved = moveToUpcoming({ pending: pending.payload, upcoming: upcoming.payload }, id, viewerId)
  client.setQueryData<List>(keys.pending, { ...pending, payload: moved.pending })
  client.setQueryData<List>(keys.upcoming, { ...upcoming, payload: moved.upcoming })
}

/** Accepts at once: the challenge moves from Pending to Upcoming, and back where the server refuses. */
export const useAccept = (viewerId: string) =>
  useAction(challenges.answer, {
    failure: challengeTexts.acceptFailed,
    optimistic: (client, { id, status }) => {
      if (status === 'accepted') showAccepted(client, id, viewerId)
    },
  })

import { challenges } from '@gauntlet/contract/challenges'
import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { openChallenges } from '@gauntlet/contract/open-challenges'
import type { AnswerOf } from '@gauntlet/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { keyOf } from '../../api/use-api.ts'
import { answered, joined, left } from './optimistic-open.ts'

type View = Answer<AnswerOf<typeof challenges.view>>
type List = Answer<AnswerOf<typeof openChallenges.mine>>

/** Writes what will become of an open challenge wherever it is shown. */
function show(client: QueryClient, id: string, change: (challenge: Challenge) => Challenge) {
  client.setQueryData<View>(keyOf(challenges.view, { id }), view => view && { ...view, payload: change(view.payload) })
  client.setQueryData<List>(
    keyOf(openChallenges.mine, {}),
    list => list && { ...list, payload: list.payload.map(one => (one.id === id ? change(one) : one)) },
  )
}

export const useJoin = () =>
  useAction(openChallenges.join, {
    optimistic: (client, { challenge_id }) => show(client, challenge_id, joined),
  })

export const useUnjoin = (viewerId: string) =>
  useAction(openChallenges.unjoin, {
    optimistic: (client, { challenge_id }) => show(client, challenge_id, challenge => left(challenge, viewerId)),
  })

/** The issuer accepts or turns down one who joined. */
export const useAnswerParticipant = () =>
  useAction(openChallenges.answer, {
    optimistic: (client, { challenge_id, user_id, status }) =>
      show(client, challenge_id, challenge => answered(challenge, user_id, status)),
  })

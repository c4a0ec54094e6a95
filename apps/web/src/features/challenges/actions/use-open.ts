import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { Ahead } from '../../../api/optimistic.ts'
import { useAction } from '../../../api/use-action.ts'
import { answered, joined, left } from './optimistic-open.ts'
import * as texts from '../texts.ts'

/** Writes the expected state of an open challenge wherever it is shown. */
function show(ahead: Ahead, id: string, change: (challenge: Challenge) => Challenge) {
  ahead.change(challenges.view, { id }, change)
  ahead.change(openChallenges.mine, {}, list => list.map(one => (one.id === id ? change(one) : one)))
}

export const useJoin = () =>
  useAction(openChallenges.join, {
    undone: texts.notJoined,
    optimistic: (ahead, { challenge_id }) => show(ahead, challenge_id, joined),
  })

export const useUnjoin = (viewerId: string) =>
  useAction(openChallenges.unjoin, {
    undone: texts.youAreStillIn,
    optimistic: (ahead, { challenge_id }) => show(ahead, challenge_id, challenge => left(challenge, viewerId)),
  })

/** The issuer accepts or turns down a player who joined. */
export const useAnswerParticipant = () =>
  useAction(openChallenges.answer, {
    undone: texts.notAnswered,
    optimistic: (ahead, { challenge_id, user_id, status }) =>
      show(ahead, challenge_id, challenge => answered(challenge, user_id, status)),
  })

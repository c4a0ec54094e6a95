import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { Ahead } from '../../../api/optimistic.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Act } from '../../../ui/act-buttons.tsx'
import { type Joinable, joinsOf } from '../sides.ts'
import { actionWords } from '../words.ts'
import { answered, joined, left } from './optimistic-open.ts'
import * as texts from '../texts.ts'

/** Writes the expected state of an open challenge wherever it is shown. */
function show(ahead: Ahead, id: string, change: (challenge: Challenge) => Challenge) {
  ahead.change(challenges.view, { id }, change)
  ahead.change(openChallenges.mine, {}, list => list.map(one => (one.id === id ? change(one) : one)))
}

const useJoin = () =>
  useAction(openChallenges.join, {
    undone: texts.notJoined,
    optimistic: (ahead, { challenge_id }) => show(ahead, challenge_id, joined),
  })

const useUnjoin = (viewerId: string) =>
  useAction(openChallenges.unjoin, {
    undone: texts.youAreStillIn,
    optimistic: (ahead, { challenge_id }) => show(ahead, challenge_id, challenge => left(challenge, viewerId)),
  })

/** The viewer's ways into an open challenge, and out of it. */
export function useOpenActs(challenge: Joinable, viewerId: string): { join: Act[]; unjoin: Act[]; busy: boolean } {
  const { id, users } = challenge
  const join = useJoin()
  const unjoin = useUnjoin(viewerId)
  const joins = joinsOf(challenge)
  const plays = users.some(user => user.id === viewerId)
  return {
    join:
      joins.length > 0
        ? joins.map(({ side, text }) => ({ text, look: 'main', run: () => join.run({ challenge_id: id, side }) }))
        : [{ text: actionWords.join, look: 'main', run: () => join.run({ challenge_id: id }) }],
    unjoin: [
      {
        text: actionWords.unjoin,
        look: 'danger',
        ...(plays && {
          asks: { title: texts.leaveThisMatch, text: texts.yourPlaceIsFreeAgain, confirm: actionWords.unjoin },
        }),
        run: () => unjoin.run({ challenge_id: id }),
      },
    ],
    busy: join.busy || unjoin.busy,
  }
}

/** The issuer accepts or turns down a player who joined. */
export const useAnswerParticipant = () =>
  useAction(openChallenges.answer, {
    undone: texts.notAnswered,
    optimistic: (ahead, { challenge_id, user_id, status }) =>
      show(ahead, challenge_id, challenge => answered(challenge, user_id, status)),
  })

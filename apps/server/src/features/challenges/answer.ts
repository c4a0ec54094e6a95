import { challengeReasons } from '@gauntlet/contract/challenges/reasons'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { Millis } from '@gauntlet/contract/time'
import { accept, cancel, decline } from '@gauntlet/rules/challenges/answering'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { cancelGuard, cancelMeans } from '@gauntlet/rules/challenges/reasons'
import { dispute, notPlayed } from '@gauntlet/rules/challenges/reporting'
import { Said } from '../../platform/http/bind.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { challengeAct } from './act.ts'

/** A recipient accepts or declines. */
export const answerChallenge = challengeAct<typeof challenges.answer>(
  (_facts, raw) => (raw['status'] === 'dismissed' ? ['decline', decline] : ['accept', accept]),
  async (act, _viewer, { id, status }) => {
    const accepts = status === 'accepted'
    const choice = accepts
      ? ({ action: 'accept', act: accept } as const)
      : ({ action: 'decline', act: decline } as const)
    const challenge = await act(id, { choose: () => choice, repeats: true })
    return new Said(challenge, { message: accepts ? challengeTexts.accepted : challengeTexts.declined })
  },
)

const cancelOrNotPlayed = (facts: ChallengeFacts, now: Millis) =>
  cancelMeans(facts, now) === 'cancel'
    ? ({ action: 'cancel', act: cancel } as const)
    : ({ action: 'not_played', act: notPlayed } as const)

/** One step back before the start; after it, 'not played'. */
export const cancelChallenge = challengeAct<typeof challenges.cancel>(
  (facts, _raw, now) => {
    const { action, act } = cancelOrNotPlayed(facts, now)
    return [action, act]
  },
  (act, _viewer, { id, from }) =>
    act(id, {
      choose(facts, now) {
        if (from !== undefined && cancelGuard(facts, from, now).kind !== 'allowed')
          throw conflict(challengeReasons.list_changed)
        return cancelOrNotPlayed(facts, now)
      },
      // Each cancel is one step back, so a repeated one is the next step. Only 'not played' counts once.
      repeats: true,
    }),
)

/** Ends reporting: an operator decides. */
export const disputeChallenge = challengeAct<typeof challenges.reject>(
  () => ['dispute', dispute],
  (act, _viewer, { id }) => act(id, { choose: () => ({ action: 'dispute', act: dispute }), repeats: true }),
)

import { challengeReasons } from '@gauntlet/contract/challenges-reasons'
import type { challenges } from '@gauntlet/contract/challenges'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { accept, cancel, decline } from '@gauntlet/rules/challenges/answering'
import type { ChallengeFacts, Millis } from '@gauntlet/rules/challenges/facts'
import { cancelGuard, cancelMeans } from '@gauntlet/rules/challenges/reasons'
import { dispute, notPlayed } from '@gauntlet/rules/challenges/reporting'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { conflict } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { actOnChallenge, guardAct } from './act.ts'

/** A recipient accepts or declines. */
export const answerChallenge: GuardedUseCase<typeof challenges.answer> = {
  guard: guardAct((_facts, raw) => (raw['status'] === 'dismissed' ? ['decline', decline] : ['accept', accept])),
  async run(services, viewer, { id, status }) {
    const action = status === 'accepted' ? 'accept' : 'decline'
    const act = status === 'accepted' ? accept : decline
    const challenge = await actOnChallenge(services, viewer, id, { choose: () => ({ action, act }), repeats: true })
    return status === 'accepted'
      ? new Said(challenge, { message: challengeTexts.accepted })
      : new Said(challenge, { message: challengeTexts.declined })
  },
}

const cancelOrNotPlayed = (facts: ChallengeFacts, now: Millis) =>
  cancelMeans(facts, now) === 'cancel'
    ? ({ action: 'cancel', act: cancel } as const)
    : ({ action: 'not_played', act: notPlayed } as const)

async function runCancel(services: Services, viewer: Viewer, { id, from }: InputOf<typeof challenges.cancel>) {
  return actOnChallenge(services, viewer, id, {
    choose(facts, now) {
      if (from !== undefined && cancelGuard(facts, from, now).kind !== 'allowed')
        throw conflict(challengeReasons.list_changed)
      return cancelOrNotPlayed(facts, now)
    },
    // Cancelling is one step at a time: repeated, it is the next step. Only 'not played' is said once.
    repeats: true,
  })
}

/** One step back before the start; after it, 'not played'. */
export const cancelChallenge: GuardedUseCase<typeof challenges.cancel> = {
  guard: guardAct((facts, _raw, now) => {
    const { action, act } = cancelOrNotPlayed(facts, now)
    return [action, act]
  }),
  run: runCancel,
}

/** Ends reporting: an operator decides. */
export const disputeChallenge: GuardedUseCase<typeof challenges.reject> = {
  guard: guardAct(() => ['dispute', dispute]),
  run: (services, viewer, { id }) =>
    actOnChallenge(services, viewer, id, { choose: () => ({ action: 'dispute', act: dispute }), repeats: true }),
}

import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { cancel, cancelGuard, cancelMeans } from '@gauntlet/rules/challenges/leaving'
import { notPlayed } from '@gauntlet/rules/challenges/reporting'
import { conflict } from '../../platform/http/refusal.ts'
import { type Act, challengeAct } from './act.ts'

// Cancelling is one step at a time: repeated, it is the next step. Only 'not played' is said once.
const CANCEL: Act = { action: 'cancel', attempt: cancel }
const NOT_PLAYED: Act = { action: 'not_played', attempt: notPlayed, repeats: true }

/** One step back before the start; after it, 'not played'. */
export const cancelChallenge = challengeAct<typeof challenges.cancel>(
  (_raw, { facts }, now) => cancelMeans(facts, now),
  (act, _viewer, { id, from }) =>
    act(id, ({ facts }, now) => {
      if (from !== undefined && cancelGuard(facts, from, now).kind !== 'allowed')
        throw conflict(challengeReasons.list_changed)
      return cancelMeans(facts, now) === 'cancel' ? CANCEL : NOT_PLAYED
    }),
)

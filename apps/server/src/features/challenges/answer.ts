import { challengeReasons } from '@gauntlet/contract/challenges/reasons'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { accept, cancel, decline } from '@gauntlet/rules/challenges/answering'
import { cancelGuard, cancelMeans } from '@gauntlet/rules/challenges/reasons'
import { dispute, notPlayed } from '@gauntlet/rules/challenges/reporting'
import { Said } from '../../platform/http/bind.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { type Act, challengeAct } from './act.ts'

const ACCEPT: Act = { action: 'accept', attempt: accept, repeats: true }
const DECLINE: Act = { action: 'decline', attempt: decline, repeats: true }
// Cancelling is one step at a time: repeated, it is the next step. Only 'not played' is said once.
const CANCEL: Act = { action: 'cancel', attempt: cancel }
const NOT_PLAYED: Act = { action: 'not_played', attempt: notPlayed, repeats: true }
const DISPUTE: Act = { action: 'dispute', attempt: dispute, repeats: true }

/** A recipient accepts or declines. */
export const answerChallenge = challengeAct<typeof challenges.answer>(
  raw => (raw['status'] === 'dismissed' ? 'decline' : 'accept'),
  async (act, _viewer, { id, status }) => {
    const accepts = status === 'accepted'
    const challenge = await act(id, () => (accepts ? ACCEPT : DECLINE))
    return new Said(challenge, { message: accepts ? challengeTexts.accepted : challengeTexts.declined })
  },
)

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

/** Ends reporting: an operator decides. */
export const disputeChallenge = challengeAct<typeof challenges.reject>(
  () => 'dispute',
  (act, _viewer, { id }) => act(id, () => DISPUTE),
)

import { challengeRefusal, type ChallengeReason } from '@gauntlet/contract/challenges/reasons'
import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import { verdictOf } from '@gauntlet/rules/challenges/actions'
import type { Consequences } from '@gauntlet/rules/challenges/consequences'
import type { ChallengeFacts, Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { isForbidden, isRepeat } from '@gauntlet/rules/challenges/reasons'
import { settle } from '@gauntlet/rules/challenges/settle'
import { conflict, forbidden } from '../../platform/http/refusal.ts'
import { type ActOf, type Decided, decidedActsOn, type Written } from '../gathering/act.ts'
import { type Loaded, requireVisible } from './facts.ts'
import { storeChange, type Terms } from './persist.ts'
import { presentWritten } from './present-list.ts'

/** The status and text of a refusal, from the rule's reason. */
export function refusalOf(action: ChallengeAction | 'issue', reason: ChallengeReason) {
  const text = challengeRefusal(action, reason)
  // Several reasons share the text that the specification has for an accept that failed.
  const code = `challenges.${reason}`
  return isForbidden(reason) ? forbidden(text, code) : conflict(text, code)
}

export interface Act extends ActOf<ChallengeAction, ChallengeFacts, RulesViewer, Consequences, ChallengeReason> {
  /** The terms that the issuer has edited; left out, they stand. */
  terms?: Terms
  /** The player's new message to the others; if left out, the old one stays. */
  message?: string | undefined
}

/** An act on a challenge, given what its input means. */
export const challengeAct = decidedActsOn({
  load: (services, viewer, id, tx) => requireVisible(tx ?? services.db, services, viewer, id, tx !== undefined),
  rules: {
    settle,
    verdictOf,
    isForbidden: (_action, reason) => isForbidden(reason),
    isRepeat,
  },
  refusalOf,
  store: (tx, services, { loaded, act, ...change }: Decided<Loaded, ChallengeFacts, Consequences, Act>) =>
    storeChange(tx, services, {
      ...change,
      row: loaded.row,
      before: loaded.facts,
      edited: act.terms,
      message: act.message,
    }),
  present: (services, viewer, written: Written<Loaded, ChallengeFacts, Act>) =>
    presentWritten(services, viewer, written),
})

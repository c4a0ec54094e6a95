import { challengeRefusal } from '@gauntlet/contract/challenges/reasons'
import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import { isId } from '@gauntlet/contract/fields'
import type { Millis } from '@gauntlet/contract/time'
import type { Attempt } from '@gauntlet/rules/challenges/attempt'
import type { ChallengeFacts, Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/challenges/reasons'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { actsOn, type Raw } from '../gathering/act.ts'
import { type Loaded, loadChallenge } from './facts.ts'
import { storeChange, termsOf } from './persist.ts'
import { presentWritten } from './present-list.ts'

export type Act = (facts: ChallengeFacts, viewer: RulesViewer, now: Millis) => Attempt

/** The status and text of a refusal, from the rule's reason. */
export function refusalOf(action: ChallengeAction | 'issue', attempt: Exclude<Attempt, { kind: 'allowed' }>) {
  const text = challengeRefusal(action, attempt.reason)
  // Several reasons share the text that the specification has for an accept that failed.
  const code = `challenges.${attempt.reason}`
  return isForbidden(attempt.reason) ? forbidden(text, code) : conflict(text, code)
}

/** The challenge, where there is one and the viewer may see it. */
export async function requireVisible(
  executor: Executor,
  services: Services,
  viewer: Viewer,
  id: unknown,
  lock = false,
): Promise<Loaded> {
  const now = services.clock.now()
  const loaded = isId(id) ? await loadChallenge(executor, { id, viewerId: viewer.id, now, lock }) : undefined
  if (!loaded || mayView(loaded.facts, loaded.viewer, now.getTime()).kind !== 'allowed') throw notFound()
  return loaded
}

/** The action that an input means, as far as it can be told before the input is checked. */
export type Meaning = (facts: ChallengeFacts, raw: Raw, now: Millis) => [ChallengeAction, Act]

function refuseOthers({ clock }: Services, { facts, viewer }: Loaded, meaning: Meaning, raw: Raw): void {
  const now = clock.now().getTime()
  const [action, act] = meaning(facts, raw, now)
  const attempt = act(facts, viewer, now)
  if (attempt.kind !== 'allowed' && isForbidden(attempt.reason) && !isRepeat(action, attempt.reason))
    throw refusalOf(action, attempt)
}

export interface Doing {
  choose: (facts: ChallengeFacts, now: Millis, loaded: Loaded) => { action: ChallengeAction; act: Act }
  /** A repeated GET is answered with the challenge as it is. */
  repeats: boolean
  /** Stores, along with the outcome, what the rules know nothing of: stars, messages. */
  also?: (tx: Transaction, loaded: Loaded) => Promise<void>
}

async function carryOut(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  loaded: Loaded,
  { choose, repeats, also }: Doing,
) {
  const now = services.clock.now().getTime()
  const { action, act } = choose(loaded.facts, now, loaded)
  const attempt = act(loaded.facts, loaded.viewer, now)
  if (attempt.kind !== 'allowed') {
    if (repeats && isRepeat(action, attempt.reason)) return { loaded, after: loaded.facts, seen: false }
    throw refusalOf(action, attempt)
  }
  await also?.(tx, loaded)
  const { challenge: after, consequences } = attempt
  const { id } = loaded.row
  const terms = termsOf(loaded.row)
  await storeChange(tx, services, { id, before: loaded.facts, after, consequences, terms, actor: viewer.id })
  return { loaded, after, seen: true }
}

/** An act on a challenge, given what its input means. */
export const challengeAct = actsOn({
  load: (services, viewer, id, tx) => requireVisible(tx ?? services.db, services, viewer, id, tx !== undefined),
  refuseOthers,
  carryOut,
  present: presentWritten,
})

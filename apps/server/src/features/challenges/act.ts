import { challengeRefusal } from '@gauntlet/contract/challenges-reasons'
import type { ChallengeAction } from '@gauntlet/contract/challenges-status'
import { isId } from '@gauntlet/contract/fields'
import type { Attempt } from '@gauntlet/rules/challenges/attempt'
import type { ChallengeFacts, Millis, Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/challenges/reasons'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type Loaded, loadChallenge } from './facts.ts'
import { storeChange, termsOf } from './persist.ts'
import { presentChallenge } from './present-list.ts'

export type Act = (facts: ChallengeFacts, viewer: RulesViewer, now: Millis) => Attempt

/** The status and text of a refusal, from the rule's reason. */
export function refusalOf(action: ChallengeAction | 'issue', attempt: Exclude<Attempt, { kind: 'allowed' }>) {
  const text = challengeRefusal(action, attempt.reason)
  return isForbidden(attempt.reason) ? forbidden(text) : conflict(text)
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

/** Before the input is looked at: is the challenge there, and does the viewer have any business with this act? */
export const guardAct =
  (
    actOf: (facts: ChallengeFacts, raw: Readonly<Record<string, unknown>>, now: Millis) => [ChallengeAction, Act],
    field: 'id' | 'challenge_id' = 'id',
  ) =>
  async (services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void> => {
    const now = services.clock.now().getTime()
    const { facts, viewer: who } = await requireVisible(services.db, services, viewer, raw[field])
    const [action, act] = actOf(facts, raw, now)
    const attempt = act(facts, who, now)
    if (attempt.kind !== 'allowed' && isForbidden(attempt.reason) && !isRepeat(action, attempt.reason))
      throw refusalOf(action, attempt)
  }

/**
 * Carries out an act on a challenge: under the row's lock the rules decide on what is true now, and the answer is
 * the challenge as it stands afterwards. A repeated GET (`repeats`) answers with what stands.
 */
export async function actOnChallenge(
  services: Services,
  viewer: Viewer,
  id: string,
  {
    choose,
    repeats,
    also,
  }: {
    choose: (facts: ChallengeFacts, now: Millis, loaded: Loaded) => { action: ChallengeAction; act: Act }
    repeats: boolean
    /** What the rules do not know of, stored with it: stars, messages. */
    also?: (tx: Transaction, loaded: Loaded) => Promise<void>
  },
) {
  await services.db.transaction(async tx => {
    const loaded = await requireVisible(tx, services, viewer, id, true)
    const now = services.clock.now().getTime()
    const { action, act } = choose(loaded.facts, now, loaded)
    const attempt = act(loaded.facts, loaded.viewer, now)
    if (attempt.kind !== 'allowed') {
      if (repeats && isRepeat(action, attempt.reason)) return
      throw refusalOf(action, attempt)
    }
    await also?.(tx, loaded)
    const { challenge: after, consequences } = attempt
    const terms = termsOf(loaded.row)
    await storeChange(tx, services, { id, before: loaded.facts, after, consequences, terms, actor: viewer.id })
  })
  return presentChallenge(services, viewer, id)
}

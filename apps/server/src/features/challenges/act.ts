import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeRefusal } from '@gauntlet/contract/challenges/reasons'
import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import type { AnswerOf, Endpoint, InputOf } from '@gauntlet/contract/endpoint'
import { isId } from '@gauntlet/contract/fields'
import type { Attempt } from '@gauntlet/rules/challenges/attempt'
import type { ChallengeFacts, Millis, Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/challenges/reasons'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { Act as ActOf, Said } from '../../platform/http/bind.ts'
import { conflict, forbidden, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
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

type Raw = Readonly<Record<string, unknown>>

/** What an input stands for on a challenge, as far as it says so before it is checked. */
export type Meaning = (facts: ChallengeFacts, raw: Raw, now: Millis) => [ChallengeAction, Act]

/** Refused (403) where the viewer has no business with this act; whatever else is wrong comes after. */
function refuseOthers({ facts, viewer }: Loaded, meaning: Meaning, raw: Raw, now: Millis): void {
  const [action, act] = meaning(facts, raw, now)
  const attempt = act(facts, viewer, now)
  if (attempt.kind !== 'allowed' && isForbidden(attempt.reason) && !isRepeat(action, attempt.reason))
    throw refusalOf(action, attempt)
}

export interface Doing {
  choose: (facts: ChallengeFacts, now: Millis, loaded: Loaded) => { action: ChallengeAction; act: Act }
  /** A repeated GET answers with what stands. */
  repeats: boolean
  /** What the rules do not know of, stored with it: stars, messages. */
  also?: (tx: Transaction, loaded: Loaded) => Promise<void>
}

/**
 * An act on a challenge: under the row's lock, where it is loaded once, the rules decide on what is true now. The answer
 * is the challenge as it was just written. `run` is given the way to do it, and words it.
 */
export const challengeAct = <E extends Endpoint>(
  meaning: Meaning,
  run: (
    act: (id: string, doing: Doing) => Promise<Challenge>,
    viewer: Viewer,
    input: InputOf<E>,
  ) => Promise<AnswerOf<E> | Said<AnswerOf<E>>>,
  field: 'id' | 'challenge_id' = 'id',
): ActOf<E> => ({
  async guard(services, viewer, raw) {
    const now = services.clock.now().getTime()
    refuseOthers(await requireVisible(services.db, services, viewer, raw[field]), meaning, raw, now)
  },
  act: (services, viewer, input) =>
    run((id, doing) => carryOut(services, viewer, id, { meaning, raw: { ...input }, ...doing }), viewer, input),
})

async function carryOut(
  services: Services,
  viewer: Viewer,
  id: string,
  { meaning, raw, choose, repeats, also }: Doing & { meaning: Meaning; raw: Raw },
): Promise<Challenge> {
  const written = await services.db.transaction(async tx => {
    const loaded = await requireVisible(tx, services, viewer, id, true)
    const now = services.clock.now().getTime()
    refuseOthers(loaded, meaning, raw, now)
    const { action, act } = choose(loaded.facts, now, loaded)
    const attempt = act(loaded.facts, loaded.viewer, now)
    if (attempt.kind !== 'allowed') {
      if (repeats && isRepeat(action, attempt.reason)) return { loaded, after: loaded.facts, seen: false }
      throw refusalOf(action, attempt)
    }
    await also?.(tx, loaded)
    const { challenge: after, consequences } = attempt
    const terms = termsOf(loaded.row)
    await storeChange(tx, services, { id, before: loaded.facts, after, consequences, terms, actor: viewer.id })
    return { loaded, after, seen: true }
  })
  return presentWritten(services, viewer, written)
}

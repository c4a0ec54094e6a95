import type { EventReason } from '@gauntlet/contract/events/texts'
import { type Attempt, attempts, done } from '../gathering/outcome.ts'
import { verdictOf } from './actions.ts'
import type { EventFacts } from './facts.ts'
import { type EventConsequences, refill, settle, together } from './lifecycle.ts'

export type EventAttempt = Attempt<EventFacts, EventConsequences, EventReason>

export const { attempt } = attempts({ settle, verdictOf, together })

/** Done, and the places that this frees are given to waiting players. */
export function doneAndRefilled(event: EventFacts, notify: EventConsequences['notify'] = []): EventAttempt {
  const { facts, consequences } = refill(event)
  return done(facts, together({ notify }, consequences))
}

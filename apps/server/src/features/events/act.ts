import type { EventAction } from '@gauntlet/contract/events/status'
import { type EventReason, eventReasons } from '@gauntlet/contract/events/texts'
import { isForbidden, verdictOf } from '@gauntlet/rules/events/actions'
import type { EventFacts, EventViewer, Millis } from '@gauntlet/rules/events/facts'
import type { EventAttempt } from '@gauntlet/rules/events/places'
import type { Transaction } from '../../platform/database/database.ts'
import { badField, conflict, forbidden } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { type Loaded, requireVisible } from './facts.ts'
import { presentEvent } from './present.ts'
import { storePlaces } from './persist.ts'

/** The status and text of a refusal, from the rule's reason; what the form can mend names its field. */
export function refusalOf(reason: EventReason) {
  const text = eventReasons[reason]
  if (reason === 'needs_friend' || reason === 'over_slots') return badField('selected', text)
  return isForbidden(reason) ? forbidden(text) : conflict(text)
}

/** Before the input is looked at: is the event there, and does the viewer have any business with this act? */
export const guardAct =
  (actionOf: (facts: EventFacts, viewer: EventViewer) => EventAction, field: 'id' | 'event_id' = 'event_id') =>
  async (services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void> => {
    const { facts, viewer: who } = await requireVisible(services.db, viewer.id, raw[field])
    const verdict = verdictOf(actionOf(facts, who), facts, who, services.clock.now().getTime())
    if (verdict.kind !== 'allowed' && isForbidden(verdict.reason)) throw refusalOf(verdict.reason)
  }

/** What an act does under the event's lock: asks the rules, and stores what they do not know of. */
export type Act = (tx: Transaction, loaded: Loaded, now: Millis) => Promise<EventAttempt> | EventAttempt

/**
 * Carries out an act: under the row's lock the rules decide on what is true now. The answer is what then stands. The
 * viewer's own row is held first, as a block holds it: of the two, whichever comes second sees the other.
 */
export async function actOnEvent(services: Services, viewer: Viewer, id: string, act: Act) {
  await services.db.transaction(async tx => {
    await lockPlayers.all(tx, { ids: [viewer.id] })
    const loaded = await requireVisible(tx, viewer.id, id, { lock: true })
    const attempt = await act(tx, loaded, services.clock.now().getTime())
    if (attempt.kind !== 'allowed') throw refusalOf(attempt.reason)
    await storePlaces(tx, services, { id, before: loaded.facts, ...attempt, actor: viewer.id })
  })
  return presentEvent(services, viewer, id)
}

import type { EventAction } from '@gauntlet/contract/events/status'
import { type EventReason, eventReasons } from '@gauntlet/contract/events/texts'
import { isForbidden, verdictOf } from '@gauntlet/rules/events/actions'
import type { EventFacts, EventViewer } from '@gauntlet/rules/events/facts'
import { type EventConsequences, settle } from '@gauntlet/rules/events/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import { badField, conflict, forbidden } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type ActOf, type Decided, decidedActsOn, type Written } from '../gathering/act.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { type Loaded, lockVisible, requireVisible, writtenEvent } from './facts.ts'
import { storeChange } from './persist.ts'
import { presentWritten } from './present.ts'
import type { Terms } from './queries.ts'

/** The status and text of a refusal, from the rule's reason; one that the form can mend names its field. */
export function refusalOf(reason: EventReason) {
  const text = eventReasons[reason]
  if (reason === 'needs_friend' || reason === 'over_slots') return badField('selected', text)
  return isForbidden(reason) ? forbidden(text) : conflict(text)
}

/** The viewer's own row is held first, as it is for a block: of the two, whichever comes second sees the other. */
async function load(services: Services, viewer: Viewer, id: unknown, tx?: Transaction): Promise<Loaded> {
  if (!tx) return requireVisible(services, viewer.id, id)
  await lockPlayers.all(tx, { ids: [viewer.id] })
  return lockVisible(tx, viewer.id, id)
}

export interface Act extends ActOf<EventAction, EventFacts, EventViewer, EventConsequences, EventReason> {
  /** The terms as the organizer has edited them; if left out, they stay. */
  terms?: Terms
}

/** An act on an event, given what its input means. */
export const eventAct = decidedActsOn({
  load,
  rules: { settle, verdictOf, isForbidden: (_action, reason) => isForbidden(reason) },
  refusalOf: (_action, reason) => refusalOf(reason),
  store: (tx, services, { loaded, act, ...change }: Decided<Loaded, EventFacts, EventConsequences, Act>) =>
    storeChange(tx, services, { ...change, loaded, edited: act.terms }),
  present: (services, viewer, { loaded, facts, act }: Written<Loaded, EventFacts, Act>) =>
    presentWritten(services, viewer, writtenEvent(loaded, { facts, edited: act.terms, seenBy: viewer.id })),
})

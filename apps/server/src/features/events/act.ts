import type { EventAction } from '@gauntlet/contract/events/status'
import { type EventReason, eventReasons } from '@gauntlet/contract/events/texts'
import type { Millis } from '@gauntlet/contract/time'
import { isForbidden, verdictOf } from '@gauntlet/rules/events/actions'
import type { EventAttempt } from '@gauntlet/rules/events/places'
import type { Transaction } from '../../platform/database/database.ts'
import { badField, conflict, forbidden } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { actsOn, type Raw } from '../gathering/act.ts'
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

/**
 * The action that an input means, as far as it can be told before the input is checked; null if it is open to anybody.
 */
type Meaning = (raw: Raw, loaded: Loaded) => EventAction | null

function refuseOthers({ clock }: Services, loaded: Loaded, meaning: Meaning, raw: Raw): void {
  const action = meaning(raw, loaded)
  if (action === null) return
  const verdict = verdictOf(action, loaded.facts, loaded.viewer, clock.now().getTime())
  if (verdict.kind !== 'allowed' && isForbidden(verdict.reason)) throw refusalOf(verdict.reason)
}

export interface Act {
  attempt: EventAttempt
  /** The terms as the organizer has edited them; if left out, they stay. */
  terms?: Terms
}

/** Lets the rules decide under the event's lock; may store what the rules know nothing of. */
type Choose = (tx: Transaction, loaded: Loaded, now: Millis) => Act | Promise<Act>

async function carryOut(tx: Transaction, services: Services, viewer: Viewer, loaded: Loaded, choose: Choose) {
  const { attempt, terms: edited } = await choose(tx, loaded, services.clock.now().getTime())
  if (attempt.kind !== 'allowed') throw refusalOf(attempt.reason)
  const { event, notify } = attempt
  await storeChange(tx, services, { loaded, event, notify, actor: viewer.id, ...(edited && { edited }) })
  return writtenEvent(loaded, { event, edited, seenBy: viewer.id })
}

/** An act on an event, given what its input means. */
export const eventAct = actsOn({ load, refuseOthers, carryOut, present: presentWritten })

import type { EventNoticeName } from '@gauntlet/contract/events/notices'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell, type Notification } from '../gathering/notify.ts'
import type { Outcome } from '../gathering/outcome.ts'
import { type EventFacts, involvedIn, openSlots, waitingIn } from './facts.ts'

/** An event costs nothing and counts nowhere. */
export interface EventConsequences {
  notify: readonly Notification<EventNoticeName>[]
}
export const none: EventConsequences = { notify: [] }

export const together = (first: EventConsequences, second: EventConsequences): EventConsequences => ({
  notify: [...first.notify, ...second.notify],
})

export type EventOutcome = Outcome<EventFacts, EventConsequences>

/** The event as time has changed it: one whose end has passed is Complete. */
export const settle = (event: EventFacts, now: Millis): EventOutcome => ({
  facts: event.status === 'Upcoming' && now >= event.end ? { ...event, status: 'Complete' } : event,
  consequences: none,
})

export const othersIn = (event: EventFacts, actor: string): string[] => involvedIn(event).filter(id => id !== actor)

/** Gives places that are free to those who wait, in their order, and tells them; the suspended wait on. */
export function refill(event: EventFacts): EventOutcome {
  const taken = new Set(
    waitingIn(event)
      .filter(({ user_id }) => !event.suspended.includes(user_id))
      .slice(0, openSlots(event))
      .map(({ user_id }) => user_id),
  )
  const places = event.places.map(place =>
    taken.has(place.user_id) ? { ...place, state: PLACE.accepted, queued: null } : place,
  )
  return { facts: { ...event, places }, consequences: { notify: tell('taken_in', [...taken]) } }
}

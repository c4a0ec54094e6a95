import type { EventNoticeName } from '@gauntlet/contract/events/notices'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell, type Notification } from '../gathering/notify.ts'
import { type EventFacts, involvedIn, openSlots, waitingIn } from './facts.ts'

export interface EventOutcome {
  event: EventFacts
  notify: readonly Notification<EventNoticeName>[]
}

/** The event as time has changed it: one whose end has passed is Complete. */
export const settle = (event: EventFacts, now: Millis): EventFacts =>
  event.status === 'Upcoming' && now >= event.end ? { ...event, status: 'Complete' } : event

export const othersIn = (event: EventFacts, actor: string): string[] => involvedIn(event).filter(id => id !== actor)

/** Gives places that are free to those who wait, in their order, and tells them. */
export function refill({ event, notify }: EventOutcome): EventOutcome {
  const taken = new Set(
    waitingIn(event)
      .slice(0, openSlots(event))
      .map(({ user_id }) => user_id),
  )
  if (taken.size === 0) return { event, notify }
  const places = event.places.map(place =>
    taken.has(place.user_id) ? { ...place, state: PLACE.accepted, queued: null } : place,
  )
  return { event: { ...event, places }, notify: [...notify, ...tell('taken_in', [...taken])] }
}

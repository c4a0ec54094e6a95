import type { EventReason } from '@gauntlet/contract/events/texts'
import { GUESTS_MAX } from '@gauntlet/contract/guests/limit'
import type { Millis } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { allowed, disabled, firstRefusal } from '../verdict.ts'
import { type EventVerdict, mayView } from './actions.ts'
import { attempt, doneAndRefilled, type EventAttempt } from './attempt.ts'
import { acceptedIn, type EventFacts, type EventViewer, isGuest, openSlots, placeIn, standingIn } from './facts.ts'
import { settle } from './lifecycle.ts'

const unless = (ok: boolean, reason: EventReason): EventVerdict => (ok ? allowed : disabled(reason))

/** The organizer gives a place to a person without an account, who is in it by name. A guest does not wait for one. */
export const addGuest = (facts: EventFacts, organizer: EventViewer, guestId: string, now: Millis): EventAttempt =>
  attempt('add', facts, organizer, now, event => {
    const verdict = firstRefusal<EventReason>(
      unless(acceptedIn(event).filter(isGuest).length < GUESTS_MAX, 'guests_max'),
      unless(openSlots(event) > 0, 'full'),
    )
    if (verdict.kind !== 'allowed') return disabled(verdict.reason)
    const place = { user_id: guestId, state: PLACE.accepted, asked_by: 'guest', queued: null } as const
    return doneAndRefilled({ ...event, places: [...event.places, place] })
  })

/** May a player take over the place of a guest? Until the event is over. */
export function mayClaim(facts: EventFacts, player: EventViewer, guestId: string, now: Millis): EventVerdict {
  const { facts: event } = settle(facts, now)
  const place = placeIn(event, guestId)
  const standing = standingIn(event, player.id)
  return firstRefusal<EventReason>(
    unless(place !== undefined && isGuest(place), 'not_in'),
    unless(event.status === 'Upcoming', 'over'),
    unless(!player.blocked && mayView(event, player), 'unavailable'),
    unless(!player.kept_apart || event.open_to_minors, 'not_for_minors'),
    unless(standing !== 'turned_down', 'turned_down'),
    unless(standing !== 'accepted', 'already_in'),
  )
}

import { PLACE, type Asker, type PlaceState } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { disabled } from '../verdict.ts'
import { attempt, doneAndRefilled, type EventAttempt } from './attempt.ts'
import {
  type EventFacts,
  type EventStanding,
  type EventViewer,
  isGuest,
  openSlots,
  placeIn,
  standingIn,
} from './facts.ts'
import { type EventOutcome, refill, settle } from './lifecycle.ts'

/** A place keeps its position among the places; a new one comes last. */
function withPlace(
  event: EventFacts,
  userId: string,
  { state, asked_by, queued = null }: { state: PlaceState; asked_by: Asker; queued?: number | null },
): EventFacts {
  const place = { user_id: userId, state, asked_by, queued }
  const known = event.places.some(({ user_id }) => user_id === userId)
  const places = known
    ? event.places.map(other => (other.user_id === userId ? place : other))
    : [...event.places, place]
  return { ...event, places }
}
const without = (event: EventFacts, userId: string): EventFacts => ({
  ...event,
  places: event.places.filter(({ user_id }) => user_id !== userId),
})

/** A place where one is free, else the next position on the waiting list. */
function take(event: EventFacts, userId: string, asked_by: Asker): EventFacts {
  if (openSlots(event) > 0) return withPlace(event, userId, { state: PLACE.accepted, asked_by })
  const last = Math.max(0, ...event.places.map(({ queued }) => queued ?? 0))
  return withPlace(event, userId, { state: PLACE.pending, asked_by: 'self', queued: last + 1 })
}

/** Takes a place, or accepts the invitation to one. */
export function joinEvent(facts: EventFacts, viewer: EventViewer, now: Millis): EventAttempt {
  const invited = standingIn(facts, viewer.id) === 'invited'
  return attempt(invited ? 'accept' : 'join', facts, viewer, now, event => {
    const joined = take(event, viewer.id, invited ? 'organizer' : 'self')
    const waits = standingIn(joined, viewer.id) === 'waiting'
    const whom = event.organizer_id === viewer.id ? [] : [event.organizer_id]
    return doneAndRefilled(joined, tell(waits ? 'queued' : invited ? 'accepted' : 'joined', whom))
  })
}

/** Gives the place back, stops waiting for one, or declines the invitation. */
export function leaveEvent(facts: EventFacts, viewer: EventViewer, now: Millis): EventAttempt {
  const whom = facts.organizer_id === viewer.id ? [] : [facts.organizer_id]
  if (standingIn(facts, viewer.id) === 'invited')
    return attempt('decline', facts, viewer, now, event =>
      doneAndRefilled(
        withPlace(event, viewer.id, { state: PLACE.dismissed, asked_by: 'organizer' }),
        tell('declined', whom),
      ),
    )
  return attempt('leave', facts, viewer, now, event => {
    const came = standingIn(event, viewer.id) === 'accepted'
    return doneAndRefilled(without(event, viewer.id), tell('left', came ? whom : []))
  })
}

/**
 * The organizer invites players, and gives the turned down another chance. Players who have a place, wait for one or
 * are invited already stay as they are. All or none: the first who can't be invited refuses the call.
 */
export const invitePlayers = (
  facts: EventFacts,
  organizer: EventViewer,
  targets: readonly EventViewer[],
  now: Millis,
): EventAttempt =>
  attempt('add', facts, organizer, now, settled => {
    let event = settled
    const invited: string[] = []
    for (const target of targets) {
      const standing = standingIn(event, target.id)
      if (target.id === organizer.id || standing === 'accepted' || standing === 'waiting' || standing === 'invited')
        continue
      if (target.blocked) return disabled('unavailable')
      if (target.kept_apart) return disabled('only_friends')
      event = withPlace(event, target.id, { state: PLACE.pending, asked_by: 'organizer' })
      invited.push(target.id)
    }
    return doneAndRefilled(event, tell('invited', invited))
  })

/** Players who have a place, wait for one or were invited: the organizer knows of them. */
const KNOWN: readonly EventStanding[] = ['accepted', 'waiting', 'invited']

/**
 * Whether a player can be invited by nobody but friends, or not by this organizer. A player named by e-mail is
 * treated like an address without an account: a refusal would tell of the age, or of the block.
 */
export const isOutOfReach = (facts: EventFacts, target: EventViewer): boolean =>
  (target.blocked || target.kept_apart) && !KNOWN.includes(standingIn(facts, target.id))

/** The organizer takes a place, that of a guest too, a position on the waiting list or an invitation back. */
export const removePlayer = (facts: EventFacts, organizer: EventViewer, userId: string, now: Millis): EventAttempt =>
  attempt('remove', facts, organizer, now, event => {
    const standing = standingIn(event, userId)
    if (standing === 'none' || standing === 'declined' || standing === 'turned_down') return disabled('not_in')
    const place = placeIn(event, userId)
    return userId === organizer.id || (place && isGuest(place))
      ? doneAndRefilled(without(event, userId))
      : doneAndRefilled(
          withPlace(event, userId, { state: PLACE.dismissed, asked_by: 'self' }),
          tell('removed', [userId]),
        )
  })

/** A player whose account closes, or whom a block parts from the organizer, is out without a word. */
export function dropPlayer(facts: EventFacts, userId: string, now: Millis): EventOutcome {
  const settled = settle(facts, now)
  return settled.facts.status === 'Upcoming' ? refill(without(settled.facts, userId)) : settled
}

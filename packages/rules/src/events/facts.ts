import type { EventStatus } from '@gauntlet/contract/events/status'
import { PLACE, type Asker, type PlaceState } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'

/** One row a player who was asked or asked; who leaves has none. */
export interface EventPlaceFacts {
  user_id: string
  state: PlaceState
  /**
   * A Pending place that the organizer asked for is an invitation, one that the player asked for a position on the
   * waiting list. A Dismissed place that 'self' asked for was taken back by the organizer, the other was declined.
   */
  asked_by: Asker
  /** The number drawn when the player began to wait: the lowest is first. Null for a player who does not wait. */
  queued: number | null
}

/** The facts of an event that the rules need, as it was last written; every rule settles first. */
export interface EventFacts {
  status: EventStatus
  organizer_id: string
  /** Players may join without being invited. */
  open: boolean
  /** Where it is open, players under 18 whom the organizer does not know may join, too. */
  open_to_minors: boolean
  start: Millis
  end: Millis
  /** Places in all, at least 1; the organizer takes one too when joining. */
  slots: number
  places: readonly EventPlaceFacts[]
  /** Players with a place, or waiting for one, whose accounts are suspended. */
  suspended: readonly string[]
}

/** The facts that the rules need of the viewer, or of a player to be invited, in relation to the organizer. */
export interface EventViewer {
  id: string
  /** One of the two blocks the other, or one account is closed. */
  blocked: boolean
  /** One of the two is under 18, and they are no friends. */
  kept_apart: boolean
  /** The organizer is under 18 and no friend: whoever looks is a stranger. */
  shielded: boolean
  /** The organizer has blocked whoever looks. */
  shut_out: boolean
}

/** Of a place that the organizer gave to a person without an account, by name. */
export const isGuest = ({ asked_by }: Pick<EventPlaceFacts, 'asked_by'>): boolean => asked_by === 'guest'

export type EventStanding = 'none' | 'invited' | 'waiting' | 'accepted' | 'declined' | 'turned_down'

export const placeIn = ({ places }: EventFacts, userId: string): EventPlaceFacts | undefined =>
  places.find(({ user_id }) => user_id === userId)

export function standingIn(event: EventFacts, userId: string): EventStanding {
  const place = placeIn(event, userId)
  if (!place) return 'none'
  if (place.state === PLACE.pending) return place.asked_by === 'self' ? 'waiting' : 'invited'
  if (place.state === PLACE.dismissed) return place.asked_by === 'self' ? 'turned_down' : 'declined'
  return 'accepted'
}

export const acceptedIn = ({ places }: EventFacts): EventPlaceFacts[] =>
  places.filter(({ state }) => state === PLACE.accepted)
/** Players whom the organizer has invited, and who have not answered. */
export const invitedIn = ({ places }: EventFacts): string[] =>
  places.flatMap(({ state, asked_by, user_id }) => (state === PLACE.pending && asked_by !== 'self' ? user_id : []))
export const openSlots = (event: EventFacts): number => Math.max(0, event.slots - acceptedIn(event).length)

/** Players who had a place, waited for one or were invited, and no longer are. */
export function leaversBetween(before: EventFacts, after: EventFacts): string[] {
  const holders = ({ places }: EventFacts) =>
    places.filter(({ state }) => state !== PLACE.dismissed).map(({ user_id }) => user_id)
  const stay = new Set(holders(after))
  return holders(before).filter(id => !stay.has(id))
}

/** Players waiting for a place, in order. */
export const waitingIn = ({ places }: EventFacts): EventPlaceFacts[] =>
  places
    .filter(({ state, queued }) => state === PLACE.pending && queued !== null)
    .sort((a, b) => (a.queued ?? 0) - (b.queued ?? 0))

/** The position on the waiting list, counted from 1; null for a player who does not wait. */
export function positionIn(event: EventFacts, userId: string): number | null {
  const at = waitingIn(event).findIndex(({ user_id }) => user_id === userId)
  return at < 0 ? null : at + 1
}

/** Everyone with a place or a say, and an account to see it by. */
export const involvedIn = ({ organizer_id, places }: EventFacts): string[] => [
  ...new Set([
    organizer_id,
    ...places.flatMap(place => (place.state === PLACE.dismissed || isGuest(place) ? [] : place.user_id)),
  ]),
]

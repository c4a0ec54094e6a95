import {
  type AskCause,
  type Asker,
  PLACE,
  type PlaceState,
  type TournamentEnding,
  type TournamentFormat,
  type TournamentStatus,
  type Visibility,
} from '@gauntlet/contract/tournaments/status'
import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { Millis } from '@gauntlet/contract/time'
import type { Gender } from '../challenges/sides.ts'

/** One row a player who was asked or asked; who leaves has none. */
export interface PlaceFacts {
  user_id: string
  state: PlaceState
  /** While Pending the other side answers; a Dismissed place that 'self' asked for was refused by the organizer. */
  asked_by: Asker
  /** The captain of the side that an accepted player has joined; null of captains, and of players alone. */
  captain_id: string | null
  /** The captain who asks this player to join; null where nobody does. */
  asker_id: string | null
  /** The team for which a captain's side plays. */
  team_id: string | null
  /** The final position, counted from 1; null without one. */
  position: number | null
}

/** The facts of a tournament that the rules need, as it was last written; every rule settles first. */
export interface TournamentFacts {
  status: TournamentStatus
  organizer_id: string
  ranked: boolean
  /** Players inside the rank window may join without being invited. */
  open: boolean
  /** Where it is open, players under 18 whom the organizer does not know may join, too. */
  open_to_minors: boolean
  visibility: Visibility
  /** Centre of the rank window and its half-width, both ends included. */
  centre: number
  spread: number
  start: Millis
  end: Millis
  /** Places in all, at least 1; the organizer takes one too when playing. Of sides each complete one takes one. */
  slots: number
  /** How many play on a side, and for whom the sides are; both null where every player enters alone. */
  side_size: number | null
  composition: Composition | null
  format: TournamentFormat
  /** The bracket has been drawn; `undecided` of its matches have no winner yet. */
  drawn: boolean
  undecided: number
  /** Credits that the organizer paid and has not been given back. */
  paid: number
  reported_at: Millis | null
  /** When the placings stand; null where they never will or already do. */
  settles_at: Millis | null
  /** Both set or both null: since when a dispute holds the placings, and whose. */
  held_at: Millis | null
  held_by: string | null
  /** Both set or both null. */
  ended: TournamentEnding | null
  ended_at: Millis | null
  places: readonly PlaceFacts[]
  /** Slots taken by none among `places`: none, unless only a few were read, to look and not to act. */
  unlisted: number
}

/** The facts that the rules need of the viewer, or of a player to be invited. */
export interface TournamentViewer {
  id: string
  /** The organizer blocks or is blocked, or the account is closed. */
  blocked: boolean
  /** The player or the organizer is under 18, and the two are no friends. */
  kept_apart: boolean
  plays_sport: boolean
  gender: Gender
  /** Players of the tournament from whom a block keeps this one. */
  apart_from: readonly string[]
  /** The highest rank shown in the sport in the last 180 days: a window tests it, so that a loss is no way in. */
  rank: number
  provisional: boolean
  /** No ranked play before this. */
  barred_until: Millis | null
}

/** A viewer's standing in a tournament, apart from organizing it. */
export type PlaceStanding = 'none' | 'invited' | 'asked' | 'requester' | 'accepted' | 'declined' | 'turned_down'

const PENDING: Record<Asker, PlaceStanding> = { self: 'requester', organizer: 'invited', captain: 'asked' }

export const placeOf = ({ places }: TournamentFacts, userId: string): PlaceFacts | undefined =>
  places.find(({ user_id }) => user_id === userId)

export function standingIn(tournament: TournamentFacts, userId: string): PlaceStanding {
  const place = placeOf(tournament, userId)
  if (!place) return 'none'
  if (place.state === PLACE.pending) return PENDING[place.asked_by]
  if (place.state === PLACE.dismissed) return place.asked_by === 'self' ? 'turned_down' : 'declined'
  return 'accepted'
}

const isAccepted = ({ state }: PlaceFacts): boolean => state === PLACE.accepted || state === PLACE.complete

/** The captain of an accepted player's side; a player alone is their own. */
export const captainOf = ({ captain_id, user_id }: PlaceFacts): string => captain_id ?? user_id

/** Those who play on a captain's side, the captain first. */
export const membersOf = ({ places }: TournamentFacts, captainId: string): PlaceFacts[] =>
  places
    .filter(place => isAccepted(place) && captainOf(place) === captainId)
    .toSorted((one, two) => Number(one.captain_id !== null) - Number(two.captain_id !== null))

/** Those whom a captain asks, and who have not answered. */
export const askedBy = ({ places }: TournamentFacts, captainId: string): PlaceFacts[] =>
  places.filter(({ asker_id }) => asker_id === captainId)

/** Those for whom a slot is taken: every accepted player, or the captain of every complete side. */
export function acceptedIn({ places, side_size }: TournamentFacts): PlaceFacts[] {
  const accepted = places.filter(isAccepted)
  if (side_size === null) return accepted
  const sides = Map.groupBy(accepted, captainOf)
  return accepted.filter(({ user_id }) => sides.get(user_id)?.length === side_size)
}
/** The players of all for whom a slot is taken, side by side; the captain is the first. */
export const sidesIn = (tournament: TournamentFacts): string[][] =>
  acceptedIn(tournament).map(({ user_id }) =>
    tournament.side_size === null ? [user_id] : userIds(membersOf(tournament, user_id)),
  )
export const acceptedCount = (tournament: TournamentFacts): number =>
  acceptedIn(tournament).length + tournament.unlisted
export const openSlots = (tournament: TournamentFacts): number =>
  Math.max(0, tournament.slots - acceptedCount(tournament))

export const userIds = (places: readonly PlaceFacts[]): string[] => places.map(({ user_id }) => user_id)

/** Whether a rank lies in the window, both ends included. */
export const inWindow = ({ centre, spread }: Pick<TournamentFacts, 'centre' | 'spread'>, rank: number): boolean =>
  rank >= centre - spread && rank <= centre + spread

/** Players who had a place, asked for one or were invited, and no longer are. */
export function leaversBetween(before: TournamentFacts, after: TournamentFacts): string[] {
  const holders = ({ places }: TournamentFacts) => userIds(places.filter(({ state }) => state !== PLACE.dismissed))
  const stay = new Set(holders(after))
  return holders(before).filter(id => !stay.has(id))
}

/** Why a request to join waits for the organizer; null for a player who is in at once. */
export function askCauseOf(tournament: TournamentFacts, viewer: TournamentViewer): AskCause | null {
  if (tournament.organizer_id === viewer.id || standingIn(tournament, viewer.id) === 'invited') return null
  return strangenessOf(tournament, viewer)
}

/** Why a player whom the organizer has not let in may not enter by themselves. */
export function strangenessOf(tournament: TournamentFacts, viewer: TournamentViewer): AskCause | null {
  if (!inWindow(tournament, viewer.rank)) return 'outside_window'
  return tournament.ranked && viewer.provisional ? 'provisional' : null
}

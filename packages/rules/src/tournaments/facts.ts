import type {
  Asker,
  PlaceState,
  TournamentEnding,
  TournamentFormat,
  TournamentStatus,
  Visibility,
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

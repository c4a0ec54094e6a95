import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { PLACE, type PlaceState, type TournamentAction } from '@gauntlet/contract/tournaments/status'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { isGuest, membersOf, placeOf, standingIn } from './sides.ts'

/** Refusals because of the viewer (403); the others are because of how things stand (409). */
export const isForbidden = (action: TournamentAction, reason: TournamentReason): boolean =>
  reason === 'not_organizer' || reason === 'not_captain' || (reason === 'not_in' && action !== 'leave')

/** The refusals that say that the act has been done already: a GET that is repeated answers with what stands. */
const DONE_ALREADY: Partial<Record<TournamentAction, readonly TournamentReason[]>> = {
  join: ['already_in', 'already_asked'],
  leave: ['not_in'],
  confirm: ['already_accepted'],
  decline: ['already_declined'],
}
export const isRepeat = (action: TournamentAction, reason: TournamentReason): boolean =>
  DONE_ALREADY[action]?.includes(reason) ?? false

/** The organizer's relation to the viewer. */
export interface OrganizerFacts {
  minor: boolean
  /** Has blocked whoever looks. */
  shutsOut: boolean
}

/**
 * May the viewer see a tournament at all? The organizer and those with a place may, and anybody else whom no block and
 * no age keeps from the organizer. Until it begins it is not there for a player whom the organizer has blocked, place
 * or no place: where and when they are is what a block has to keep from that player. Afterwards it is a result of both.
 */
export function mayView(
  tournament: TournamentFacts,
  viewer: TournamentViewer,
  { minor, shutsOut }: OrganizerFacts,
): boolean {
  if (tournament.organizer_id === viewer.id) return true
  if (shutsOut && tournament.status === 'Upcoming') return false
  const place = placeOf(tournament, viewer.id)
  if (place && place.state !== PLACE.dismissed) return true
  return !viewer.blocked && !(minor && viewer.kept_apart)
}

/**
 * Whether a viewer who may see a tournament reads what its organizer wrote and where exactly it is: message, rules,
 * notes, venue and ZIP. The organizer, whoever plays and whoever was invited always do; while it is ahead so do those
 * who asked for a place, and of an open one those who may. Everybody else gets the outline. The facts have to be
 * settled.
 */
export function seesInside(tournament: TournamentFacts, viewer: TournamentViewer): boolean {
  if (tournament.organizer_id === viewer.id) return true
  const standing = standingIn(tournament, viewer.id)
  if (standing === 'accepted' || standing === 'invited' || standing === 'asked' || standing === 'declined') return true
  if (tournament.status !== 'Upcoming') return false
  if (standing === 'requester') return true
  const isKeptOut = viewer.blocked || (viewer.kept_apart && !tournament.open_to_minors)
  return tournament.open && standing !== 'turned_down' && !isKeptOut
}

/** The organizer, whoever looks. */
export interface OrganizerAtLarge {
  minor: boolean
  /** Suspended or closed. */
  gone: boolean
}

/** Whether visitors see a tournament: its organizer lets them, is of age, and is still there. */
export const mayVisit = (
  { visibility }: Pick<TournamentFacts, 'visibility'>,
  { minor, gone }: OrganizerAtLarge,
): boolean => visibility !== 'members' && !minor && !gone

/** A player with a place, as the viewer sees them. */
export interface SeenPlayer {
  user_id: string
  state: PlaceState
  /** The two have blocked each other, one way or both. */
  blocked: boolean
  minor: boolean
  friend: boolean
}

/** Whether the viewer is of the side whose captain asks a player. */
function asksFor(tournament: TournamentFacts, viewerId: string, userId: string): boolean {
  const captainId = placeOf(tournament, userId)?.asker_id
  return captainId != null && membersOf(tournament, captainId).some(({ user_id }) => user_id === viewerId)
}

/**
 * Whether the viewer is shown a player's place. Players who were turned down are shown to nobody, and a request only to
 * the organizer: if others saw it, its disappearance would tell of the refusal. Invited players are also shown to those
 * who play or are invited, and players whom a captain asks to that side alone. The organizer sees all others, and
 * players see each other; anybody else sees the players whom they could find elsewhere: nobody behind a block, nobody
 * under 18 but friends, and no guest: a person without an account has agreed to nothing but to play.
 */
export function showsPlace(tournament: TournamentFacts, viewerId: string, seen: SeenPlayer): boolean {
  if (seen.state === PLACE.dismissed) return false
  if (seen.user_id === viewerId) return true
  if (standingIn(tournament, seen.user_id) === 'asked') return asksFor(tournament, viewerId, seen.user_id)
  if (tournament.organizer_id === viewerId) return true
  if (seen.user_id === tournament.organizer_id) return true
  const viewer = standingIn(tournament, viewerId)
  const place = placeOf(tournament, seen.user_id)
  const findable = !seen.blocked && (!seen.minor || seen.friend) && !(place && isGuest(place))
  if (seen.state !== PLACE.pending) return viewer === 'accepted' || findable
  const isInvited = standingIn(tournament, seen.user_id) === 'invited'
  return isInvited && (viewer === 'accepted' || viewer === 'invited') && findable
}

import { PLACE, type Asker, type PlaceState } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { afterSettling, attempt, type TournamentAttempt } from './attempt.ts'
import {
  askCauseOf,
  openSlots,
  type PlaceFacts,
  placeOf,
  type PlaceStanding,
  standingIn,
  type TournamentFacts,
  type TournamentViewer,
} from './facts.ts'
import { none, settle, type TournamentOutcome } from './lifecycle.ts'

const withPlace = (tournament: TournamentFacts, user_id: string, state: PlaceState, asked_by: Asker) => {
  const place: PlaceFacts = { user_id, state, asked_by, position: null }
  const others = tournament.places.filter(other => other.user_id !== user_id)
  return { ...tournament, places: [...others, place] }
}
const without = (tournament: TournamentFacts, userId: string): TournamentFacts => ({
  ...tournament,
  places: tournament.places.filter(({ user_id }) => user_id !== userId),
})

/** Takes a place where the rules permit it at once, else asks the organizer for one. */
export const joinTournament = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('join', facts, viewer, now, tournament => {
    const organizer = tournament.organizer_id
    const own = organizer === viewer.id
    const asked = standingIn(tournament, viewer.id) === 'invited'
    const atOnce = askCauseOf(tournament, viewer) === null
    const joined = withPlace(
      tournament,
      viewer.id,
      atOnce ? PLACE.accepted : PLACE.pending,
      asked ? 'organizer' : 'self',
    )
    const whom = own ? [] : [organizer]
    return done(joined, { ...none, notify: tell(atOnce ? 'joined' : 'asked', whom) })
  })

/** Players who have a place, asked for one or were invited: the organizer knows of them. */
const KNOWN: readonly PlaceStanding[] = ['accepted', 'requester', 'invited']

/** The organizer plays too; the rank window is not for the one who set it. */
export const joinMyself = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('join_myself', facts, viewer, now, tournament =>
    done(withPlace(tournament, viewer.id, PLACE.accepted, 'self'), none),
  )

/** Gives the place back, or takes the request or declines the invitation back with it. */
export const leaveTournament = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('leave', facts, viewer, now, tournament =>
    done(without(tournament, viewer.id), {
      ...none,
      notify: tournament.organizer_id === viewer.id ? [] : tell('left', [tournament.organizer_id]),
    }),
  )

/** An invited player accepts. */
export const confirmPlace = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('confirm', facts, viewer, now, tournament =>
    done(withPlace(tournament, viewer.id, PLACE.accepted, 'organizer'), {
      ...none,
      notify: tell('confirmed', [tournament.organizer_id]),
    }),
  )

/** An invited player declines. */
export const declinePlace = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('decline', facts, viewer, now, tournament =>
    done(withPlace(tournament, viewer.id, PLACE.dismissed, 'organizer'), {
      ...none,
      notify: tell('declined', [tournament.organizer_id]),
    }),
  )

/**
 * The organizer invites players, approves those who asked, and gives the turned down another chance. Players who have
 * a place or are invited already stay as they are. All or none: the first who can't be added refuses the call.
 */
export const addPlayers = (
  facts: TournamentFacts,
  organizer: TournamentViewer,
  targets: readonly TournamentViewer[],
  now: Millis,
): TournamentAttempt =>
  attempt('add_players', facts, organizer, now, settled => {
    let tournament = settled
    const invited: string[] = []
    const approved: string[] = []
    for (const target of targets) {
      const standing = standingIn(tournament, target.id)
      if (standing === 'accepted' || standing === 'invited') continue
      if (target.blocked) return disabled('unavailable')
      if (standing === 'requester') {
        if (openSlots(tournament) === 0) return disabled('full')
        tournament = withPlace(tournament, target.id, PLACE.accepted, 'self')
        approved.push(target.id)
        continue
      }
      if (target.kept_apart) return disabled('only_friends')
      tournament = withPlace(tournament, target.id, PLACE.pending, 'organizer')
      invited.push(target.id)
    }
    return done(tournament, { ...none, notify: [...tell('invited', invited), ...tell('approved', approved)] })
  })

/**
 * The organizer puts a player into a bracket that has begun, accepted at once: a friend, or somebody who asked or was
 * invited; a player who does not want that can withdraw. The bracket says whether it has room.
 */
export const walkIn = (
  facts: TournamentFacts,
  target: TournamentViewer & { friend: boolean },
  now: Millis,
): TournamentAttempt =>
  afterSettling(facts, now, tournament => {
    const standing = standingIn(tournament, target.id)
    if (standing === 'accepted') return disabled('is_in')
    if (target.blocked || target.kept_apart) return disabled('unavailable')
    if (!target.friend && standing === 'none') return disabled('only_friends')
    if (!target.plays_sport) return disabled('not_their_sport')
    if (openSlots(tournament) === 0) return disabled('full')
    return done(withPlace(tournament, target.id, PLACE.accepted, 'organizer'), {
      ...none,
      notify: tell('walked_in', [target.id]),
    })
  })

/**
 * Whether a player can be invited by nobody but friends, or not by this organizer. A player named by e-mail is
 * treated like an address without an account: a refusal would tell of the age, or of the block.
 */
export const isOutOfReach = (facts: TournamentFacts, target: TournamentViewer): boolean =>
  (target.blocked || target.kept_apart) && !KNOWN.includes(standingIn(facts, target.id))

/** The organizer removes a player, takes an invitation back, or turns down a request. */
export const removePlayer = (
  facts: TournamentFacts,
  organizer: TournamentViewer,
  userId: string,
  now: Millis,
): TournamentAttempt =>
  attempt('remove_players', facts, organizer, now, tournament => {
    const place = placeOf(tournament, userId)
    if (!place || place.state === PLACE.dismissed) return disabled('not_there')
    const removed =
      userId === organizer.id ? without(tournament, userId) : withPlace(tournament, userId, PLACE.dismissed, 'self')
    return done(removed, { ...none, notify: userId === organizer.id ? [] : tell('removed', [userId]) })
  })

/**
 * One player has blocked another: what still waits for an answer between the organizer and the other ends, and nobody
 * is told. The blocking player declines or withdraws; the blocked one is turned down. An accepted place stays.
 * Undefined where nothing waits.
 */
export function partPlaces(
  facts: TournamentFacts,
  blockerId: string,
  blockedId: string,
  now: Millis,
): TournamentOutcome | undefined {
  const { facts: tournament } = settle(facts, now)
  const guest = tournament.organizer_id === blockerId ? blockedId : blockerId
  const between = [blockerId, blockedId].includes(tournament.organizer_id)
  if (!between || tournament.status !== 'Upcoming' || placeOf(tournament, guest)?.state !== PLACE.pending)
    return undefined
  const parted =
    guest === blockerId ? without(tournament, guest) : withPlace(tournament, guest, PLACE.dismissed, 'self')
  return { facts: parted, consequences: none }
}

import { PLACE, type Asker, type PlaceState } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { afterSettling, attempt, isBarred, type TournamentAttempt } from './actions.ts'
import type { PlaceFacts, PlaceStanding, TournamentFacts, TournamentViewer } from './facts.ts'
import {
  ALONE,
  askCauseOf,
  captainOf,
  isGuest,
  membersOf,
  openSlots,
  placeOf,
  standingIn,
  toldOfLeaving,
  userIds,
  withJoined,
  without,
  withoutAsksBetween,
  withoutPlayer,
  withoutSide,
} from './sides.ts'
import { none, settle, type TournamentOutcome } from './lifecycle.ts'

/** With a place of the player's own; whoever asks for them goes on asking until they are turned down. */
const withPlace = (tournament: TournamentFacts, user_id: string, state: PlaceState, asked_by: Asker) => {
  const asker_id = state === PLACE.dismissed ? null : (placeOf(tournament, user_id)?.asker_id ?? null)
  const place: PlaceFacts = { user_id, state, asked_by, position: null, ...ALONE, asker_id }
  return { ...tournament, places: [...without(tournament, user_id).places, place] }
}

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
const KNOWN: readonly PlaceStanding[] = ['accepted', 'requester', 'invited', 'asked']

/** The organizer plays too; the rank window is not for the one who set it. */
export const joinMyself = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('join_myself', facts, viewer, now, tournament =>
    done(withPlace(tournament, viewer.id, PLACE.accepted, 'self'), none),
  )

/** Gives the place back, or takes the request or declines the invitation back with it. */
export const leaveTournament = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('leave', facts, viewer, now, tournament => {
    const { facts: left, ...side } = withoutPlayer(tournament, viewer.id)
    const organizer = tournament.organizer_id === viewer.id ? [] : [tournament.organizer_id]
    return done(left, { ...none, notify: [...tell('left', organizer), ...toldOfLeaving(side)] })
  })

/** An invited player accepts; one whom a captain asks is on that captain's side. */
export const confirmPlace = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('confirm', facts, viewer, now, tournament => {
    const { organizer_id } = tournament
    const place = placeOf(tournament, viewer.id)
    if (place?.asker_id == null)
      return done(withPlace(tournament, viewer.id, PLACE.accepted, 'organizer'), {
        ...none,
        notify: tell('confirmed', [organizer_id]),
      })
    const mates = userIds(membersOf(tournament, place.asker_id))
    const organizer = [organizer_id].filter(id => id !== viewer.id && !mates.includes(id))
    const news = place.state === PLACE.accepted ? [] : tell('joined', organizer)
    return done(withJoined(tournament, place, place.asker_id), {
      ...none,
      notify: [...tell('partner_joined', mates), ...news],
    })
  })

/** An invited player declines; one whom a captain asks keeps a place of their own. */
export const declinePlace = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('decline', facts, viewer, now, tournament => {
    const place = placeOf(tournament, viewer.id)
    if (place?.asker_id == null)
      return done(withPlace(tournament, viewer.id, PLACE.dismissed, 'organizer'), {
        ...none,
        notify: tell('declined', [tournament.organizer_id]),
      })
    const declined =
      place.asked_by === 'captain'
        ? withPlace(tournament, viewer.id, PLACE.dismissed, 'captain')
        : withoutSide(tournament, place)
    return done(declined, { ...none, notify: tell('partner_declined', [place.asker_id]) })
  })

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
        if (isBarred(tournament, target, now)) return disabled('unavailable')
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
    if (target.blocked || target.kept_apart || isBarred(tournament, target, now)) return disabled('unavailable')
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

/**
 * The organizer removes a player or a guest, takes an invitation back, or turns down a request. Before the start the
 * rest of a side stays; from then on all of it goes, since half a side plays nothing.
 */
export const removePlayer = (
  facts: TournamentFacts,
  organizer: TournamentViewer,
  userId: string,
  now: Millis,
): TournamentAttempt =>
  attempt('remove_players', facts, organizer, now, tournament => {
    const place = placeOf(tournament, userId)
    if (!place || place.state === PLACE.dismissed) return disabled('not_there')
    const gone = tournament.status === 'Upcoming' ? [userId] : userIds(membersOf(tournament, captainOf(place)))
    const { facts: left, ...side } = withoutPlayer(tournament, userId)
    const removed = gone.reduce(
      (rest, id) =>
        id === organizer.id || isGuest(place)
          ? without(rest, id)
          : withPlace(without(rest, id), id, PLACE.dismissed, 'self'),
      left,
    )
    const stays = tournament.status === 'Upcoming' ? toldOfLeaving(side) : []
    const told = gone.filter(id => id !== organizer.id)
    return done(removed, { ...none, notify: [...tell('removed', told), ...stays] })
  })

/**
 * One player has blocked another: what still waits for an answer between the organizer and the other ends, and so does
 * what a captain asks where both would be on one side; nobody is told. The blocking player declines or withdraws; the
 * blocked one is turned down. An accepted place stays. Undefined where nothing waits.
 */
export function partPlaces(
  facts: TournamentFacts,
  blockerId: string,
  blockedId: string,
  now: Millis,
): TournamentOutcome | undefined {
  const { facts: tournament } = settle(facts, now)
  if (tournament.status !== 'Upcoming') return undefined
  const parted = withoutAsksBetween(partFromOrganizer(tournament, blockerId, blockedId), blockerId, blockedId)
  return parted === tournament ? undefined : { facts: parted, consequences: none }
}

function partFromOrganizer(tournament: TournamentFacts, blockerId: string, blockedId: string): TournamentFacts {
  const guest = tournament.organizer_id === blockerId ? blockedId : blockerId
  const between = [blockerId, blockedId].includes(tournament.organizer_id)
  if (!between || placeOf(tournament, guest)?.state !== PLACE.pending) return tournament
  return guest === blockerId ? without(tournament, guest) : withPlace(tournament, guest, PLACE.dismissed, 'self')
}

import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { allowed, disabled, type Verdict } from '../verdict.ts'
import type { ChallengeFacts, Viewer, SideIndex } from './facts.ts'
import { withoutAnswer } from './offers.ts'
import {
  askedOn,
  captainOf,
  ids,
  isGuest,
  isSided,
  issuerOf,
  membersOf,
  newPlayer,
  openPlacesOn,
  opponentsOf,
  playerOf,
  playing,
  sideFor,
  standingOf,
  takenOut,
  withPlayer,
} from './sides.ts'
import { complete, endUnplayed, isShared, settle, step } from './lifecycle.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'
import { type Notice, none, asReport, reportsOf } from './results.ts'

const OFF = { side: null, captain: false, need: null } as const

/** Lets a participant in: on the side for which they were named or have asked, whose captain they are as the first. */
function seat(challenge: ChallengeFacts, userId: string): ChallengeFacts {
  if (!isSided(challenge)) return withPlayer(challenge, userId, { state: 'accepted' })
  const player = playerOf(challenge, userId)
  const side = sideFor(player)
  const captain = captainOf(challenge, side)
  const seated = withPlayer(challenge, userId, { state: 'accepted', side, captain: captain === undefined })
  if (player?.role !== 'joined' || captain?.need == null) return seated
  return withPlayer(seated, captain.user_id, { need: Math.max(0, captain.need - 1) })
}

/**
 * One who was going to play does not. Whoever was named for a side is out; others are in the state that is given. The
 * next of the side is captain after its captain; with the last of a side those go whom its captain has asked, and its
 * guests.
 */
function leave(
  challenge: ChallengeFacts,
  userId: string,
  state: 'pending' | 'withdrawn',
): { facts: ChallengeFacts; heir: string | null } {
  const player = playerOf(challenge, userId)
  if (player && isGuest(player)) return { facts: takenOut(challenge, userId), heir: null }
  const wished = player?.role === 'joined' ? player.side : null
  const facts = withPlayer(withoutAnswer(challenge, userId), userId, {
    ...OFF,
    side: wished,
    state: player?.role === 'lineup' ? 'lapsed' : state,
  })
  if (!isSided(challenge) || !player?.captain) return { facts, heir: null }
  const side = sideFor(player)
  const heir = playing(facts).find(one => one.side === side && !isGuest(one))
  if (heir) return { facts: withPlayer(facts, heir.user_id, { captain: true, need: player.need }), heir: heir.user_id }
  const left = [...askedOn(facts, side), ...membersOf(facts, side)].reduce(
    (changed, { user_id }) => takenOut(changed, user_id),
    facts,
  )
  return { facts: left, heir: null }
}

/** All of them take their acceptance back: nobody is left to lead them, and those whom a captain has named are out. */
const leaveAll = (challenge: ChallengeFacts, userIds: readonly string[]): ChallengeFacts =>
  userIds.reduce((facts, id) => leave(facts, id, 'pending').facts, challenge)

export const others = (challenge: ChallengeFacts, userId: string): string[] =>
  ids(playing(challenge)).filter(id => id !== userId)

/** One more plays; the first against the issuer makes it Upcoming. */
export function admit(challenge: ChallengeFacts, userId: string): ChallengeFacts {
  const changed = seat(challenge, userId)
  return changed.status === S.pending && opponentsOf(changed).length > 0 ? step(changed, S.upcoming) : changed
}

/** Pending again, with the wait beginning anew, once nobody plays against the issuer. */
export const reopen = (challenge: ChallengeFacts, now: Millis): ChallengeFacts =>
  challenge.status === S.upcoming && opponentsOf(challenge).length === 0
    ? { ...step(challenge, S.pending), pending_since: now }
    : challenge

/** The captain who has named this player for a side; nobody where no captain has. */
const namedBy = (challenge: ChallengeFacts, userId: string): string[] => {
  const player = playerOf(challenge, userId)
  const captain = player?.role === 'lineup' ? captainOf(challenge, sideFor(player)) : undefined
  return captain ? [captain.user_id] : []
}

/** One of a match that was played already says yes to it as it is told; with the last of them it is Complete. */
function sayYes(challenge: ChallengeFacts, userId: string, now: Millis): ChallengeAttempt {
  const [told] = reportsOf(challenge)
  if (!told) return disabled('nothing_reported')
  const changed = withPlayer(challenge, userId, { state: 'accepted', ...asReport(told, now) })
  const isWhole = changed.players.every(({ state }) => state === 'accepted')
  return isWhole ? succeed(complete(changed, told.winner_id, 'agreed', now)) : done(changed, none)
}

/** A recipient accepts, or a player whom a captain has named. */
export const accept = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('accept', facts, viewer, now, challenge => {
    if (challenge.recorded) return sayYes(challenge, viewer.id, now)
    const changed = admit(challenge, viewer.id)
    const captain = namedBy(challenge, viewer.id)
    const notify = captain.length > 0 ? tell('place_taken', captain) : tell('accepted', others(changed, viewer.id))
    return done(changed, { ...none, notify })
  })

const saysNo = (challenge: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt => {
  const changed = withPlayer(challenge, viewer.id, { state: 'declined' })
  if (playerOf(challenge, viewer.id)?.role === 'lineup')
    return done(changed, { ...none, notify: tell('place_declined', namedBy(challenge, viewer.id)) })
  if (challenge.recorded) return succeed(endUnplayed(changed, S.dismissed, 'declined', now))
  const left = changed.players.some(({ role, state }) => role === 'recipient' && state !== 'declined')
  if (left || isShared(changed, now))
    return done(changed, { ...none, notify: tell('declined', others(changed, viewer.id)) })
  return succeed(endUnplayed(changed, S.dismissed, 'declined', now))
}

/**
 * A recipient declines. When the last one does, and nobody may accept by a link, it is Dismissed; so is a match that is
 * said to be played when one does.
 */
export const decline = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('decline', facts, viewer, now, challenge => saysNo(challenge, viewer, now))

/** One who was going to play does not; the next of the side is its captain where that was the captain. */
const withdraw = (
  challenge: ChallengeFacts,
  userId: string,
  state: 'pending' | 'withdrawn',
  now: Millis,
): ChallengeAttempt => {
  const { facts, heir } = leave(challenge, userId, state)
  const notify = [
    ...tell<Notice>(
      'acceptance_taken_back',
      others(challenge, userId).filter(id => id !== heir),
    ),
    ...tell<Notice>(heir === null ? 'acceptance_taken_back' : 'handed_on', heir === null ? [] : [heir]),
  ]
  return done(reopen(facts, now), { ...none, notify })
}

/**
 * One step back before the start. The issuer: Pending is Cancelled, Upcoming is Pending again with all acceptances
 * taken back. A recipient who has not answered declines; an opponent takes the acceptance back, and whoever was named
 * for a side leaves it.
 */
export const cancel = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('cancel', facts, viewer, now, challenge => {
    const standing = standingOf(challenge, viewer.id)
    if (standing === 'invited' || (challenge.recorded && standing !== 'issuer')) return saysNo(challenge, viewer, now)
    if (standing === 'opponent') return withdraw(challenge, viewer.id, 'pending', now)
    if (challenge.status === S.pending) return succeed(endUnplayed(challenge, S.cancelled, 'cancelled', now))
    const notify = tell('called_off', others(challenge, viewer.id))
    return done(reopen(leaveAll(challenge, ids(opponentsOf(challenge))), now), { ...none, notify })
  })

/** The side with an open place: the one asked for, else the issuer's opponents, else the issuer's own. */
const wishedSide = (challenge: ChallengeFacts, wish: SideIndex | undefined): SideIndex | null | undefined => {
  if (!isSided(challenge)) return null
  const sides = wish === undefined ? ([1, 0] as const) : [wish]
  return sides.find(side => openPlacesOn(challenge, side) > 0)
}

/** Joins an open challenge, for the first time or again, in a match of sides for one of them; the issuer answers. */
export const join = (facts: ChallengeFacts, viewer: Viewer, now: Millis, wish?: SideIndex): ChallengeAttempt =>
  attempt('join', facts, viewer, now, challenge => {
    if (wish !== undefined && !isSided(challenge)) return disabled('no_sides')
    const side = wishedSide(challenge, wish)
    if (side === undefined) return disabled('side_full')
    const row = { ...newPlayer(viewer.id, 'joined', 'pending'), side }
    const changed = playerOf(challenge, viewer.id)
      ? withPlayer(challenge, viewer.id, row)
      : { ...challenge, players: [...challenge.players, row] }
    const captain = side === null ? undefined : captainOf(challenge, side)?.user_id
    const told = new Set([issuerOf(challenge), captain].flatMap(id => id ?? []))
    return done(changed, { ...none, notify: tell('joined', [...told]) })
  })

/** Writes to the others anew: nothing else changes. */
export const writeMessage = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('message', facts, viewer, now, challenge => done(challenge, none))

/** Leaves an open challenge, and takes the acceptance back where there was one. */
export const unjoin = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('unjoin', facts, viewer, now, challenge => {
    // A player who only asked to join concerns the issuer alone; one who was going to play concerns every player.
    if (standingOf(challenge, viewer.id) === 'opponent') return withdraw(challenge, viewer.id, 'withdrawn', now)
    const issuer = issuerOf(challenge)
    const changed = withPlayer(challenge, viewer.id, { state: 'withdrawn' })
    return done(changed, { ...none, notify: tell('unjoined', issuer === null ? [] : [issuer]) })
  })

/** The one call for 'cancel' says 'not played' once the start has passed. */
export const cancelMeans = (facts: ChallengeFacts, now: Millis): 'cancel' | 'not_played' =>
  settle(facts, now).facts.status === S.reporting ? 'not_played' : 'cancel'

/** The guard of that call: the list on which the player saw it. */
export function cancelGuard(facts: ChallengeFacts, from: 'pending' | 'upcoming', now: Millis): Verdict<'list_changed'> {
  return settle(facts, now).facts.status === S[from] ? allowed : disabled('list_changed')
}

import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { type ChallengeAttempt, attempt, withPlayer } from './attempt.ts'
import { type Notice, none } from './consequences.ts'
import {
  type ChallengeFacts,
  type Viewer,
  issuerOf,
  opponentsOf,
  newPlayer,
  playerOf,
  playing,
  type SideIndex,
  standingOf,
} from './facts.ts'
import { leave, leaveAll, seat } from './seats.ts'
import { endUnplayed, ids, step } from './settle.ts'
import { captainOf, isSided, openPlacesOn, sideFor } from './sides.ts'

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

/** A recipient accepts, or a player whom a captain has named. */
export const accept = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('accept', facts, viewer, now, challenge => {
    const changed = admit(challenge, viewer.id)
    const captain = namedBy(challenge, viewer.id)
    const notify = captain.length > 0 ? tell('place_taken', captain) : tell('accepted', others(changed, viewer.id))
    return done(changed, { ...none, notify })
  })

const saysNo = (challenge: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt => {
  const changed = withPlayer(challenge, viewer.id, { state: 'declined' })
  if (playerOf(challenge, viewer.id)?.role === 'lineup')
    return done(changed, { ...none, notify: tell('place_declined', namedBy(challenge, viewer.id)) })
  const left = changed.players.some(({ role, state }) => role === 'recipient' && state !== 'declined')
  if (left) return done(changed, { ...none, notify: tell('declined', others(changed, viewer.id)) })
  return succeed(endUnplayed(changed, S.dismissed, 'declined', now))
}

/** A recipient declines; when the last one does, it is Dismissed. */
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
    if (standing === 'invited') return saysNo(challenge, viewer, now)
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
    const issuer = issuerOf(challenge)
    return done(changed, { ...none, notify: tell('joined', issuer === null ? [] : [issuer]) })
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

import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
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
  standingOf,
} from './facts.ts'
import { endUnplayed, ids, step } from './settle.ts'

export const others = (challenge: ChallengeFacts, userId: string): string[] =>
  ids(playing(challenge)).filter(id => id !== userId)

/** One more plays; the first makes it Upcoming. */
export function admit(challenge: ChallengeFacts, userId: string): ChallengeFacts {
  const changed = withPlayer(challenge, userId, { state: 'accepted' })
  return changed.status === S.pending ? step(changed, S.upcoming) : changed
}

/** Pending again, with the wait beginning anew, once nobody plays against the issuer. */
export const reopen = (challenge: ChallengeFacts, now: Millis): ChallengeFacts =>
  challenge.status === S.upcoming && opponentsOf(challenge).length === 0
    ? { ...step(challenge, S.pending), pending_since: now }
    : challenge

/** A recipient accepts. */
export const accept = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('accept', facts, viewer, now, challenge => {
    const changed = admit(challenge, viewer.id)
    return done(changed, { ...none, notify: tell('accepted', others(changed, viewer.id)) })
  })

const saysNo = (challenge: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt => {
  const changed = withPlayer(challenge, viewer.id, { state: 'declined' })
  const left = changed.players.some(({ role, state }) => role === 'recipient' && state !== 'declined')
  if (left) return done(changed, { ...none, notify: tell('declined', others(changed, viewer.id)) })
  return succeed(endUnplayed(changed, S.dismissed, 'declined', now))
}

/** A recipient declines; when the last one does, it is Dismissed. */
export const decline = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('decline', facts, viewer, now, challenge => saysNo(challenge, viewer, now))

/** Takes acceptances back: those players may accept again, or not. */
const takeBack = (
  challenge: ChallengeFacts,
  from: string[],
  notice: Notice,
  by: string,
  now: Millis,
): ChallengeAttempt => {
  const changed = from.reduce((facts, id) => withPlayer(facts, id, { state: 'pending' }), challenge)
  return done(reopen(changed, now), { ...none, notify: tell(notice, others(challenge, by)) })
}

/**
 * One step back before the start. The issuer: Pending is Cancelled, Upcoming is Pending again with all acceptances
 * taken back. A recipient who has not answered declines; an opponent takes the acceptance back.
 */
export const cancel = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('cancel', facts, viewer, now, challenge => {
    const standing = standingOf(challenge, viewer.id)
    if (standing === 'invited') return saysNo(challenge, viewer, now)
    if (standing === 'opponent') return takeBack(challenge, [viewer.id], 'acceptance_taken_back', viewer.id, now)
    if (challenge.status === S.pending) return succeed(endUnplayed(challenge, S.cancelled, 'cancelled', now))
    return takeBack(challenge, ids(opponentsOf(challenge)), 'called_off', viewer.id, now)
  })

/** Joins an open challenge, for the first time or again; the issuer answers. */
export const join = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('join', facts, viewer, now, challenge => {
    const known = playerOf(challenge, viewer.id)
    const changed = known
      ? withPlayer(challenge, viewer.id, { state: 'pending' })
      : { ...challenge, players: [...challenge.players, newPlayer(viewer.id, 'joined', 'pending')] }
    const issuer = issuerOf(challenge)
    return done(changed, { ...none, notify: tell('joined', issuer === null ? [] : [issuer]) })
  })

/** Writes to the others anew: nothing else changes. */
export const writeMessage = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('message', facts, viewer, now, challenge => done(challenge, none))

/** Leaves an open challenge, and takes the acceptance back where there was one. */
export const unjoin = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('unjoin', facts, viewer, now, challenge => {
    const changed = reopen(withPlayer(challenge, viewer.id, { state: 'withdrawn' }), now)
    // A player who only asked to join concerns the issuer alone; one who was going to play concerns every player.
    const played = standingOf(challenge, viewer.id) === 'opponent'
    const issuer = issuerOf(challenge)
    const notify = played
      ? tell('acceptance_taken_back', others(challenge, viewer.id))
      : tell('unjoined', issuer === null ? [] : [issuer])
    return done(changed, { ...none, notify })
  })

import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { allowed, disabled, type Verdict } from '../verdict.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'
import { others, saysNo } from './answering.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { endUnplayed, settle, step } from './lifecycle.ts'
import { withoutAnswer } from './offers.ts'
import { type Notice, none } from './results.ts'
import {
  askedOn,
  ids,
  isGuest,
  isSided,
  issuerOf,
  membersOf,
  opponentsOf,
  playerOf,
  playing,
  sideFor,
  standingOf,
  takenOut,
  withPlayer,
} from './sides.ts'

const OFF = { side: null, captain: false, need: null } as const

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

/** Pending again, with the wait beginning anew, once nobody plays against the issuer. */
const reopen = (challenge: ChallengeFacts, by: string, now: Millis): ChallengeFacts =>
  challenge.status === S.upcoming && opponentsOf(challenge).length === 0
    ? { ...step(challenge, S.pending), pending_since: now, called_off_by: by }
    : challenge

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
  return done(reopen(facts, userId, now), { ...none, notify })
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
    return done(reopen(leaveAll(challenge, ids(opponentsOf(challenge))), viewer.id, now), { ...none, notify })
  })

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

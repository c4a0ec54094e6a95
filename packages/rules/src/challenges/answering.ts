import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { complete, endUnplayed, isShared, step } from './lifecycle.ts'
import { asReport, none, reportsOf } from './results.ts'
import { captainOf, ids, isSided, opponentsOf, playerOf, playing, sideFor, withPlayer } from './sides.ts'

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

export const others = (challenge: ChallengeFacts, userId: string): string[] =>
  ids(playing(challenge)).filter(id => id !== userId)

/** One more plays; the first against the issuer makes it Upcoming. */
export function admit(challenge: ChallengeFacts, userId: string): ChallengeFacts {
  const changed = seat(challenge, userId)
  return changed.status === S.pending && opponentsOf(changed).length > 0 ? step(changed, S.upcoming) : changed
}

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

/** One who was asked says no; with the last of them it is over, unless somebody may accept by a link. */
export const saysNo = (challenge: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt => {
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

import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { type ChallengeAttempt, attempt, withPlayer } from './attempt.ts'
import { admit } from './answering.ts'
import { hasPlace } from './sides.ts'
import { none } from './consequences.ts'
import { type ChallengeFacts, type PlayerFacts, type Viewer, playerOf, standingOf } from './facts.ts'

const waits = (challenge: ChallengeFacts, userId: string) => standingOf(challenge, userId) === 'requester'

/** The issuer of an open challenge accepts one who joined; the facts of `viewer` are about that player. */
export const acceptParticipant = (
  facts: ChallengeFacts,
  viewer: Viewer,
  userId: string,
  now: Millis,
): ChallengeAttempt =>
  attempt('accept_participant', facts, viewer, now, challenge => {
    if (!waits(challenge, userId)) return disabled('not_waiting')
    if (viewer.blocked) return disabled('unavailable')
    if (viewer.minor && viewer.friend !== 'friend') return disabled('only_friends')
    if (viewer.apart) return disabled('cannot_join')
    if (viewer.unfit !== null) return disabled(viewer.unfit)
    if (!hasPlace(challenge, userId)) return disabled('side_full')
    return done(admit(challenge, userId), { ...none, notify: tell('admitted', [userId]) })
  })

/** The issuer of an open challenge turns down one who joined; that player cannot join it again. */
export const turnDown = (facts: ChallengeFacts, viewer: Viewer, userId: string, now: Millis): ChallengeAttempt =>
  attempt('turn_down', facts, viewer, now, challenge =>
    waits(challenge, userId)
      ? done(withPlayer(challenge, userId, { state: 'declined' }), { ...none, notify: tell('turned_down', [userId]) })
      : disabled('not_waiting'),
  )

/** A participant as the viewer stands to them. */
export interface Seen extends Pick<PlayerFacts, 'user_id' | 'role' | 'state'> {
  /** One of the two blocks the other, or the participant's account is closed. */
  blocked: boolean
  friend: boolean
  /** Under 18. */
  minor: boolean
}

/**
 * Is the viewer shown this participant? The issuer and players challenged by name always are. Of those who joined an
 * open challenge the issuer sees requests and refusals, players see each other, and others see the players whom they
 * could find elsewhere: nobody behind a block, nobody under 18 but friends. Whoever was named for a side and does not
 * play is shown to those who do.
 */
export function showsParticipant(challenge: ChallengeFacts, viewerId: string, seen: Seen): boolean {
  if (seen.user_id === viewerId || seen.role === 'issuer' || seen.role === 'recipient') return true
  const viewer = playerOf(challenge, viewerId)
  if (seen.role === 'lineup' && seen.state !== 'accepted') return viewer?.state === 'accepted' && !seen.blocked
  if (seen.state !== 'accepted') return viewer?.role === 'issuer' && seen.state !== 'withdrawn' && !seen.blocked
  return viewer?.state === 'accepted' || (!seen.blocked && (!seen.minor || seen.friend))
}

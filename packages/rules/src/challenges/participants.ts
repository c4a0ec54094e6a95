import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { admit } from './answering.ts'
import { withPlayer, hasPlace, standingOf } from './sides.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { type ChallengeAttempt, attempt, isBarred } from './actions.ts'
import { none } from './results.ts'

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
    if (viewer.apart || (challenge.ranked && isBarred(viewer, now))) return disabled('cannot_join')
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

import { type Attempt, attempt, done, refuse, withPlayer } from './attempt.ts'
import { admit } from './answering.ts'
import { none, tell } from './consequences.ts'
import { type ChallengeFacts, type Millis, type Viewer, standingOf } from './facts.ts'

const waits = (challenge: ChallengeFacts, userId: string) => standingOf(challenge, userId) === 'requester'

/** The issuer of an open challenge accepts one who joined; `viewer.blocked` is about that player. */
export const acceptParticipant = (facts: ChallengeFacts, viewer: Viewer, userId: string, now: Millis): Attempt =>
  attempt('accept_participant', facts, viewer, now, challenge => {
    if (!waits(challenge, userId)) return refuse('not_waiting')
    if (viewer.blocked) return refuse('unavailable')
    return done(admit(challenge, userId), { ...none, notify: tell('admitted', [userId]) })
  })

/** The issuer of an open challenge turns down one who joined; that player cannot join it again. */
export const turnDown = (facts: ChallengeFacts, viewer: Viewer, userId: string, now: Millis): Attempt =>
  attempt('turn_down', facts, viewer, now, challenge =>
    waits(challenge, userId)
      ? done(withPlayer(challenge, userId, { state: 'declined' }), { ...none, notify: tell('turned_down', [userId]) })
      : refuse('not_waiting'),
  )

import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { admit } from './answering.ts'
import {
  captainOf,
  hasPlace,
  isSided,
  issuerOf,
  newPlayer,
  openPlacesOn,
  playerOf,
  standingOf,
  withPlayer,
} from './sides.ts'
import type { ChallengeFacts, SideIndex, Viewer } from './facts.ts'
import { type ChallengeAttempt, attempt, isBarred } from './actions.ts'
import { none } from './results.ts'

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

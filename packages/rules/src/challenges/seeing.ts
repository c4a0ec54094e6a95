import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { type ChallengeAction, CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { allowed, hidden, type Verdict } from '../verdict.ts'
import type { ChallengeFacts, PlayerFacts, Viewer } from './facts.ts'
import { settle } from './lifecycle.ts'
import { captainOf, isGuest, isSided, playerOf, sideFor, standingOf } from './sides.ts'

/** Refusals because of the viewer (403); the others are because of how things stand (409). */
const NOT_YOURS: ReadonlySet<ChallengeReason> = new Set([
  'not_yours',
  'own_challenge',
  'not_invited',
  'not_captain',
  'not_named',
])
export const isForbidden = (reason: ChallengeReason): boolean => NOT_YOURS.has(reason)

/** The refusal that says that the act has been done already: a GET that is repeated answers with what stands. */
const DONE_ALREADY: Partial<Record<ChallengeAction, ChallengeReason>> = {
  accept: 'already_accepted',
  decline: 'already_declined',
  dispute: 'already_disputed',
  not_played: 'said_not_played',
  add_friends: 'friend_asked',
}
export const isRepeat = (action: ChallengeAction, reason: ChallengeReason): boolean => DONE_ALREADY[action] === reason

const isOver = ({ status }: ChallengeFacts) => status === S.complete || status === S.cancelled || status === S.dismissed

/** The issuer, a captain or whoever has told of the match asked for this player; a link asks nobody. */
const isAskedByName = ({ role, by_link }: PlayerFacts) => role !== 'joined' && !by_link

/**
 * Players may see a challenge that they are in, and anybody may see an open one that can still be joined, or a result;
 * but strangers see neither where somebody under 18 is in it. Where its issuer will be is kept from whoever a block
 * parts from them and who does not play, whatever place they had. A result is not for players who asked for a place and
 * had none more than for strangers. The refusal is told as 'there is none' (404).
 */
export function mayView(facts: ChallengeFacts, viewer: Viewer, now: Millis): Verdict<'not_invited'> {
  const { facts: challenge } = settle(facts, now)
  const own = playerOf(challenge, viewer.id)
  if (own?.state === 'accepted') return allowed
  if (viewer.parted && !isOver(challenge)) return hidden('not_invited')
  const hasPlace = own !== undefined && standingOf(challenge, viewer.id) !== 'stranger'
  if (hasPlace && (challenge.status !== S.complete || isAskedByName(own))) return allowed
  if (viewer.blocked || viewer.apart) return hidden('not_invited')
  if (challenge.status === S.complete) return viewer.kept ? hidden('not_invited') : allowed
  const joinable = challenge.open && (challenge.status === S.pending || challenge.status === S.upcoming)
  const byMinor = viewer.minor && viewer.friend !== 'friend'
  return joinable && !byMinor ? allowed : hidden('not_invited')
}

/** Visitors see results, unless somebody under 18 is in them: as strangers do. */
export const mayVisit = ({ status }: Pick<ChallengeFacts, 'status'>, { minor }: { minor: boolean }): boolean =>
  status === S.complete && !minor

/**
 * Whether a viewer who may see a challenge reads what its players wrote and where exactly they meet: messages, rules,
 * venue and ZIP. Whoever plays always does; so do players who were challenged by name or are asked for a side, unless a
 * block parts them from the issuer; an open one that is still ahead is read by those who may join it. Everybody else
 * gets the outline: sport, day, city, sides and result.
 */
export function seesInside(facts: ChallengeFacts, viewer: Viewer, now: Millis): boolean {
  const { facts: challenge } = settle(facts, now)
  const own = playerOf(challenge, viewer.id)
  if (own?.state === 'accepted') return true
  const isAsked = own?.role === 'recipient' || (own?.role === 'lineup' && own.state === 'pending')
  if (isAsked) return !viewer.parted
  const isAhead = challenge.status === S.pending || challenge.status === S.upcoming
  const isKeptOut = viewer.blocked || own?.state === 'declined' || (viewer.minor && viewer.friend !== 'friend')
  return challenge.open && isAhead && !isKeptOut
}

/**
 * Whether a viewer reads the names of guests: those who play do, since a guest agreed to nothing but to play. Players
 * who are asked whether a match was played as it is told do as well.
 */
export const readsGuests = (challenge: ChallengeFacts, viewerId: string): boolean => {
  const own = playerOf(challenge, viewerId)
  return own?.state === 'accepted' || (challenge.recorded && own?.state === 'pending')
}

/** A participant as the viewer stands to them. */
export interface Seen extends Pick<PlayerFacts, 'user_id' | 'role' | 'state' | 'side'> {
  /** One of the two blocks the other, or the participant's account is closed. */
  blocked: boolean
  friend: boolean
  /** Under 18. */
  minor: boolean
}

/** Whether somebody who has joined asks for a place on the side that the viewer leads. */
const isAskedBy = (challenge: ChallengeFacts, viewerId: string, seen: Seen): boolean =>
  isSided(challenge) && captainOf(challenge, sideFor(seen))?.user_id === viewerId

/**
 * Is the viewer shown this participant? The issuer and players challenged by name always are. Of those who joined an
 * open challenge the issuer sees requests and refusals, a captain those who ask for a place of their side and whom they
 * could find elsewhere, players see each other, and others see the players whom they
 * could find elsewhere: nobody behind a block, nobody under 18 but friends. Whoever was named for a side and does not
 * play is shown to those who do. A guest's place is shown to all, and the name to those who play.
 */
export function showsParticipant(challenge: ChallengeFacts, viewerId: string, seen: Seen): boolean {
  if (seen.user_id === viewerId || seen.role === 'issuer' || seen.role === 'recipient' || isGuest(seen)) return true
  const viewer = playerOf(challenge, viewerId)
  if (seen.role === 'lineup' && seen.state !== 'accepted') return viewer?.state === 'accepted' && !seen.blocked
  const isFound = !seen.blocked && (!seen.minor || seen.friend)
  if (seen.state === 'accepted') return viewer?.state === 'accepted' || isFound
  if (viewer?.role === 'issuer') return seen.state !== 'withdrawn' && !seen.blocked
  return seen.state === 'pending' && isAskedBy(challenge, viewerId, seen) && isFound
}

import { CHALLENGE_STATUS as S, type ChallengeAction } from '@gauntlet/contract/challenges/status'
import type { ChallengeReason } from '@gauntlet/contract/challenges/reasons'
import type { Millis } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled, hidden } from '../verdict.ts'
import { type ChallengeFacts, type Viewer, standingOf } from './facts.ts'
import { settle } from './settle.ts'

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

/**
 * Players may see a challenge that they are in, and anybody may see an open one that can still be joined, or a result;
 * but strangers see neither where somebody under 18 is in it. The refusal is told as 'there is none' (404).
 */
export function mayView(facts: ChallengeFacts, viewer: Viewer, now: Millis): Verdict<'not_invited'> {
  const { facts: challenge } = settle(facts, now)
  if (standingOf(challenge, viewer.id) !== 'stranger') return allowed
  if (viewer.blocked) return hidden('not_invited')
  if (challenge.status === S.complete) return viewer.kept ? hidden('not_invited') : allowed
  const joinable = challenge.open && (challenge.status === S.pending || challenge.status === S.upcoming)
  const byMinor = viewer.minor && viewer.friend !== 'friend'
  return joinable && !byMinor ? allowed : hidden('not_invited')
}

/** The one call for 'cancel' says 'not played' once the start has passed. */
export const cancelMeans = (facts: ChallengeFacts, now: Millis): 'cancel' | 'not_played' =>
  settle(facts, now).facts.status === S.reporting ? 'not_played' : 'cancel'

/** The guard of that call: the list on which the player saw it. */
export function cancelGuard(facts: ChallengeFacts, from: 'pending' | 'upcoming', now: Millis): Verdict<'list_changed'> {
  return settle(facts, now).facts.status === S[from] ? allowed : disabled('list_changed')
}

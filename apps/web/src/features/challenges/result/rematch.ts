import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { otherSide, rivals, sideFor } from '../sides.ts'
import { resultLine } from '../words.ts'

/** Whether a match has a result, and the viewer was in it. */
export const hasOwnResult = (challenge: Challenge, viewerId: string): boolean =>
  challenge.event_status_id === S.complete &&
  challenge.users.some(({ id }) => id === viewerId) &&
  resultLine(challenge, viewerId) !== undefined

/** The player to challenge to the same match again: the one opponent, or the captain of the other side. */
export function rematchWith(challenge: Challenge, viewerId: string): Participant | undefined {
  // Behind a block there is nobody to challenge.
  if (challenge.actions.add_friends.reason === 'unavailable') return undefined
  const others = rivals(challenge, viewerId)
  const own = sideFor(challenge, viewerId)
  if (own === undefined) return others.find(({ former }) => others.length === 1 && !former)
  const captain = challenge.sides?.[otherSide(own)]?.captain
  return others.find(({ id, former }) => id === captain && !former)
}

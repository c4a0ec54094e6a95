import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { type ChallengeFacts, type Viewer, playerOf } from './facts.ts'
import { settle } from './settle.ts'

/**
 * Whether a viewer who may see a challenge reads what its players wrote and where exactly they meet: messages, rules,
 * venue and ZIP. The issuer, whoever was challenged by name, is asked for a side or plays always do; an open one that
 * is still ahead is read by those who may join it. Everybody else gets the outline: sport, day, city, sides and result.
 */
export function seesInside(facts: ChallengeFacts, viewer: Viewer, now: Millis): boolean {
  const { facts: challenge } = settle(facts, now)
  const own = playerOf(challenge, viewer.id)
  if (own?.role === 'issuer' || own?.role === 'recipient' || own?.state === 'accepted') return true
  if (own?.role === 'lineup' && own.state === 'pending') return true
  const isAhead = challenge.status === S.pending || challenge.status === S.upcoming
  const isKeptOut = viewer.blocked || own?.state === 'declined' || (viewer.minor && viewer.friend !== 'friend')
  return challenge.open && isAhead && !isKeptOut
}

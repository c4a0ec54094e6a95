import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import type { ChallengeFacts } from './facts.ts'
import { type ChallengeOutcome, none } from './results.ts'
import { withPlayer, issuerOf, opponentsOf, playerOf } from './sides.ts'
import { endUnplayed, isShared, settle } from './lifecycle.ts'

const quietly = ({ facts, consequences }: ChallengeOutcome): ChallengeOutcome => ({
  facts,
  consequences: { ...consequences, notify: [] },
})

/** Somebody still waits for an answer, or plays. */
const goesOn = (challenge: ChallengeFacts, now: Millis) =>
  !challenge.recorded &&
  (challenge.open ||
    isShared(challenge, now) ||
    opponentsOf(challenge).length > 0 ||
    challenge.players.some(({ role, state }) => role === 'recipient' && state === 'pending'))

/** Of two in a match of sides the one whom a captain has asked; nobody has told yet that they play with the other. */
const askedApart = (challenge: ChallengeFacts, two: readonly string[]): string | undefined => {
  const there = two
    .flatMap(id => playerOf(challenge, id) ?? [])
    .filter(({ state }) => state === 'pending' || state === 'accepted')
  return there.length === 2
    ? there.find(({ role, state }) => role === 'lineup' && state === 'pending')?.user_id
    : undefined
}

/**
 * One player has blocked another: what still waits for an answer between the two ends, and nobody is told. The
 * blocker's invitation is taken back, and the answer to the other's is no; whoever a captain has asked to play with or
 * against the other is out. What is agreed runs on. Undefined where
 * nothing waits.
 */
export function part(
  facts: ChallengeFacts,
  blockerId: string,
  blockedId: string,
  now: Millis,
): ChallengeOutcome | undefined {
  const { facts: challenge } = settle(facts, now)
  const asked = askedApart(challenge, [blockerId, blockedId])
  if (asked !== undefined)
    return { facts: withPlayer(challenge, asked, { state: 'lapsed', side: null }), consequences: none }
  const issuer = issuerOf(challenge)
  const guest = issuer === blockerId ? blockedId : blockerId
  if ((issuer !== blockerId && issuer !== blockedId) || playerOf(challenge, guest)?.state !== 'pending')
    return undefined
  const left = challenge.open && guest === blockerId ? 'withdrawn' : 'declined'
  const parted = withPlayer(challenge, guest, { state: left })
  if (goesOn(parted, now)) return { facts: parted, consequences: none }
  return quietly(
    issuer === blockerId
      ? endUnplayed(challenge, S.cancelled, 'cancelled', now)
      : endUnplayed(parted, S.dismissed, 'declined', now),
  )
}

import type { FriendReason, FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { DAY, type Millis } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'

/** A player is asked again by the same one after this, however the first request ended. */
export const ASK_AGAIN_AFTER: Millis = 7 * DAY
/** Requests in `ASKS_WITHIN` that have not been accepted. */
export const ASKS_MAX = 40
export const ASKS_WITHIN: Millis = DAY

/** Another player, as seen from the one who acts. */
export interface PairFacts {
  yourself: boolean
  /** Verified, neither suspended nor closed, and has not blocked the one who acts. */
  available: boolean
  /** Blocked by the one who acts. */
  blocked: boolean
  /** The one who acts is under 18, was never an adult here, and told no age below the minimum. */
  child: boolean
  /** The other is under 18. */
  other_minor: boolean
  /** The other is under 18 and a stranger: to all but children as if not there. */
  hidden: boolean
  status: FriendStatus
  /** When the one who acts last asked this player; null where never, or since then they became friends. */
  asked_at: Millis | null
  /** How many players the one who acts has asked within `ASKS_WITHIN`. */
  asked_today: number
}

/** The friendship afterwards, and the news for the other player. */
export interface FriendOutcome {
  becomes: FriendStatus
  notify: 'asked' | 'accepted' | null
}
type FriendVerdict = Verdict<FriendReason>
export type FriendAttempt = ({ kind: 'allowed' } & FriendOutcome) | Exclude<FriendVerdict, { kind: 'allowed' }>

const unless = (ok: boolean, reason: FriendReason): FriendVerdict => (ok ? allowed : disabled(reason))

const known = ({ yourself, available, child, hidden }: PairFacts): FriendVerdict =>
  firstRefusal(unless(!yourself, 'yourself'), unless(available && (child || !hidden), 'unknown'))

/** Limits of a new request; answering one that is there has none. */
const mayAskAnew = ({ child, other_minor, asked_at, asked_today }: PairFacts, now: Millis): FriendVerdict =>
  firstRefusal(
    // Friends may challenge and invite an under-18: an adult cannot make oneself one.
    unless(child || !other_minor, 'asks_first'),
    unless(asked_at === null || now >= asked_at + ASK_AGAIN_AFTER, 'asked_lately'),
    unless(asked_today < ASKS_MAX, 'daily_limit'),
  )

/** May this player be asked to be friends, or the request that is there be accepted? */
export const mayAsk = (facts: PairFacts, now: Millis): FriendVerdict =>
  firstRefusal(
    known(facts),
    unless(!facts.blocked, 'blocked'),
    unless(facts.status !== 'friend', 'already_friends'),
    unless(facts.status !== 'sent', 'already_asked'),
    facts.status === 'received' ? allowed : mayAskAnew(facts, now),
  )

/** Asks; where the other has asked already it accepts, so two players who ask each other become friends. */
export function ask(facts: PairFacts, now: Millis): FriendAttempt {
  const verdict = mayAsk(facts, now)
  if (verdict.kind !== 'allowed') return verdict
  return facts.status === 'received'
    ? { kind: 'allowed', becomes: 'friend', notify: 'accepted' }
    : { kind: 'allowed', becomes: 'sent', notify: 'asked' }
}

/** Withdraws, declines or ends; the other sees it and is not written to. */
export function end(facts: PairFacts): FriendAttempt {
  if (facts.status !== 'none') return { kind: 'allowed', becomes: 'none', notify: null }
  const verdict = known(facts)
  return verdict.kind === 'allowed' ? disabled('nothing_there') : verdict
}

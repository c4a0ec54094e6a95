import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { CHALLENGE_STATUS as S, OPPONENTS_MAX } from '@gauntlet/contract/challenges/status'
import { DAY, MINUTE, type Millis } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import { tell } from '../gathering/notify.ts'
import { succeed } from '../gathering/outcome.ts'
import type { Offer, SideIndex } from './facts.ts'
import { newPlayer, type Gender, unfitFor } from './sides.ts'
import type { ChallengeAttempt } from './actions.ts'
import { type ChallengeOutcome, none } from './results.ts'

export const MINUTE_STEP = 10
/** Recipients in `NEW_PLAYERS_WITHIN` who are neither friends nor past opponents. */
export const NEW_PLAYERS_MAX = 40
export const NEW_PLAYERS_WITHIN: Millis = DAY

/** A player to be challenged, as seen from the issuer. */
export interface Target {
  id: string
  /** The account is verified, not suspended and not closed, and neither of the two blocks the other. */
  available: boolean
  /** Under 18. */
  minor: boolean
  friend: boolean
  /** The two have played a match against each other. */
  past_opponent: boolean
  /** The sport is active on the profile. */
  plays_sport: boolean
  gender: Gender
  /** The issuer has a Pending direct challenge to this player with the same sport, start, ZIP and venue. */
  identical: boolean
}

export interface When {
  start: Millis
  /** The last instant of the next calendar year at the venue. */
  latest_start: Millis
}

export interface Means {
  ranked: boolean
  /** The price of a ranked challenge, in credits; an unranked one is free. */
  price: number
  credits: number
  barred_until: Millis | null
}

export interface IssueFacts extends When, Means {
  issuer_id: string
  plays_sport: boolean
  /** For whoever has its link: without targets it is open to nobody else. */
  by_link: boolean
  /** The issuer is under 18. */
  minor: boolean
  /** How many play on a side, and who; both null where every player is a side. */
  side_size: number | null
  composition: Composition | null
  gender: Gender
  /** The starts, where there are several; `start` is the earliest. */
  offer: Offer | null
  /** None: an open challenge, or one by link. Each player once. */
  targets: readonly Target[]
  /** How many recipients who are neither friends nor past opponents were challenged in the last 24 hours. */
  new_players_today: number
}

export type IssueVerdict = Verdict<ChallengeReason>
export const unless = (ok: boolean, reason: ChallengeReason): IssueVerdict => (ok ? allowed : disabled(reason))

/** A start ahead, this year or next, in steps of ten minutes. (A venue's offset from UTC is whole in ten minutes.) */
export const mayStart = ({ start, latest_start }: When, now: Millis): IssueVerdict =>
  firstRefusal(
    unless(start > now, 'start_past'),
    unless(start <= latest_start, 'start_too_far'),
    unless(start % (MINUTE_STEP * MINUTE) === 0, 'start_minutes'),
  )

const startsOf = ({ start, offer }: Pick<IssueFacts, 'start' | 'offer'>): readonly Millis[] =>
  offer === null ? [start] : offer.times.map(time => time.start)

/** An open challenge is found by when it is. */
const hasStarts = ({ offer, by_link, targets }: IssueFacts): IssueVerdict =>
  unless(offer === null || by_link || targets.length > 0, 'one_start')

const mayMeet = (target: Target): IssueVerdict =>
  firstRefusal(
    unless(target.available, 'unavailable'),
    unless(!target.minor || target.friend, 'only_friends'),
    unless(target.plays_sport, 'not_their_sport'),
    unless(!target.identical, 'identical'),
  )

const mayPlayIn = (terms: Pick<IssueFacts, 'side_size' | 'composition'>, gender: Gender): IssueVerdict => {
  const reason = unfitFor(terms, [], gender)
  return reason === null ? allowed : disabled(reason)
}

export const mayPlayRanked = ({ ranked, barred_until }: Means, now: Millis): IssueVerdict =>
  unless(!ranked || barred_until === null || now >= barred_until, 'barred')

export const mayPay = ({ ranked, price, credits }: Means): IssueVerdict =>
  unless(!ranked || price === 0 || credits >= price, 'too_few_credits')

/**
 * May this challenge be issued? The first refusal, in the order in which a player can do something about it:
 * whom it is for, the sport, the start, then each recipient in turn, then the limits and the means of the issuer.
 */
export function mayIssue(facts: IssueFacts, now: Millis): IssueVerdict {
  const { targets } = facts
  return firstRefusal<ChallengeReason>(
    unless(!targets.some(({ id }) => id === facts.issuer_id), 'yourself'),
    unless(targets.length <= OPPONENTS_MAX, 'too_many_players'),
    unless(!facts.by_link || !facts.minor, 'link_minor'),
    mayAsk(
      facts,
      firstRefusal(...startsOf(facts).map(start => mayStart({ ...facts, start }, now)), hasStarts(facts)),
      now,
    ),
  )
}

/** May these players be asked for a match whose start is as good as `starts` says? */
export function mayAsk(facts: IssueFacts, starts: IssueVerdict, now: Millis): IssueVerdict {
  const { targets } = facts
  const newPlayers = targets.filter(({ friend, past_opponent }) => !friend && !past_opponent).length
  return firstRefusal<ChallengeReason>(
    unless(facts.plays_sport, 'not_your_sport'),
    starts,
    ...targets.map(mayMeet),
    ...[facts, ...targets].map(({ gender }) => mayPlayIn(facts, gender)),
    unless(newPlayers === 0 || facts.new_players_today + newPlayers <= NEW_PLAYERS_MAX, 'daily_limit'),
    mayPlayRanked(facts, now),
    mayPay(facts),
  )
}

/** A new challenge; what it costs is taken from the issuer. */
export function issue(facts: IssueFacts, now: Millis): ChallengeAttempt {
  const verdict = mayIssue(facts, now)
  return verdict.kind === 'allowed' ? succeed(issued(facts, now)) : verdict
}

export const ownSideIn = (side_size: number | null): { side?: SideIndex; captain?: boolean } =>
  side_size === null ? {} : { side: 0, captain: true }

/** A new challenge as it stands once it is issued. */
export function issued(
  { issuer_id, targets, by_link, start, offer, ranked, price, side_size, composition }: IssueFacts,
  now: Millis,
): ChallengeOutcome {
  const paid = ranked ? price : 0
  const recipients = targets.map(({ id }) => id)
  return {
    facts: {
      status: S.pending,
      open: recipients.length === 0 && !by_link,
      ranked,
      recorded: false,
      side_size,
      composition: side_size === null ? null : (composition ?? 'any'),
      start,
      offer_round: offer === null ? 0 : 1,
      offer,
      pending_since: now,
      called_off_by: null,
      paid,
      disputed_at: null,
      disputed_by: null,
      reminders_sent: 0,
      winner_id: null,
      level: false,
      ending: null,
      score: null,
      link_ends: null,
      ended: null,
      ended_at: null,
      players: [
        { ...newPlayer(issuer_id, 'issuer', 'accepted'), ...ownSideIn(side_size) },
        ...recipients.map(id => newPlayer(id, 'recipient', 'pending')),
      ],
    },
    consequences: { ...none, charge: paid, notify: tell('issued', recipients) },
  }
}

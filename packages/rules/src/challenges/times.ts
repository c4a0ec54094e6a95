import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { type Notification, tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled, firstRefusal } from '../verdict.ts'
import { attempt, type ChallengeAttempt } from './actions.ts'
import { admit, others } from './answering.ts'
import type { Answer, ChallengeFacts, Offer, OfferedTime, Viewer } from './facts.ts'
import { mayStart } from './issue.ts'
import { answeredBy, earliestFor, isAnswered, liveOffer, voicesIn, withAnswer } from './offers.ts'
import { type Notice, none } from './results.ts'
import { hasPlace, ids, issuerOf, opponentsOf, playerOf } from './sides.ts'

/** Times as a player offers them. */
export interface NewOffer {
  /** How many offers there were when the player looked. */
  round: number
  times: readonly (OfferedTime & { latest_start: Millis })[]
}

const earliestFirst = (times: readonly OfferedTime[]): OfferedTime[] =>
  times
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, city, state, zip, venue, timezone, lat, lon }) => ({
      start,
      city,
      state,
      zip,
      venue,
      timezone,
      lat,
      lon,
    }))

/** The start of a challenge that offers these, until one of them is agreed. */
export const earliestOf = <Time extends { start: Millis }>(times: readonly Time[]): Time =>
  times.reduce((earliest, time) => (time.start < earliest.start ? time : earliest))

/** The offer that a new challenge makes; none where it has one start. */
export const firstOffer = (issuerId: string, times: readonly OfferedTime[]): Offer | null =>
  times.length < 2 ? null : { author_id: issuerId, times: earliestFirst(times), instead: false, answers: {} }

/** Those who are asked about other times: before anybody plays the issuer and those who have not answered. */
const askedAbout = (challenge: ChallengeFacts, authorId: string): string[] => {
  if (challenge.status === S.upcoming) return others(challenge, authorId)
  const waiting = challenge.players.filter(({ role, state }) => role === 'recipient' && state === 'pending')
  return [issuerOf(challenge) ?? '', ...ids(waiting)].filter(id => id !== '' && id !== authorId)
}

/**
 * Offers other times, in place of those that were offered before. The issuer's, before anybody plays, are those of the
 * challenge, and a single one is its start. Beside an agreed time they wait until it can be replaced.
 */
export const offerTimes = (facts: ChallengeFacts, viewer: Viewer, offered: NewOffer, now: Millis): ChallengeAttempt =>
  attempt('offer_times', facts, viewer, now, challenge => {
    if (offered.round !== challenge.offer_round) return disabled('other_offer')
    const verdict = firstRefusal(...offered.times.map(time => mayStart(time, now)))
    if (verdict.kind !== 'allowed') return verdict
    const times = earliestFirst(offered.times)
    const instead = challenge.status === S.upcoming
    const offer: Offer = { author_id: viewer.id, times, instead, answers: {} }
    const isIssuers = !instead && issuerOf(challenge) === viewer.id
    const changed = { ...challenge, offer, offer_round: challenge.offer_round + 1 }
    const waits = instead ? changed : { ...changed, pending_since: now }
    const [first] = times
    const notify = tell<Notice>(instead ? 'other_times' : 'times_offered', askedAbout(challenge, viewer.id))
    if (!isIssuers || !first) return done(waits, { ...none, notify })
    return done(
      { ...waits, start: first.start, offer: times.length === 1 ? null : offer },
      { ...none, notify, taken: first },
    )
  })

/** Everybody on whom it depends has answered, and this time suits them: those who were asked play then. */
function agree(challenge: ChallengeFacts, offer: Offer, taken: OfferedTime, actor: string): ChallengeAttempt {
  const isOn = challenge.status === S.upcoming
  const newcomers = answeredBy(challenge, offer).filter(id => playerOf(challenge, id)?.state === 'pending')
  const seated = newcomers.reduce((facts, id) => (hasPlace(facts, id) ? admit(facts, id) : facts), challenge)
  if (opponentsOf(seated).length === 0) return disabled('side_full')
  const { start } = taken
  const moves = isOn && start !== challenge.start
  const notify: Notification<Notice>[] = [
    ...(newcomers.includes(actor) ? tell<Notice>('accepted', others(seated, actor)) : []),
    ...(!isOn && !newcomers.includes(actor) ? tell<Notice>('time_agreed', others(seated, actor)) : []),
    ...(isOn && (moves || offer.instead) ? tell<Notice>('time_moved', others(challenge, actor)) : []),
  ]
  return done({ ...seated, start, offer: offer.instead ? null : seated.offer }, { ...none, notify, taken })
}

/** The players whom it concerns that one of several has said which times suit. */
const waitsWith = (challenge: ChallengeFacts, offer: Offer, userId: string): string[] =>
  offer.instead
    ? voicesIn(challenge).filter(id => id !== userId)
    : [...new Set([issuerOf(challenge) ?? '', offer.author_id])].filter(id => id !== '' && id !== userId)

/** A participant says which times suit; nothing else forbids that they play. */
export function takeTimes(challenge: ChallengeFacts, userId: string, answer: Answer, now: Millis): ChallengeAttempt {
  const offer = liveOffer(challenge)
  if (offer === null || answer.round !== challenge.offer_round) return disabled('other_offer')
  const ahead = answer.suits.filter(at => (offer.times[at]?.start ?? 0) > now)
  if (ahead.length === 0) return disabled('start_past')
  const answered = withAnswer(challenge, userId, ahead)
  const known = answered.offer ?? offer
  const time = earliestFor(answered, known, now)
  if (!time) return disabled('no_common_time')
  return isAnswered(answered, known)
    ? agree(answered, known, time, userId)
    : done(answered, { ...none, notify: tell('times_suit', waitsWith(answered, known, userId)) })
}

/**
 * Says which of the offered times suit. Once all on whom it depends have answered, the earliest that suits everybody is
 * the start; an answer that leaves no such time is refused, and the player offers others.
 */
export const answerTimes = (facts: ChallengeFacts, viewer: Viewer, answer: Answer, now: Millis): ChallengeAttempt =>
  attempt('answer_times', facts, viewer, now, challenge => takeTimes(challenge, viewer.id, answer, now))

/** Keeps the agreed time: those that were offered in its place are gone. */
export const keepTime = (facts: ChallengeFacts, viewer: Viewer, round: number, now: Millis): ChallengeAttempt =>
  attempt('keep_time', facts, viewer, now, challenge =>
    round === challenge.offer_round
      ? done({ ...challenge, offer: null }, { ...none, notify: tell('time_kept', others(challenge, viewer.id)) })
      : disabled('other_offer'),
  )

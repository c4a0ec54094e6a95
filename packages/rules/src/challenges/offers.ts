import { CHALLENGE_STATUS as S, ROUNDS_MAX } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { isFrozen } from '../gathering/waits.ts'
import type { ChallengeFacts, Offer, OfferedTime } from './facts.ts'
import { allowed, disabled, hidden, inOrder } from '../verdict.ts'
import type { Rule } from './situation.ts'
import { bothSides, captainOf, ids, isSided, playerOf, playing } from './sides.ts'

/**
 * The times that wait for answers; null where they do no more, whatever is written still: whoever offered them is out,
 * or what they were to replace is.
 */
export function liveOffer(challenge: ChallengeFacts): Offer | null {
  const { offer, status } = challenge
  if (offer === null) return null
  const state = playerOf(challenge, offer.author_id)?.state
  if (status === S.upcoming) return state === 'accepted' ? offer : null
  const isThere = state === 'accepted' || state === 'pending'
  return status === S.pending && isThere && !offer.instead ? offer : null
}

/** The offer as it is stored: one whose author is out may return with them, any other that is dead does not. */
export const keptOffer = ({ offer, status }: ChallengeFacts): Offer | null =>
  status === S.upcoming || (status === S.pending && offer?.instead === false) ? offer : null

/** Until when a challenge that nobody has accepted waits for an answer: the last of the times that were offered. */
export function lastStart(challenge: ChallengeFacts): Millis {
  const { start, status } = challenge
  const times = status === S.pending ? (keptOffer(challenge)?.times ?? []) : []
  return Math.max(start, ...times.map(time => time.start))
}

/** Those who agree another time: everybody who plays; in a match of sides the captains, as they do its other terms. */
export const voicesIn = (challenge: ChallengeFacts): string[] =>
  ids(isSided(challenge) ? bothSides.flatMap(side => captainOf(challenge, side) ?? []) : playing(challenge))

/**
 * The times that suit a participant; undefined where that is not known yet. Whoever has accepted without choosing has
 * agreed to the start as it stands.
 */
function suitsOf(challenge: ChallengeFacts, offer: Offer, userId: string): readonly number[] | undefined {
  const all = [...offer.times.keys()]
  if (userId === offer.author_id) return all
  const plays = challenge.status === S.upcoming && playerOf(challenge, userId)?.state === 'accepted'
  return (
    offer.answers[userId] ??
    (plays && !offer.instead ? all.filter(at => offer.times[at]?.start === challenge.start) : undefined)
  )
}

/** Those who are in it, or asked, and of whom it is known what suits them. */
export const answeredBy = (challenge: ChallengeFacts, offer: Offer): string[] =>
  ids(challenge.players.filter(({ state }) => state === 'pending' || state === 'accepted')).filter(
    userId => suitsOf(challenge, offer, userId) !== undefined,
  )

/** Those of them whom a time suits. */
export const suitedBy = (challenge: ChallengeFacts, offer: Offer, at: number): string[] =>
  answeredBy(challenge, offer).filter(userId => suitsOf(challenge, offer, userId)?.includes(at))

/** The earliest time ahead that suits all who have answered. In its last hour an agreed match is not moved any more. */
export function earliestFor(challenge: ChallengeFacts, offer: Offer, now: Millis): OfferedTime | undefined {
  const all = answeredBy(challenge, offer).length
  const stays = challenge.status === S.upcoming && isFrozen(challenge, now)
  return offer.times.find(
    ({ start }, at) =>
      start > now && (!stays || start === challenge.start) && suitedBy(challenge, offer, at).length === all,
  )
}

/** Whether everybody has answered on whom it depends: the issuer and one other, or all who agree another time. */
export function isAnswered(challenge: ChallengeFacts, offer: Offer): boolean {
  const answered = new Set(answeredBy(challenge, offer))
  if (challenge.status === S.upcoming) return voicesIn(challenge).every(userId => answered.has(userId))
  return challenge.players.some(({ role, user_id }) => role === 'issuer' && answered.has(user_id)) && answered.size > 1
}

const withAnswers = (challenge: ChallengeFacts, answers: Offer['answers']): ChallengeFacts =>
  challenge.offer === null ? challenge : { ...challenge, offer: { ...challenge.offer, answers } }

export const withAnswer = (challenge: ChallengeFacts, userId: string, suits: readonly number[]): ChallengeFacts =>
  withAnswers(challenge, { ...challenge.offer?.answers, [userId]: suits })

/** Whoever does not play any more is asked anew. */
export const withoutAnswer = (challenge: ChallengeFacts, userId: string): ChallengeFacts =>
  withAnswers(
    challenge,
    Object.fromEntries(Object.entries(challenge.offer?.answers ?? {}).filter(([id]) => id !== userId)),
  )

const IN_IT: ReadonlySet<string> = new Set(['issuer', 'opponent', 'invited'])

const isIn: Rule = ({ standing }) => (IN_IT.has(standing) ? allowed : hidden('not_yours'))
const hasVoice: Rule = ({ challenge, viewer }) =>
  voicesIn(challenge).includes(viewer.id) ? allowed : hidden('not_yours')
/** An open challenge is found by when it is. */
const hasStarts: Rule = ({ challenge }) => (challenge.open ? hidden('one_start') : allowed)
const hasRounds: Rule = ({ challenge }) => (challenge.offer_round < ROUNDS_MAX ? allowed : disabled('offers_spent'))
const isOffered: Rule = ({ challenge }) => (liveOffer(challenge) ? allowed : hidden('no_offer'))
const isAnothers: Rule = ({ challenge, viewer }) =>
  liveOffer(challenge)?.author_id === viewer.id ? hidden('own_offer') : allowed
const replaces: Rule = ({ challenge }) => (liveOffer(challenge)?.instead ? allowed : hidden('no_offer'))
const isReachable: Rule = ({ viewer }) => (viewer.blocked ? disabled('unavailable') : allowed)

/** Verdicts that hold for other actions, too. */
interface Others {
  isAhead: Rule
  thawed: Rule
  /** Asked by name, and nothing is in the way. */
  invited: Rule
  accepted: Rule
  hasOwnPlace: Rule
}

/** The verdicts about times: who offers them, who says which suit, and who keeps the agreed one. */
export function offerRules({ isAhead, thawed, invited, accepted, hasOwnPlace }: Others) {
  const agrees = inOrder(hasVoice, thawed)
  const joins = inOrder(invited, accepted, hasOwnPlace)
  const offers: Rule = situation => {
    if (situation.challenge.status === S.upcoming) return agrees(situation)
    return situation.standing === 'issuer' ? hasStarts(situation) : invited(situation)
  }
  const answers: Rule = situation => {
    if (liveOffer(situation.challenge)?.instead) return agrees(situation)
    if (situation.standing !== 'issuer') return joins(situation)
    // The issuer's answer makes the match: a second one would move it without the other's yes.
    return situation.challenge.status === S.upcoming ? hidden('already_accepted') : isReachable(situation)
  }
  return {
    offer_times: inOrder(isIn, isAhead, offers, hasRounds),
    answer_times: inOrder(isIn, isAhead, isOffered, isAnothers, answers),
    keep_time: inOrder(isIn, isAhead, replaces, hasVoice),
  }
}

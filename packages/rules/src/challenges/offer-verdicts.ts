import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { ROUNDS_MAX } from '@gauntlet/contract/challenges/suits'
import { allowed, disabled, hidden, inOrder } from '../verdict.ts'
import { liveOffer, voicesIn } from './offers.ts'
import type { Rule } from './situation.ts'

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
    return situation.standing === 'issuer' ? isReachable(situation) : joins(situation)
  }
  return {
    offer_times: inOrder(isIn, isAhead, offers, hasRounds),
    answer_times: inOrder(isIn, isAhead, isOffered, isAnothers, answers),
    keep_time: inOrder(isIn, isAhead, replaces, hasVoice),
  }
}

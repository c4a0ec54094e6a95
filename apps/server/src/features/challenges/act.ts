import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type ChallengeAction, CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { type ChallengeReason, challengeRefusal, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { accept, decline } from '@gauntlet/rules/challenges/answering'
import { isForbidden, isRepeat } from '@gauntlet/rules/challenges/seeing'
import type { Consequences } from '@gauntlet/rules/challenges/results'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { verdictOf } from '@gauntlet/rules/challenges/actions'
import type { ChallengeFacts, Viewer as RulesViewer } from '@gauntlet/rules/challenges/facts'
import { conflict, forbidden } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { Said } from '../../platform/http/bind.ts'
import { type ActOf, type Decided, decidedActsOn, type Written } from '../gathering/act.ts'
import { castOf, columnsOf, type Loaded, requireVisible } from './facts.ts'
import { storeChange, type Terms, termsOf } from './persist.ts'
import { presentChallenge, presentLoaded } from './present.ts'

/** The status and text of a refusal, from the rule's reason. */
export function refusalOf(action: ChallengeAction | 'issue' | 'link', reason: ChallengeReason) {
  const text = challengeRefusal(action, reason)
  // Several reasons share the text that the specification has for an accept that failed.
  const code = `challenges.${reason}`
  return isForbidden(reason) ? forbidden(text, code) : conflict(text, code)
}

export interface Act extends ActOf<ChallengeAction, ChallengeFacts, RulesViewer, Consequences, ChallengeReason> {
  /** The terms that the issuer has edited; left out, they stand. */
  terms?: Terms
  /** The player's new message to the others; if left out, the old one stays. */
  message?: string | undefined
}

/**
 * Does nothing but what was written show, and do all whom it shows stand in what was read under the lock? Their ranks
 * are those in its sport.
 */
const isWhole = ({ row, facts: before }: Loaded, after: ChallengeFacts, terms: Terms | undefined): boolean =>
  before.status !== S.complete &&
  after.status !== S.complete &&
  before.players.length === after.players.length &&
  before.players.every(({ user_id }, place) => after.players[place]?.user_id === user_id) &&
  before.offer === after.offer &&
  // Another start of which no edited terms come from an offer, with its venue.
  (terms ? terms.sport_id === row.sport_id : before.start === after.start)

/**
 * A challenge as it was just written, from what was read under its lock. It is read again only if that is not enough: a
 * result moves ranks, and a player who has just joined has no card yet.
 */
async function presentWritten(
  services: Services,
  viewer: Viewer,
  { loaded, facts: after, act, repeated }: Written<Loaded, ChallengeFacts, Act>,
): Promise<Challenge> {
  const { row, cast } = loaded
  const terms = act.terms ?? termsOf(row)
  if (!isWhole(loaded, after, act.terms)) return presentChallenge(services, viewer, row.id)
  return presentLoaded(services, {
    ...loaded,
    row: { ...row, ...terms, ...columnsOf(after) },
    cast: repeated ? cast : castOf(cast, after, { id: viewer.id, message: act.message }),
  })
}

/** An act on a challenge, given what its input means. */
export const challengeAct = decidedActsOn({
  load: (services, viewer, id, tx) => requireVisible(tx ?? services.db, services, viewer, id, tx !== undefined),
  rules: {
    settle,
    verdictOf,
    isForbidden: (_action, reason) => isForbidden(reason),
    isRepeat,
  },
  refusalOf,
  store: (tx, services, { loaded, act, ...change }: Decided<Loaded, ChallengeFacts, Consequences, Act>) =>
    storeChange(tx, services, {
      ...change,
      row: loaded.row,
      before: loaded.facts,
      edited: act.terms,
      message: act.message,
      unheardBy: loaded.cast.flatMap(({ user_id, blocked }) => (blocked ? user_id : [])),
    }),
  present: presentWritten,
})

const ACCEPT: Act = { action: 'accept', attempt: accept, repeats: true }
const DECLINE: Act = { action: 'decline', attempt: decline, repeats: true }

/** A recipient accepts or declines. */
export const answerChallenge = challengeAct<typeof challenges.answer>(
  raw => (raw['status'] === 'dismissed' ? 'decline' : 'accept'),
  async (act, _viewer, { id, status }) => {
    const accepts = status === 'accepted'
    const challenge = await act(id, () => (accepts ? ACCEPT : DECLINE))
    const [yes, no] = challenge.recorded
      ? [challengeTexts.recordConfirmed, challengeTexts.recordDenied]
      : [challengeTexts.accepted, challengeTexts.declined]
    return new Said(challenge, { message: accepts ? yes : no })
  },
)

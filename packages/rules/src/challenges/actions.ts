import { CHALLENGE_STATUS as S, type ChallengeAction, OPPONENTS_MAX } from '@gauntlet/contract/challenges/status'
import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'
import { allowed, disabled, hidden, inOrder } from '../verdict.ts'
import { isFrozen, SCORE_WAIT } from '../gathering/waits.ts'
import { type Attempt, attempts } from '../gathering/outcome.ts'
import type { ChallengeFacts, Standing, Viewer } from './facts.ts'
import type { ChallengeVerdict, Rule, Situation } from './situation.ts'
import { settle } from './lifecycle.ts'
import { offerRules } from './offers.ts'
import { type Consequences, differing, reportsOf, together } from './results.ts'
import {
  opponentsOf,
  playerOf,
  standingOf,
  bothSides,
  captainOf,
  hasPlace,
  isSided,
  openPlacesOn,
  reporterFor,
  sideFor,
} from './sides.ts'

/** Whoever was silent may dispute for this long after the report came to stand. */
const LATE_DISPUTE = 7 * DAY
/** For so long after being named in a report a player may say 'I did not play'. */
export const DENIAL = 48 * HOUR

export type Verdicts = Record<ChallengeAction, ChallengeVerdict>

/** Is there a bar from ranked play at this moment? */
export const isBarred = ({ barred_until }: Pick<Viewer, 'barred_until'>, now: Millis) =>
  barred_until !== null && now < barred_until

/** Before the start, while it can still be answered, joined and left. */
const ahead = ({ status }: ChallengeFacts): ChallengeVerdict => {
  if (status === S.pending || status === S.upcoming) return allowed
  return hidden(status === S.reporting ? 'started' : 'closed')
}

/** Between the start and the result. */
const underway = ({ status, recorded }: ChallengeFacts): ChallengeVerdict => {
  if (status === S.reporting) return allowed
  if (recorded && status === S.pending) return hidden('recorded')
  return hidden(status === S.pending || status === S.upcoming ? 'not_started' : 'closed')
}

const plays = (standing: Standing) => standing === 'issuer' || standing === 'opponent'
const fits = ({ challenge, viewer, now }: Situation): ChallengeVerdict => {
  if (viewer.blocked || (isSided(challenge) && viewer.apart)) return disabled('unavailable')
  return challenge.ranked && isBarred(viewer, now) ? disabled('barred') : allowed
}

const asked: Rule = ({ challenge, standing }) => {
  if (standing === 'issuer') return hidden('own_challenge')
  if (standing === 'declined') return hidden(challenge.open ? 'turned_down' : 'already_declined')
  if (standing === 'requester') return hidden('open_challenge')
  return standing === 'stranger' ? hidden('not_invited') : allowed
}
/**
 * A player may join an open challenge again where the request has lapsed; 'lapsed' means that only before the start.
 */
const byName: Rule = ({ challenge, viewer, standing }) => {
  if (standing !== 'lapsed') return allowed
  return hidden(playerOf(challenge, viewer.id)?.role === 'joined' ? 'open_challenge' : 'not_invited')
}
const accepted: Rule = ({ standing }) => (standing === 'opponent' ? hidden('already_accepted') : allowed)
const isAhead: Rule = ({ challenge }) => ahead(challenge)
const isUnderway: Rule = ({ challenge }) => underway(challenge)
const isPlayer: Rule = ({ standing }) => (plays(standing) ? allowed : hidden('not_yours'))
const issuerOnly: Rule = ({ standing }) => (standing === 'issuer' ? allowed : hidden('not_yours'))
const openOnly: Rule = ({ challenge }) => (challenge.open ? allowed : hidden('not_open'))
const notRecorded: Rule = ({ challenge }) => (challenge.recorded ? hidden('recorded') : allowed)
const thawed: Rule = ({ challenge, now }) => (isFrozen(challenge, now) ? disabled('frozen') : allowed)
const hasRoom: Rule = ({ challenge }) => {
  if (!isSided(challenge)) return opponentsOf(challenge).length < OPPONENTS_MAX ? allowed : disabled('full')
  const waiting = challenge.players.filter(({ role, state }) => role === 'joined' && state === 'pending')
  return waiting.some(({ user_id }) => hasPlace(challenge, user_id)) ? allowed : disabled('side_full')
}
const hasOwnPlace: Rule = ({ challenge, viewer }) => (hasPlace(challenge, viewer.id) ? allowed : disabled('side_full'))
const hasOpenPlace: Rule = ({ challenge }) =>
  !isSided(challenge) || bothSides.some(side => openPlacesOn(challenge, side) > 0) ? allowed : disabled('side_full')
const someoneWaits: Rule = ({ challenge }) =>
  challenge.players.some(({ role, state }) => role === 'joined' && state === 'pending')
    ? allowed
    : hidden('nobody_waiting')

const unreported: Rule = ({ challenge, viewer }) => {
  const voice = reporterFor(challenge, viewer.id)
  if (!voice) return allowed
  return disabled(voice.user_id === viewer.id ? 'reported' : 'side_reported')
}
const undisputed: Rule = ({ challenge, viewer }) => {
  if (challenge.disputed_at === null) return allowed
  return disabled(challenge.disputed_by === viewer.id ? 'already_disputed' : 'disputed')
}
const someoneReported: Rule = ({ challenge }) =>
  reportsOf(challenge).length > 0 ? allowed : hidden('nothing_reported')
const answersReport = inOrder(isPlayer, isUnderway, undisputed, unreported, someoneReported)

const canceller: Rule = ({ challenge, standing }) => {
  if (standing === 'requester') return hidden('unjoin_instead')
  if (standing === 'declined') return hidden(challenge.open ? 'turned_down' : 'already_declined')
  return plays(standing) || standing === 'invited' ? allowed : hidden('not_yours')
}

const editable: Rule = ({ challenge }) => (challenge.status === S.upcoming ? hidden('upcoming') : allowed)
const hasMessage: Rule = ({ standing }) =>
  plays(standing) || standing === 'invited' || standing === 'requester' ? allowed : hidden('not_yours')

const contact: Rule = ({ challenge, viewer, now }) => {
  const { status, ended, ended_at, disputed_at } = challenge
  if (status === S.reporting) return disputed_at === null ? hidden('not_disputed') : allowed
  if (status !== S.complete || ended !== 'silence' || ended_at === null) return hidden('not_disputed')
  if (reporterFor(challenge, viewer.id)) return hidden('reported')
  return now < ended_at + LATE_DISPUTE ? allowed : disabled('too_late')
}

const takesScore: Rule = ({ challenge, viewer, now }) => {
  const { status, ended_at } = challenge
  if (status !== S.complete || ended_at === null) return hidden('no_result')
  if (playerOf(challenge, viewer.id)?.state !== 'accepted') return hidden('not_yours')
  if (differing(challenge).length === 0) return hidden('scores_agree')
  return now < ended_at + SCORE_WAIT ? allowed : disabled('score_too_late')
}

const befriend: Rule = ({ viewer, standing }) => {
  if (standing === 'stranger') return hidden('not_yours')
  if (viewer.blocked) return hidden('unavailable')
  if (viewer.friend === 'friend') return hidden('already_friends')
  return viewer.friend === 'sent' ? disabled('friend_asked') : allowed
}

const joiner: Rule = ({ standing }) => {
  if (standing === 'issuer') return hidden('own_challenge')
  if (standing === 'requester' || standing === 'opponent') return hidden('already_joined')
  return standing === 'declined' ? disabled('turned_down') : allowed
}
const fitsOpen: Rule = ({ viewer }) => {
  if (viewer.minor && viewer.friend !== 'friend') return disabled('only_friends')
  if (!viewer.plays_sport) return disabled('not_your_sport')
  return viewer.unfit === null ? allowed : disabled(viewer.unfit)
}
const isJoiner = (challenge: ChallengeFacts, userId: string) => playerOf(challenge, userId)?.role === 'joined'
const joined: Rule = ({ challenge, viewer, standing }) => {
  if (standing === 'issuer') return hidden('own_challenge')
  // a player who is asked again, since the terms changed, may also leave
  const isAsked = standing === 'lapsed' && ahead(challenge).kind === 'allowed' && isJoiner(challenge, viewer.id)
  const isIn = standing === 'opponent' && isJoiner(challenge, viewer.id)
  return standing === 'requester' || isIn || isAsked ? allowed : hidden('already_unjoined')
}

const leads: Rule = ({ challenge, viewer }) => {
  if (!isSided(challenge)) return hidden('no_sides')
  const own = playerOf(challenge, viewer.id)
  return own?.captain && captainOf(challenge, sideFor(own)) === own ? allowed : hidden('not_captain')
}
const wasNamed: Rule = ({ challenge, viewer, now }) => {
  const own = playerOf(challenge, viewer.id)
  if (own?.named_at == null || own.state !== 'accepted') return hidden('not_named')
  if (own.reported_at !== null) return hidden('reported')
  if (challenge.status !== S.reporting && challenge.status !== S.complete) return hidden('closed')
  return now < own.named_at + DENIAL ? allowed : disabled('denial_late')
}

const isComing: Rule = ({ challenge, now }) =>
  challenge.recorded || challenge.start > now ? allowed : disabled('start_past')
const isNamed: Rule = ({ challenge, viewer }) =>
  playerOf(challenge, viewer.id)?.role === 'recipient' ? allowed : hidden('not_invited')
const aboutTimes = offerRules({
  isAhead: inOrder(isAhead, notRecorded),
  thawed,
  invited: inOrder(asked, byName, isNamed, fits),
  accepted,
  hasOwnPlace,
})

const rules: Record<ChallengeAction, Rule> = {
  accept: inOrder(asked, accepted, isAhead, byName, fits, hasOwnPlace, isComing),
  decline: inOrder(asked, isAhead, byName, ({ standing }) =>
    standing === 'opponent' ? hidden('cancel_instead') : allowed,
  ),
  cancel: inOrder(canceller, isAhead),
  modify: inOrder(issuerOnly, isAhead, notRecorded, editable, thawed),
  message: inOrder(hasMessage, isAhead, notRecorded, thawed),
  report: inOrder(isPlayer, isUnderway, unreported, undisputed),
  confirm: answersReport,
  dispute: answersReport,
  not_played: inOrder(isPlayer, isUnderway, ({ challenge, viewer }) => {
    if (reportsOf(challenge).length > 0) return disabled('result_reported')
    return playerOf(challenge, viewer.id)?.not_played_at == null ? allowed : disabled('said_not_played')
  }),
  contact: inOrder(isPlayer, contact),
  add_friends: befriend,
  view_result: ({ challenge }) => (challenge.status === S.complete ? allowed : hidden('no_result')),
  join: inOrder(openOnly, isAhead, joiner, fits, fitsOpen, hasOpenPlace),
  unjoin: inOrder(openOnly, joined, isAhead),
  accept_participant: inOrder(openOnly, issuerOnly, isAhead, someoneWaits, hasRoom),
  turn_down: inOrder(openOnly, issuerOnly, isAhead, someoneWaits),
  take_score: takesScore,
  line_up: inOrder(leads, isAhead, notRecorded),
  did_not_play: wasNamed,
  ...aboutTimes,
}

/** One action on facts that are settled already. */
export const verdictOf = (
  action: ChallengeAction,
  challenge: ChallengeFacts,
  viewer: Viewer,
  now: Millis,
): ChallengeVerdict => rules[action]({ challenge, viewer, standing: standingOf(challenge, viewer.id), now })

/** The viewer's verdicts on a challenge at `now`, whenever its facts were written. */
export function actionsFor(challenge: ChallengeFacts, viewer: Viewer, now: Millis): Verdicts {
  const settled = settle(challenge, now).facts
  const situation = { challenge: settled, viewer, standing: standingOf(settled, viewer.id), now }
  const verdict = (action: ChallengeAction) => rules[action](situation)
  return {
    accept: verdict('accept'),
    decline: verdict('decline'),
    cancel: verdict('cancel'),
    modify: verdict('modify'),
    message: verdict('message'),
    report: verdict('report'),
    confirm: verdict('confirm'),
    dispute: verdict('dispute'),
    not_played: verdict('not_played'),
    contact: verdict('contact'),
    add_friends: verdict('add_friends'),
    view_result: verdict('view_result'),
    join: verdict('join'),
    unjoin: verdict('unjoin'),
    accept_participant: verdict('accept_participant'),
    turn_down: verdict('turn_down'),
    take_score: verdict('take_score'),
    line_up: verdict('line_up'),
    did_not_play: verdict('did_not_play'),
    offer_times: verdict('offer_times'),
    answer_times: verdict('answer_times'),
    keep_time: verdict('keep_time'),
  }
}

export type ChallengeAttempt = Attempt<ChallengeFacts, Consequences, ChallengeReason>

export const { attempt, afterSettling } = attempts({ settle, verdictOf, together })

import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, type ChallengeEnding } from '@gauntlet/contract/challenges/status'
import type { Ending } from '@gauntlet/contract/scores/endings'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { ShownAction } from './actions/drawn.ts'
import { askedBy, isAhead, playersOn, sideFor, sideNamesOf } from './sides.ts'
import { everyone, mine, namesOf, others, soleAsker } from './who.ts'
import { notPlayedLine } from './report/not-played.ts'
import { recordEnd } from './record/ended.ts'
import * as lineupTexts from './lineup/texts.ts'
import * as recordTexts from './record/texts.ts'
import * as timesTexts from './times/texts.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { plural } from '../../ui/plural.ts'

export const actionWords: Record<ShownAction, string> = {
  accept: 'Accept',
  decline: texts.decline,
  join: texts.join,
  unjoin: texts.unjoin,
  cancel: texts.cancel,
  modify: texts.modify,
  confirm: texts.confirm,
  report: texts.report,
  dispute: texts.dispute,
  not_played: texts.notPlayed,
  contact: texts.contactUs,
  view_result: challengeTexts.viewResult,
  take_score: texts.toUseTheirScore,
  line_up: lineupTexts.lineup,
  did_not_play: lineupTexts.didNotPlay,
  answer_times: timesTexts.chooseTimes,
  offer_times: timesTexts.otherTimes,
}

/** The same where the match was played already: it is confirmed, and not accepted. */
const recordWords: Partial<Record<ShownAction, string>> = {
  accept: recordTexts.yes,
  decline: recordTexts.no,
  cancel: recordTexts.takeBack,
}
export const wordFor = ({ recorded }: Challenge, action: ShownAction): string =>
  (recorded ? recordWords[action] : undefined) ?? actionWords[action]

/** How a challenge ended, for its players. */
const endingWords: Record<Exclude<ChallengeEnding, 'cancelled'>, string> = {
  agreed: texts.thePlayersAgree,
  silence: texts.theReportStands,
  operator: texts.anOperatorDecidedTheResult,
  declined: texts.itWasDeclined,
  start_passed: texts.nobodyHadAcceptedByThe,
  unanswered: texts.nobodyAnsweredInTime,
  not_played: texts.itWasNotPlayed,
  unreported: texts.nobodyReportedAResult,
  void: texts.anOperatorMadeItVoid,
}

/** The same for an open challenge, until it starts. */
function openLine(
  { event_status_id: status, open_challenge, user_id, request_user, users, matchSet, issuer }: Challenge,
  viewerId: string,
) {
  if (open_challenge === 0 || (status !== S.pending && status !== S.upcoming)) return undefined
  if (user_id === viewerId) {
    const [asker, ...more] = request_user.filter(({ state }) => state === 'pending')
    if (asker && more.length === 0) return say(texts.nameAsksToJoin, { name: asker.first_name })
    if (asker) return plural(texts.nPlayersWaitForYour, more.length + 1)
    return status === S.pending ? texts.openToEveryoneNobodyHas : undefined
  }
  if (matchSet === 0) return texts.openToEveryone
  const state = request_user.find(({ id }) => id === viewerId)?.state
  if (state === 'accepted') return texts.youPlay
  const name = issuer.first_name
  if (state !== 'declined') return say(texts.youAskedNameDecides, { name })
  const isTaken = users.some(({ role }) => role === 'joined')
  return say(isTaken ? texts.nameChoseSomebodyElse : texts.nameDeclinedYourRequest, { name })
}

/** Another end than after the last point. */
const EARLY: Partial<Record<Ending, string>> = {
  retired: texts.afterRetirement,
  clock: texts.onTheClock,
  walkover: texts.walkover,
  default: texts.sentOff,
}

/** The outcome to the viewer: 'Ada won', or the draw. */
export function nameOfOutcome(challenge: Challenge, outcome: string): string {
  const person = everyone(challenge).find(({ id }) => id === outcome)
  return person ? say(texts.nameWon, { name: sideNamesOf(challenge, person) }) : texts.youDrew
}

/** The score from the viewer's side, the winner's for whoever does not play; '' without one. */
export function scoreFor({ users, issuer, reported_winner_id: winner }: Challenge, viewerId: string): string {
  const side = users.find(({ id }) => id === viewerId) ?? users.find(({ id }) => id === winner) ?? issuer
  return side.score
}

/** The winner in a sentence to the viewer: 'You won', 'Ben Okafor won', 'Otto and Cleo won'; nothing without one. */
export function wonLine(challenge: Challenge, viewerId: string): string | undefined {
  const winner = everyone(challenge).find(({ id }) => id === challenge.reported_winner_id)
  if (!winner) return undefined
  const side = sideFor(challenge, winner.id)
  const won = side === undefined ? [winner] : playersOn(challenge, side)
  if (won.some(({ id }) => id === viewerId)) return texts.youWon
  return say(texts.nameWon, { name: sideNamesOf(challenge, winner) })
}

/** The same of a player whom a captain has named, until it starts. */
function namedLine(challenge: Challenge, viewerId: string): string | undefined {
  const own = mine(challenge, viewerId)
  if (own?.role !== 'lineup' || !isAhead(challenge)) return undefined
  if (own.state === 'accepted') return texts.youPlay
  if (own.state !== 'pending') return lineupTexts.youAreOutOfTheLineup
  const captain = askedBy(challenge, viewerId)
  return captain ? say(lineupTexts.nameWouldLikeYou, { name: captain.first_name }) : lineupTexts.youAreAskedToPlay
}

/** The viewer plays against one player, or on one of two sides. */
const isAgainstOne = (challenge: Challenge, viewerId: string): boolean =>
  challenge.sides ? sideFor(challenge, viewerId) !== undefined : others(challenge, viewerId).length === 1

/**
 * 'You won', 'You lost', 'It was a draw', and of many, or to whoever does not play, 'Ben Okafor won'; nothing without
 * an outcome. It fits a score from the viewer's side, which another player's win would contradict.
 */
export function resultLine(challenge: Challenge, viewerId: string): string | undefined {
  if (challenge.draw === 1) return texts.youDrew
  const won = wonLine(challenge, viewerId)
  return won === undefined || won === texts.youWon || !isAgainstOne(challenge, viewerId) ? won : texts.youLost
}

/** 'You won, 6–4 3–6 10–7', 'It was a draw, 2–2', 'You lost (walkover)'; nothing without an outcome. */
export function outcomeLine(challenge: Challenge, viewerId: string): string | undefined {
  const result = resultLine(challenge, viewerId)
  if (result === undefined) return undefined
  const score = scoreFor(challenge, viewerId)
  const whole = score === '' ? result : say(texts.resultAndScore, { result, score })
  const ending = challenge.ending === null ? undefined : EARLY[challenge.ending]
  return ending === undefined ? whole : say(texts.resultByEnding, { result: whole, ending })
}

/** Whoever disputes it is named to the others. */
function disputeLine(challenge: Challenge, viewerId: string): string {
  const { disputed_by } = challenge
  if (disputed_by === viewerId) return challengeReasons.already_disputed
  const by = everyone(challenge).find(({ id }) => id === disputed_by)
  return by ? say(texts.nameDisputesTheResult, { name: by.first_name }) : challengeReasons.disputed
}

/** Of a challenge of the viewer's that nobody has accepted. */
function waitingLine({ recipients }: Challenge): string {
  if (recipients.length === 0) return texts.byLink
  const waiting = recipients.filter(({ state }) => state === 'pending')
  return say(texts.waitingForName, { name: namesOf(waiting.length > 0 ? waiting : recipients) })
}

/** Of times that others offer in answer, or in place of an agreed one, and that wait for the viewer. */
function offerLine(challenge: Challenge): string | undefined {
  const { offer, actions, user_id } = challenge
  if (!offer || actions.answer_times.kind !== 'allowed' || (offer.instead === 0 && offer.author_id === user_id))
    return undefined
  const author = everyone(challenge).find(({ id }) => id === offer.author_id)
  return author ? say(timesTexts.nameOffersThese, { name: author.first_name }) : timesTexts.theseAreOffered
}

/** The one player who has named a winner; undefined of several. */
export function soleReporter(challenge: Challenge): Participant | undefined {
  const [first, ...more] = challenge.users.filter(({ reported }) => reported)
  return more.length === 0 ? first : undefined
}

/** An outcome that one player has reported is in that player's words, unless that is the viewer. */
function reportedLine(challenge: Challenge, viewerId: string, result: string): string {
  const by = soleReporter(challenge)
  if (!by || by.id === viewerId) return say(texts.reportedResult, { result })
  return say(texts.nameReported, { name: by.first_name, result })
}

/** Of a match that was played already: what is said of it, and whose yes it waits for. */
function recordLine(challenge: Challenge, viewerId: string, result: string): string {
  if (mine(challenge, viewerId)?.state === 'pending')
    return say(recordTexts.nameSays, { name: challenge.issuer.first_name, result })
  const waiting = challenge.recipients.filter(({ state }) => state === 'pending')
  return say(recordTexts.waitingForAYesFrom, { result, name: namesOf(waiting) })
}

/**
 * The first thing a player wants to know: who waits for whom, or how it ended. A viewer who has `told` that already is
 * not asked again.
 */
export function standingLine(challenge: Challenge, viewerId: string, told = false): string | undefined {
  const { event_status_id: status, ended, reject, actions } = challenge
  const result = outcomeLine(challenge, viewerId)
  const named = namedLine(challenge, viewerId)
  if (named !== undefined) return named
  if ((status === S.pending || status === S.upcoming) && mine(challenge, viewerId)?.state === 'lapsed')
    return texts.theTermsChangedJoinAgain
  const open = openLine(challenge, viewerId)
  if (open !== undefined) return open
  const offers = offerLine(challenge)
  if (offers !== undefined) return offers
  if (status === S.pending) {
    if (challenge.recorded) return recordLine(challenge, viewerId, result ?? '')
    if (challenge.user_id === viewerId) return waitingLine(challenge)
    if (mine(challenge, viewerId)?.state !== 'pending') return undefined
    return say(texts.nameChallengedYou, { name: challenge.issuer.first_name })
  }
  if (status === S.reporting) {
    if (reject === 1) return disputeLine(challenge, viewerId)
    if (result !== undefined) return reportedLine(challenge, viewerId, result)
    if (told) return undefined
    return notPlayedLine(challenge) ?? (actions.report.kind === 'allowed' ? texts.howDidItEnd : undefined)
  }
  if (status === S.complete) return result
  if (ended === null) return undefined
  const recorded = challenge.recorded ? recordEnd(challenge, viewerId) : undefined
  if (recorded !== undefined) return recorded
  if (ended !== 'cancelled') return endingWords[ended]
  return challenge.user_id === viewerId
    ? texts.youCancelledIt
    : say(texts.nameCancelledIt, { name: challenge.issuer.first_name })
}

/** Why not everything can be modified; nothing if it can. */
export function whyNotModify({ modify, message }: Challenge['actions']): string | undefined {
  if (modify.kind === 'allowed') return undefined
  if (message.kind === 'allowed')
    return modify.reason === 'upcoming' ? challengeReasons.upcoming : texts.theTermsAreTheIssuers
  const reason = modify.kind === 'disabled' || message.reason === undefined ? modify.reason : message.reason
  return reason && challengeReasons[reason]
}

/** The next step that time alone will take; `at` says when. Nothing if that is what everyone waits for. */
export function becomesLine(challenge: Challenge, at: string): string | undefined {
  const { event_status_id, open_challenge, recorded, becomes, becomes_at, challenge_start, reject, actions } = challenge
  if (event_status_id === S.pending) {
    if (open_challenge === 1) return soleAsker(challenge) ? undefined : texts.openUntilTheStart
    if (recorded)
      return say(actions.accept.kind === 'allowed' ? recordTexts.sayYesBy : recordTexts.countsWithAYesBy, { at })
    const isAsked = actions.accept.kind === 'allowed'
    // It stands above by the clock.
    if (becomes_at === challenge_start) return isAsked ? undefined : texts.waitingUntilTheStart
    return say(isAsked ? texts.answerBy : texts.waitingForAnAnswer, { at })
  }
  if (event_status_id !== S.reporting) return undefined
  if (becomes === S.complete) return say(texts.standsUnlessDisputed, { at })
  return say(reject === 1 ? texts.dismissedUnlessDecided : texts.dismissedUnlessReported, { at })
}

/** The words of the button that ends a challenge, where nothing beside it says what ends. */
export const cancelWords = ({ event_status_id, open_challenge }: Challenge): string =>
  event_status_id === S.upcoming || open_challenge === 1 ? texts.cancelMatch : texts.cancelChallenge

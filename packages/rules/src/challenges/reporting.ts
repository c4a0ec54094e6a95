import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { isSameScore } from '../scores/same.ts'
import { others } from './answering.ts'
import type { ChallengeFacts, Claim, Viewer } from './facts.ts'
import { type PlayedLineup, restate } from './lineup.ts'
import { withPlayer, playing, captainFor, hasLost, isSided, reporterFor, sideOf, ids } from './sides.ts'
import { none, asReport, reportsOf, contradicts, countsAlike, differing, resultOf, withWinner } from './results.ts'
import { afterSettling, attempt, type ChallengeAttempt } from './actions.ts'
import { complete, endUnplayed, voided } from './lifecycle.ts'

const inMatch = (challenge: ChallengeFacts, userId: string) => ids(playing(challenge)).includes(userId)

const putToOperator = (challenge: ChallengeFacts, by: string, now: Millis): ChallengeAttempt =>
  done(
    { ...challenge, disputed_at: now, disputed_by: by },
    { ...none, notify: tell('disputed', others(challenge, by)) },
  )

/** More than half of the players say the same; of sides both do, each with one voice. */
const isAgreed = (challenge: ChallengeFacts): boolean =>
  isSided(challenge) ? reportsOf(challenge).length > 1 : reportsOf(challenge).length * 2 > playing(challenge).length

function addReport(challenge: ChallengeFacts, userId: string, claim: Claim, now: Millis): ChallengeAttempt {
  const [first] = reportsOf(challenge)
  const { winner_id } = claim
  const changed = withPlayer(challenge, userId, asReport(claim, now))
  if (first && contradicts(first, claim)) return putToOperator(changed, userId, now)
  if (isAgreed(changed)) return succeed(complete(changed, winner_id, 'agreed', now))
  return done(changed, { ...none, notify: tell('reported', others(changed, userId)) })
}

/** Whether a report of its own side's defeat makes that side too small to be rated: the winners gain no rank by it. */
function keepsRanks(before: ChallengeFacts, reported: ChallengeFacts, userId: string, claim: Claim, now: Millis) {
  const told = withWinner(reported, claim.winner_id)
  const moves = ({ players }: ChallengeFacts) => resultOf({ ...told, players }, now).ranked
  return hasLost(told, userId, claim.winner_id) && moves(before) && !moves(reported)
}

/**
 * A player says how it ended, and in a match of sides which players were really on theirs. More than half of the
 * players, or both sides: Complete. Another outcome than the first report's: disputed, and reporting ends. While
 * nothing is disputed all reports agree, so counting them is enough.
 */
export const report = (
  facts: ChallengeFacts,
  viewer: Viewer,
  claim: Claim,
  now: Millis,
  lineup?: PlayedLineup,
): ChallengeAttempt =>
  attempt('report', facts, viewer, now, challenge => {
    const { winner_id } = claim
    const played = lineup
      ? restate(challenge, viewer.id, lineup, now)
      : { kind: 'allowed' as const, facts: challenge, named: [], leftOut: [] }
    if (played.kind !== 'allowed') return played
    if (winner_id !== null && !inMatch(played.facts, winner_id)) return disabled('winner_not_player')
    const told = { ...claim, winner_id: winner_id && captainFor(played.facts, winner_id) }
    const reported = addReport(played.facts, viewer.id, told, now)
    if (reported.kind !== 'allowed') return reported
    const { facts: changed, consequences } = reported
    return done(changed, {
      ...consequences,
      strike: keepsRanks(challenge, changed, viewer.id, told, now) ? viewer.id : consequences.strike,
      notify: [...tell('taken_out', played.leftOut), ...tell('named', played.named), ...consequences.notify],
    })
  })

/** Reports what was reported first, its score too. */
export const confirm = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('confirm', facts, viewer, now, challenge => {
    const [first] = reportsOf(challenge)
    return first ? addReport(challenge, viewer.id, first, now) : disabled('nothing_reported')
  })

/**
 * Takes over the score of another report of the same winner. Where none is left that differs, it is the score of the
 * result, which counts anew if that says more than before.
 */
export const takeScore = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('take_score', facts, viewer, now, challenge => {
    const voice = reporterFor(challenge, viewer.id)
    const own = voice?.told
    const other = differing(challenge).find(
      ({ score }) => score && !(own?.score && isSameScore(own.score.given, score.given)),
    )
    if (!other) return disabled('scores_agree')
    const told = { ending: own?.ending ?? null, score: other.score }
    const changed = withWinner(withPlayer(challenge, voice?.user_id ?? viewer.id, { told }), challenge.winner_id)
    const [before, result] = [resultOf(challenge, now), resultOf(changed, now)]
    return done(changed, {
      ...none,
      ...(!countsAlike(before, result) && { voids_result: true, result }),
      notify: tell('score_taken', others(changed, viewer.id)),
    })
  })

/** Ends reporting without naming another winner: an operator decides. */
export const dispute = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('dispute', facts, viewer, now, challenge => putToOperator(challenge, viewer.id, now))

/** Says that the match was not played; when all who play do, or one of each side, it is Dismissed. */
export const notPlayed = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('not_played', facts, viewer, now, challenge => {
    const changed = withPlayer(challenge, viewer.id, { not_played_at: now })
    const silent = playing(changed).filter(({ user_id }) => !saidNotPlayed(changed, user_id))
    return silent.length === 0
      ? succeed(endUnplayed(changed, S.dismissed, 'not_played', now))
      : done(changed, { ...none, notify: tell('said_not_played', others(changed, viewer.id)) })
  })

const saidNotPlayed = (challenge: ChallengeFacts, userId: string): boolean =>
  playing(challenge).some(
    ({ user_id, not_played_at }) => not_played_at !== null && sideOf(challenge, user_id) === sideOf(challenge, userId),
  )

/**
 * The contact form with the reason Dispute. While the result is disputed it changes nothing. On a result that stands
 * because this player was silent it asks an operator to look; until then the result stands.
 */
export const contest = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('contact', facts, viewer, now, challenge =>
    challenge.disputed_at === null ? putToOperator(challenge, viewer.id, now) : done(challenge, none),
  )

/** The decision of an operator; without a winner it was a draw. */
export type Decision = { winner_id: string | null } | 'void'

/** An operator decides a disputed result, or corrects or voids one that stands. */
export const resolve = (facts: ChallengeFacts, decision: Decision, now: Millis): ChallengeAttempt =>
  afterSettling(facts, now, challenge => {
    const stands = challenge.status === S.complete
    if (!stands && (challenge.status !== S.reporting || challenge.disputed_at === null)) return disabled('not_disputed')
    if (decision === 'void') return succeed(voided(challenge, now))
    const { winner_id: named } = decision
    if (named !== null && !inMatch(challenge, named)) return disabled('winner_not_player')
    const winner_id = named && captainFor(challenge, named)
    if (!stands) return succeed(complete(challenge, winner_id, 'operator', now))
    const same = challenge.winner_id === winner_id
    const decided = {
      ...(same ? challenge : withWinner(challenge, winner_id)),
      ended: 'operator',
      ended_at: now,
    } as const
    return done(decided, {
      ...none,
      voids_result: !same,
      result: same ? null : resultOf(decided, now),
      notify: tell('resolved', ids(playing(challenge))),
    })
  })

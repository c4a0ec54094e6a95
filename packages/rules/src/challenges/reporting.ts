import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { tell } from '../gathering/notify.ts'
import { done, succeed } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { DAY, type Millis } from '@gauntlet/contract/time'
import { others } from './answering.ts'
import { afterSettling, attempt, type ChallengeAttempt, withPlayer } from './attempt.ts'
import { none } from './consequences.ts'
import { type ChallengeFacts, type Viewer, playing, reportsOf } from './facts.ts'
import { complete, endUnplayed, ids, voided } from './settle.ts'

const inMatch = (challenge: ChallengeFacts, userId: string) => ids(playing(challenge)).includes(userId)

const putToOperator = (challenge: ChallengeFacts, by: string, now: Millis): ChallengeAttempt =>
  done(
    { ...challenge, disputed_at: now, disputed_by: by },
    { ...none, notify: tell('disputed', others(challenge, by)) },
  )

function addReport(challenge: ChallengeFacts, userId: string, winner: string, now: Millis): ChallengeAttempt {
  const [first] = reportsOf(challenge)
  const changed = withPlayer(challenge, userId, { reported_winner_id: winner, reported_at: now })
  if (first && first.winner_id !== winner) return putToOperator(changed, userId, now)
  if (reportsOf(changed).length * 2 > playing(changed).length) return succeed(complete(changed, winner, 'agreed', now))
  return done(changed, { ...none, notify: tell('reported', others(changed, userId)) })
}

/**
 * A player names the winner. More than half of the players: Complete. Another winner than the first report names:
 * disputed, and reporting ends. While nothing is disputed all reports agree, so counting them is enough.
 */
export const report = (facts: ChallengeFacts, viewer: Viewer, winner: string, now: Millis): ChallengeAttempt =>
  attempt('report', facts, viewer, now, challenge =>
    inMatch(challenge, winner) ? addReport(challenge, viewer.id, winner, now) : disabled('winner_not_player'),
  )

/** Reports the winner that was reported first. */
export const confirm = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('confirm', facts, viewer, now, challenge => {
    const [first] = reportsOf(challenge)
    return first ? addReport(challenge, viewer.id, first.winner_id, now) : disabled('nothing_reported')
  })

/** Ends reporting without naming another winner: an operator decides. */
export const dispute = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('dispute', facts, viewer, now, challenge => putToOperator(challenge, viewer.id, now))

/** Says that the match was not played; when all who play do, it is Dismissed. */
export const notPlayed = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('not_played', facts, viewer, now, challenge => {
    const changed = withPlayer(challenge, viewer.id, { not_played_at: now })
    return playing(changed).every(player => player.not_played_at !== null)
      ? succeed(endUnplayed(changed, S.dismissed, 'not_played', now))
      : done(changed, { ...none, notify: tell('said_not_played', others(changed, viewer.id)) })
  })

/**
 * The contact form with the reason Dispute. While the result is disputed it changes nothing. On a result that stands
 * because this player was silent it asks an operator to look; until then the result stands.
 */
export const contest = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('contact', facts, viewer, now, challenge =>
    challenge.disputed_at === null ? putToOperator(challenge, viewer.id, now) : done(challenge, none),
  )

/** The decision of an operator. */
export type Decision = { winner_id: string } | 'void'

/** An operator decides a disputed result, or corrects or voids one that stands. */
export const resolve = (facts: ChallengeFacts, decision: Decision, now: Millis): ChallengeAttempt =>
  afterSettling(facts, now, challenge => {
    const stands = challenge.status === S.complete
    if (!stands && (challenge.status !== S.reporting || challenge.disputed_at === null)) return disabled('not_disputed')
    if (decision === 'void') return succeed(voided(challenge, now))
    const { winner_id } = decision
    if (!inMatch(challenge, winner_id)) return disabled('winner_not_player')
    if (!stands) return succeed(complete(challenge, winner_id, 'operator', now))
    const players = ids(playing(challenge))
    const same = challenge.winner_id === winner_id
    return done(
      { ...challenge, winner_id, ended: 'operator', ended_at: now },
      {
        ...none,
        voids_result: !same,
        result: same ? null : { winner_id, player_ids: players, ranked: challenge.ranked, at: now },
        notify: tell('resolved', players),
      },
    )
  })

/** Three disputes that ended void within this long bar from ranked play. */
export const STRIKES = 3
export const STRIKES_WITHIN: Millis = 90 * DAY
export const BARRED_FOR: Millis = 30 * DAY

/** Until when a player may not play ranked; null where not barred. `strikes`: when the disputes ended void. */
export function barredUntil(strikes: readonly Millis[], now: Millis): Millis | null {
  const times = [...strikes].sort((a, b) => b - a)
  const third = times.find(
    (at, index) => at - (times[index + STRIKES - 1] ?? Number.NEGATIVE_INFINITY) <= STRIKES_WITHIN,
  )
  return third !== undefined && now < third + BARRED_FOR ? third + BARRED_FOR : null
}

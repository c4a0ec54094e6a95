import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { OPPONENTS_MAX, RECORD_DAYS, RECORDS_A_DAY } from '@gauntlet/contract/challenges/status'
import { GUESTS_MAX } from '@gauntlet/contract/guests/limit'
import { DAY, MINUTE, type Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { firstRefusal } from '../verdict.ts'
import type { ChallengeAttempt } from './actions.ts'
import type { Claim, PlayerFacts, SideIndex } from './facts.ts'
import { issued, type IssueFacts, type IssueVerdict, mayAsk, MINUTE_STEP, unless } from './issue.ts'
import { asReport } from './results.ts'
import { newPlayer } from './sides.ts'

/** How far back `recorded_lately` counts. */
export const RECORDS_WITHIN: Millis = DAY
/** Two matches of the same players whose starts are told less than this apart may be one. */
export const SAME_WITHIN: Millis = DAY

/** A match that the issuer says was played. Its targets are the others, in the order of the sides. */
export interface RecordFacts extends IssueFacts {
  /** The players of each side, the issuer's first. */
  sides: readonly (readonly string[])[]
  /** Those without an account, who are asked for nothing. */
  guests: readonly { id: string; side: SideIndex }[]
  /** How it ended. */
  claim: Claim
  /** How many such matches the issuer has told of in the last 24 hours. */
  recorded_lately: number
  /** Another of these players has told of a match that was about then, and waits for the issuer's answer. */
  awaits_issuer: boolean
}

/** A start that has passed, not long ago, in steps of ten minutes. */
const mayHaveStarted = ({ start }: Pick<RecordFacts, 'start'>, now: Millis): IssueVerdict =>
  firstRefusal(
    unless(start <= now, 'not_started'),
    unless(start >= now - RECORD_DAYS * DAY, 'record_too_old'),
    unless(start % (MINUTE_STEP * MINUTE) === 0, 'start_minutes'),
  )

/** May a match be told of? Whoever is named has to be one whom the issuer may challenge. */
export const mayRecord = (facts: RecordFacts, now: Millis): IssueVerdict =>
  firstRefusal<ChallengeReason>(
    unless(facts.side_size !== null || facts.targets.length <= OPPONENTS_MAX, 'too_many_players'),
    unless(facts.recorded_lately < RECORDS_A_DAY, 'record_limit'),
    unless(!facts.awaits_issuer, 'record_awaits'),
    unless(!facts.ranked || facts.guests.length === 0, 'guests_ranked'),
    unless(facts.guests.length <= GUESTS_MAX, 'guests_max'),
    mayAsk(facts, mayHaveStarted(facts, now), now),
  )

/**
 * Tells of a match that was played already. Until everybody else has said yes it is Pending, whatever its start; the
 * issuer has reported.
 */
export function record(facts: RecordFacts, now: Millis): ChallengeAttempt {
  const verdict = mayRecord(facts, now)
  if (verdict.kind !== 'allowed') return verdict
  const { sides, guests, claim, side_size } = facts
  const placeOf = (id: string): Partial<PlayerFacts> => {
    if (side_size === null) return {}
    const [own = [], other = []] = sides
    return { side: own.includes(id) ? 0 : 1, captain: own[0] === id || other[0] === id }
  }
  const { facts: challenge, consequences } = issued(facts, now)
  const players = challenge.players.map(player => ({
    ...player,
    ...placeOf(player.user_id),
    ...(player.role === 'issuer' && asReport(claim, now)),
  }))
  const others = facts.targets.map(({ id }) => id)
  const named = guests.map(({ id, side }) => ({ ...newPlayer(id, 'guest', 'accepted'), side }))
  return done(
    { ...challenge, recorded: true, players: [...players, ...named] },
    { ...consequences, notify: tell('recorded', others) },
  )
}

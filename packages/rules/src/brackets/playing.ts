import type { BracketReason } from '@gauntlet/contract/brackets/reasons'
import type { Decider } from '@gauntlet/contract/brackets/status'
import type { Millis } from '@gauntlet/contract/time'
import { type Attempt, done, type Outcome, type Refused } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import {
  type BracketSituation,
  type BracketVerdict,
  bracketActionsFor,
  unremovable,
  verdictOfMatch,
} from './actions.ts'
import {
  type BracketFacts,
  confirmsAt,
  contradicts,
  isWithdrawn,
  type MatchFacts,
  runningIn,
  type Score,
  type Seed,
  seedOf,
  userOf,
} from './facts.ts'

/** The winner of a match; carrying it out puts the winner, and in a double elimination the loser, into the next one. */
export interface Decision {
  match: number
  winner: Seed
  by: Decider
  score: Score | null
}

export type BracketNotice =
  | 'bracket_drawn'
  | 'match_ready'
  | 'match_reported'
  | 'match_disputed'
  | 'match_decided'
  | 'match_corrected'
  | 'player_withdrew'
  | 'opponent_out'
  | 'disqualified'
export interface BracketTold {
  notice: BracketNotice
  user_ids: readonly string[]
  /** The match it is about, where it is about one that is known already. */
  match?: number
  /** The player who is out. */
  out?: string
}

export interface BracketConsequences {
  /** To be carried out next; null where the act decided nothing. */
  decision: Decision | null
  notify: readonly BracketTold[]
}
export type BracketOutcome = Outcome<BracketFacts, BracketConsequences>
export type BracketAttempt = Attempt<BracketFacts, BracketConsequences, BracketReason>
export type BracketRefusal = Refused<BracketReason>

export const isRefusal = (verdict: BracketVerdict): verdict is BracketRefusal => verdict.kind !== 'allowed'

export const playersOf = (bracket: BracketFacts, { sides }: MatchFacts): string[] =>
  sides.flatMap(seed => (seed === null ? [] : [userOf(bracket, seed)]))

const withMatch = (bracket: BracketFacts, changed: MatchFacts): BracketFacts => ({
  ...bracket,
  matches: bracket.matches.map(match => (match.id === changed.id ? changed : match)),
})

export interface Result {
  /** Id of the player who won. */
  winner: string
  score: Score | null
}

/** The seed of the named winner, where it is one of the two and the score does not say otherwise. */
export function winnerIn(bracket: BracketFacts, match: MatchFacts, { winner, score }: Result): Seed | BracketRefusal {
  const seed = seedOf(bracket, winner)
  if (seed === null || !match.sides.includes(seed)) return disabled('not_in_match')
  return contradicts(match, seed, score) ? disabled('score_contradicts') : seed
}

/** A dispute, spoken or by naming another winner: the organizer decides. */
const contest = (
  { tournament, bracket, viewerId }: BracketSituation,
  match: MatchFacts,
  claim: MatchFacts['claim'],
): BracketAttempt =>
  done(withMatch(bracket, { ...match, disputed: true, claim }), {
    decision: null,
    notify: [
      {
        notice: 'match_disputed',
        match: match.id,
        user_ids: [...new Set([tournament.organizer_id, ...playersOf(bracket, match)])].filter(id => id !== viewerId),
      },
    ],
  })

/**
 * A player names the winner. The first report waits for the other player, who confirms it by naming the same player and
 * disputes it by naming another; of two at the same moment the second is the answer.
 */
export function reportMatch(situation: BracketSituation, match: MatchFacts, result: Result): BracketAttempt {
  const { bracket, viewerId, now } = situation
  const verdict = verdictOfMatch('report', situation, match)
  if (isRefusal(verdict)) return verdict
  const winner = winnerIn(bracket, match, result)
  if (typeof winner !== 'number') return winner
  const by = seedOf(bracket, viewerId)
  if (by === null) return disabled('not_in_match')
  const { report } = match
  if (!report) {
    const changed = { ...match, report: { by, winner, at: now }, score: result.score }
    const user_ids = playersOf(bracket, match).filter(id => id !== viewerId)
    return done(withMatch(bracket, changed), {
      decision: null,
      notify: [{ notice: 'match_reported', match: match.id, user_ids }],
    })
  }
  if (report.winner !== winner) return contest(situation, match, { winner, score: result.score })
  const decision: Decision = { match: match.id, winner, by: 'players', score: match.score }
  return done(bracket, { decision, notify: [] })
}

export function disputeMatch(situation: BracketSituation, match: MatchFacts): BracketAttempt {
  const verdict = verdictOfMatch('dispute', situation, match)
  return isRefusal(verdict) ? verdict : contest(situation, match, null)
}

/** The score of a match with this winner: that of the player who named the same one. */
const scoreSaidFor = ({ report, score, claim }: MatchFacts, winner: Seed): Score | null => {
  if (report?.winner === winner) return score
  return claim?.winner === winner ? claim.score : null
}

/** The organizer names the winner; where no score is given, that of the player who named the same winner stays. */
export function decideMatch(situation: BracketSituation, match: MatchFacts, result: Result): BracketAttempt {
  const { bracket, viewerId } = situation
  const verdict = verdictOfMatch('decide', situation, match)
  if (isRefusal(verdict)) return verdict
  const winner = winnerIn(bracket, match, result)
  if (typeof winner !== 'number') return winner
  const user_ids = playersOf(bracket, match).filter(id => id !== viewerId)
  return done(bracket, {
    decision: { match: match.id, winner, by: 'organizer', score: result.score ?? scoreSaidFor(match, winner) },
    notify: [{ notice: 'match_decided', match: match.id, user_ids }],
  })
}

/** The players whose match with this one is on, and who now go on. */
function opponentsOf(bracket: BracketFacts, userId: string): string[] {
  const seed = seedOf(bracket, userId)
  return runningIn(bracket)
    .filter(({ sides }) => sides.includes(seed))
    .flatMap(match => playersOf(bracket, match))
    .filter(id => id !== userId)
}

const without = (bracket: BracketFacts, userId: string): BracketFacts => ({
  ...bracket,
  entrants: bracket.entrants.map(entrant => (entrant.user_id === userId ? { ...entrant, withdrawn: true } : entrant)),
})

/** A player plays no further: what is left is won by the others, one match after the other, as it comes. */
export function withdrawFrom(situation: BracketSituation): BracketAttempt {
  const { tournament, bracket, viewerId } = situation
  const verdict = bracketActionsFor(situation).withdraw
  if (isRefusal(verdict)) return verdict
  const user_ids = opponentsOf(bracket, viewerId).filter(id => id !== tournament.organizer_id)
  return done(without(bracket, viewerId), {
    decision: null,
    notify: [
      { notice: 'player_withdrew', out: viewerId, user_ids: [tournament.organizer_id] },
      { notice: 'opponent_out', out: viewerId, user_ids },
    ],
  })
}

/** The organizer takes a player out: the same as if that player had withdrawn. */
export function disqualifyFrom(situation: BracketSituation, userId: string): BracketAttempt {
  const { bracket } = situation
  const verdict = bracketActionsFor(situation).disqualify
  if (isRefusal(verdict)) return verdict
  const reason = unremovable(situation, userId)
  if (reason !== null) return disabled(reason === 'not_playing' ? 'not_playing' : 'nobody_out')
  return done(without(bracket, userId), {
    decision: null,
    notify: [
      { notice: 'disqualified', user_ids: [userId] },
      { notice: 'opponent_out', out: userId, user_ids: opponentsOf(bracket, userId) },
    ],
  })
}

/** Where one of the two has withdrawn the other wins; where both have, the better seed goes on and loses next. */
function walkover(bracket: BracketFacts, { id, sides: [one, two] }: MatchFacts): Decision | null {
  if (one === null || two === null) return null
  const gone = [one, two].filter(seed => isWithdrawn(bracket, seed))
  if (gone.length === 0) return null
  const winner = gone.length === 2 ? Math.min(one, two) : gone.includes(one) ? two : one
  return { match: id, winner, by: 'walkover', score: null }
}

/** Steps that follow by themselves by `now`, one at a time: walkovers, then reports that silence confirms, in order. */
export function nextDecision(bracket: BracketFacts, now: Millis): Decision | null {
  const running = runningIn(bracket)
  for (const match of running) {
    const decision = walkover(bracket, match)
    if (decision) return decision
  }
  const silent = running
    .flatMap(({ id, report, disputed, score }) => (report && !disputed ? [{ id, report, score }] : []))
    .filter(({ report }) => confirmsAt(report) <= now)
    .toSorted((one, two) => one.report.at - two.report.at || one.id - two.id)
  const [first] = silent
  return first ? { match: first.id, winner: first.report.winner, by: 'silence', score: first.score } : null
}

const pairIn = ({ id, sides }: MatchFacts): string => `${id}: ${sides.join(', ')}`

/** The players to whom a bracket's progress matters: those whose next match is ready now. */
export function newsBetween(before: BracketFacts, after: BracketFacts): BracketTold[] {
  const were = new Set(runningIn(before).map(pairIn))
  const ready = runningIn(after).filter(match => !were.has(pairIn(match)))
  const user_ids = [...new Set(ready.flatMap(match => playersOf(after, match)))]
  return user_ids.length > 0 ? [{ notice: 'match_ready', user_ids }] : []
}

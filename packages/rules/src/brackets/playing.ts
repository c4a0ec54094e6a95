import type { BracketReason } from '@gauntlet/contract/brackets/reasons'
import type { Decider } from '@gauntlet/contract/brackets/status'
import { type Attempt, done, type Outcome, type Refused } from '../gathering/outcome.ts'
import type { Told } from '../challenges/facts.ts'
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
  contradicts,
  type MatchClaim,
  type MatchFacts,
  opponentsIn,
  runningIn,
  type Score,
  type Seed,
  seedOf,
  usersOf,
} from './facts.ts'
import { agreed, endsOtherwise, pairOf } from './scores.ts'

/** The winner of a match; carrying it out puts the winner, and in a double elimination the loser, into the next one. */
export interface Decision {
  match: number
  /** Null of a draw. */
  winner: Seed | null
  by: Decider
  score: Score | null
  told: Told | null
}

export type BracketNotice =
  | 'bracket_drawn'
  | 'match_ready'
  | 'match_reported'
  | 'match_disputed'
  | 'match_decided'
  | 'match_corrected'
  | 'match_score_taken'
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

const isRefusal = (verdict: BracketVerdict): verdict is BracketRefusal => verdict.kind !== 'allowed'

export const playersOf = (bracket: BracketFacts, { sides }: MatchFacts): string[] =>
  sides.flatMap(seed => (seed === null ? [] : usersOf(bracket, seed)))

const withMatch = (bracket: BracketFacts, changed: MatchFacts): BracketFacts => ({
  ...bracket,
  matches: bracket.matches.map(match => (match.id === changed.id ? changed : match)),
})

export interface Result {
  /** Id of the player who won; null of a draw. */
  winner: string | null
  score: Score | null
  told: Told | null
}

/**
 * A result as the viewer tells it, who has to be allowed to: with the seed of its winner, where it is one of the two
 * and the score does not say otherwise. Only a round robin has draws: elsewhere somebody has to go on.
 */
export function claimBy(
  action: 'report' | 'decide' | 'correct',
  situation: BracketSituation,
  match: MatchFacts,
  { winner, score, told }: Result,
): MatchClaim | BracketRefusal {
  const { bracket } = situation
  const verdict = verdictOfMatch(action, situation, match)
  if (isRefusal(verdict)) return verdict
  if (winner === null && bracket.format !== 'round_robin') return disabled('no_draw')
  const seed = winner === null ? null : seedOf(bracket, winner)
  if (winner !== null && (seed === null || !match.sides.includes(seed))) return disabled('not_in_match')
  const pair = told?.score ? pairOf(told.score) : score
  return contradicts(match, seed, score) ? disabled('score_contradicts') : { winner: seed, score: pair, told }
}

export const isClaim = (claim: MatchClaim | BracketRefusal): claim is MatchClaim => !('kind' in claim)

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
        user_ids: [...new Set([tournament.organizer_id, ...opponentsIn(bracket, match, viewerId)])].filter(
          id => id !== viewerId,
        ),
      },
    ],
  })

/**
 * A player names the winner. The first report waits for the other player, who confirms it by naming the same player and
 * disputes it by naming another; of two at the same moment the second is the answer.
 */
export function reportMatch(situation: BracketSituation, match: MatchFacts, result: Result): BracketAttempt {
  const { bracket, viewerId, now } = situation
  const claim = claimBy('report', situation, match, result)
  if (!isClaim(claim)) return claim
  const by = seedOf(bracket, viewerId)
  if (by === null) return disabled('not_in_match')
  const { report } = match
  const { winner, score, told } = claim
  // Of an organizer against a guest: no answer can come.
  if (verdictOfMatch('decide', situation, match).kind === 'allowed') return decideMatch(situation, match, result)
  if (!report) {
    const changed = { ...match, report: { by, winner, at: now }, score, told }
    const user_ids = opponentsIn(bracket, match, viewerId)
    return done(withMatch(bracket, changed), {
      decision: null,
      notify: [{ notice: 'match_reported', match: match.id, user_ids }],
    })
  }
  const first = { winner: report.winner, score: match.score, told: match.told }
  if (endsOtherwise(first, claim)) return contest(situation, match, claim)
  const { claim: other, ...stands } = agreed(first, claim)
  const decision: Decision = { match: match.id, winner, by: 'players', ...stands }
  return done(withMatch(bracket, { ...match, claim: other }), { decision, notify: [] })
}

/** Takes over the score that the other player told of a match that both have reported. */
export function takeScore(situation: BracketSituation, match: MatchFacts): BracketAttempt {
  const { bracket, viewerId } = situation
  const verdict = verdictOfMatch('take_score', situation, match)
  if (isRefusal(verdict)) return verdict
  const { report, claim } = match
  if (!claim) return disabled('scores_agree')
  const theirs = report?.by === seedOf(bracket, viewerId) ? { score: claim.score, told: claim.told } : {}
  const user_ids = opponentsIn(bracket, match, viewerId)
  return done(withMatch(bracket, { ...match, ...theirs, claim: null }), {
    decision: null,
    notify: [{ notice: 'match_score_taken', match: match.id, user_ids }],
  })
}

export function disputeMatch(situation: BracketSituation, match: MatchFacts): BracketAttempt {
  const verdict = verdictOfMatch('dispute', situation, match)
  return isRefusal(verdict) ? verdict : contest(situation, match, null)
}

export const UNTOLD = { score: null, told: null } as const

/** The score of a match with this winner: that of the player who named the same one. */
const saidFor = ({ report, score, told, claim }: MatchFacts, winner: Seed | null): Omit<MatchClaim, 'winner'> => {
  if (report && report.winner === winner) return { score, told }
  return claim && claim.winner === winner ? { score: claim.score, told: claim.told } : UNTOLD
}

/** The organizer names the winner; where no score is given, that of the player who named the same winner stays. */
export function decideMatch(situation: BracketSituation, match: MatchFacts, result: Result): BracketAttempt {
  const { bracket, viewerId } = situation
  const claim = claimBy('decide', situation, match, result)
  if (!isClaim(claim)) return claim
  const { winner, score, told } = claim
  const user_ids = playersOf(bracket, match).filter(id => id !== viewerId)
  const said = score === null && told === null ? saidFor(match, winner) : { score, told }
  return done(bracket, {
    decision: { match: match.id, winner, by: 'organizer', ...said },
    notify: [{ notice: 'match_decided', match: match.id, user_ids }],
  })
}

/** The players whose match with this one is on, and who now go on. */
function opponentsOf(bracket: BracketFacts, userId: string): string[] {
  const seed = seedOf(bracket, userId)
  return runningIn(bracket)
    .filter(({ sides }) => sides.includes(seed))
    .flatMap(match => opponentsIn(bracket, match, userId))
}

function without(bracket: BracketFacts, userId: string): BracketFacts {
  const out = seedOf(bracket, userId)
  return {
    ...bracket,
    entrants: bracket.entrants.map(entrant => (entrant.seed === out ? { ...entrant, withdrawn: true } : entrant)),
  }
}

/** Everybody of a player's side. */
function sideOf(bracket: BracketFacts, userId: string): string[] {
  const seed = seedOf(bracket, userId)
  return seed === null ? [userId] : usersOf(bracket, seed)
}

/** A player, and with them the side, plays no further: the others win what is left, one match after the other. */
export function withdrawFrom(situation: BracketSituation): BracketAttempt {
  const { tournament, bracket, viewerId } = situation
  const verdict = bracketActionsFor(situation).withdraw
  if (isRefusal(verdict)) return verdict
  const user_ids = opponentsOf(bracket, viewerId).filter(id => id !== tournament.organizer_id)
  return done(without(bracket, viewerId), {
    decision: null,
    notify: [
      {
        notice: 'player_withdrew',
        out: viewerId,
        user_ids: [...new Set([tournament.organizer_id, ...sideOf(bracket, viewerId).filter(id => id !== viewerId)])],
      },
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
      { notice: 'disqualified', user_ids: sideOf(bracket, userId) },
      { notice: 'opponent_out', out: userId, user_ids: opponentsOf(bracket, userId) },
    ],
  })
}

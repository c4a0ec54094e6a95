import type { BracketReason } from '@gauntlet/contract/brackets-reasons'
import type { Decider } from '@gauntlet/contract/brackets-status'
import type { Millis } from '../tournaments/facts.ts'
import { disabled } from '../verdict.ts'
import { type BracketSituation, type BracketVerdict, bracketActionsFor, verdictOfMatch } from './actions.ts'
import {
  type BracketFacts,
  confirmsAt,
  isWithdrawn,
  type MatchFacts,
  runningIn,
  type Score,
  type Seed,
  seedOf,
  undecidedIn,
  userOf,
} from './facts.ts'

/** Who has won a match; carrying it out puts the winner, and in a double elimination the loser, into the next one. */
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
  | 'bracket_done'
export interface BracketTold {
  notice: BracketNotice
  user_ids: readonly string[]
}

export interface BracketOutcome {
  bracket: BracketFacts
  /** To be carried out next; null where the act decided nothing. */
  decision: Decision | null
  notify: readonly BracketTold[]
}
export type BracketAttempt =
  | ({ kind: 'allowed' } & BracketOutcome)
  | { kind: 'disabled' | 'hidden'; reason: BracketReason }

const isRefusal = (verdict: BracketVerdict): verdict is Exclude<BracketVerdict, { kind: 'allowed' }> =>
  verdict.kind !== 'allowed'

const playersOf = (bracket: BracketFacts, { sides }: MatchFacts): string[] =>
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

/** The seed of the named winner; null where it is neither of the two. */
function winnerIn(bracket: BracketFacts, match: MatchFacts, { winner }: Result): Seed | null {
  const seed = seedOf(bracket, winner)
  return seed !== null && match.sides.includes(seed) ? seed : null
}

/** A dispute, spoken or by naming another winner: the organizer decides. */
const contest = ({ tournament, bracket, viewerId }: BracketSituation, match: MatchFacts): BracketAttempt => ({
  kind: 'allowed',
  bracket: withMatch(bracket, { ...match, disputed: true }),
  decision: null,
  notify: [
    {
      notice: 'match_disputed',
      user_ids: [...new Set([tournament.organizer_id, ...playersOf(bracket, match)])].filter(id => id !== viewerId),
    },
  ],
})

/**
 * A player names the winner. The first report waits for the other player, who confirms it by the same name and disputes
 * it by another; of two at the same moment the second is the answer.
 */
export function reportMatch(
  situation: BracketSituation,
  match: MatchFacts,
  result: Result,
  now: Millis,
): BracketAttempt {
  const { bracket, viewerId } = situation
  const verdict = verdictOfMatch('report', situation, match)
  if (isRefusal(verdict)) return verdict
  const winner = winnerIn(bracket, match, result)
  const by = seedOf(bracket, viewerId)
  if (winner === null || by === null) return disabled('not_in_match')
  const { report } = match
  if (!report) {
    const changed = { ...match, report: { by, winner, at: now }, score: result.score }
    const user_ids = playersOf(bracket, match).filter(id => id !== viewerId)
    return {
      kind: 'allowed',
      bracket: withMatch(bracket, changed),
      decision: null,
      notify: [{ notice: 'match_reported', user_ids }],
    }
  }
  if (report.winner !== winner) return contest(situation, match)
  const decision: Decision = { match: match.id, winner, by: 'players', score: match.score }
  return { kind: 'allowed', bracket, decision, notify: [] }
}

export function disputeMatch(situation: BracketSituation, match: MatchFacts): BracketAttempt {
  const verdict = verdictOfMatch('dispute', situation, match)
  return isRefusal(verdict) ? verdict : contest(situation, match)
}

/** The organizer names the winner; a score that was reported stays where none is given. */
export function decideMatch(situation: BracketSituation, match: MatchFacts, result: Result): BracketAttempt {
  const { bracket, viewerId } = situation
  const verdict = verdictOfMatch('decide', situation, match)
  if (isRefusal(verdict)) return verdict
  const winner = winnerIn(bracket, match, result)
  if (winner === null) return disabled('not_in_match')
  const user_ids = playersOf(bracket, match).filter(id => id !== viewerId)
  return {
    kind: 'allowed',
    bracket,
    decision: { match: match.id, winner, by: 'organizer', score: result.score ?? match.score },
    notify: [{ notice: 'match_decided', user_ids }],
  }
}

/** A player plays no further: what is left is won by the others, one match after the other, as it comes. */
export function withdrawFrom(situation: BracketSituation): BracketAttempt {
  const { bracket, viewerId } = situation
  const verdict = bracketActionsFor(situation).withdraw
  if (isRefusal(verdict)) return verdict
  const entrants = bracket.entrants.map(entrant =>
    entrant.user_id === viewerId ? { ...entrant, withdrawn: true } : entrant,
  )
  return { kind: 'allowed', bracket: { ...bracket, entrants }, decision: null, notify: [] }
}

/** Where one of the two has withdrawn the other wins; where both have, the better seed goes on and loses next. */
function walkover(bracket: BracketFacts, { id, sides: [one, two] }: MatchFacts): Decision | null {
  if (one === null || two === null) return null
  const gone = [one, two].filter(seed => isWithdrawn(bracket, seed))
  if (gone.length === 0) return null
  const winner = gone.length === 2 ? Math.min(one, two) : gone.includes(one) ? two : one
  return { match: id, winner, by: 'walkover', score: null }
}

/** What follows by itself by `now`, one at a time: walkovers, then the reports that silence has confirmed, as they came. */
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

/** Whom a bracket that moved on concerns: those whose next match is ready now, and the organizer once all is decided. */
export function newsBetween(before: BracketFacts, after: BracketFacts, organizerId: string): BracketTold[] {
  const were = new Set(runningIn(before).map(({ id }) => id))
  const ready = runningIn(after).filter(({ id }) => !were.has(id))
  const done = undecidedIn(before).length > 0 && undecidedIn(after).length === 0
  const told: BracketTold[] = [
    { notice: 'match_ready', user_ids: [...new Set(ready.flatMap(match => playersOf(after, match)))] },
    { notice: 'bracket_done', user_ids: done ? [organizerId] : [] },
  ]
  return told.filter(({ user_ids }) => user_ids.length > 0)
}

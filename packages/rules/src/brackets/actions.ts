import type { BracketReason } from '@gauntlet/contract/brackets-reasons'
import { type BracketAction, BRACKET_MIN, type MatchAction, type MatchState } from '@gauntlet/contract/brackets-status'
import { acceptedIn, type TournamentFacts } from '../tournaments/facts.ts'
import { type Verdict, allowed, disabled, hidden } from '../verdict.ts'
import { type BracketFacts, isWithdrawn, type MatchFacts, type Seed, seedOf, stateOf, undecidedIn } from './facts.ts'

export type BracketVerdict = Verdict<BracketReason>

/** Settled facts of the tournament, its bracket (empty until it is drawn), and who looks. */
export interface BracketSituation {
  tournament: TournamentFacts
  bracket: BracketFacts
  viewerId: string
}

const organizes = ({ tournament, viewerId }: BracketSituation): boolean => tournament.organizer_id === viewerId

/** Why nothing can be done in a bracket; null while it is played. */
function closedFor({ tournament }: BracketSituation): BracketVerdict | null {
  if (tournament.format === 'none') return hidden('no_format')
  if (tournament.status === 'Upcoming') return disabled('not_started')
  return tournament.status === 'Reporting' ? null : hidden('over')
}

function mayDraw(situation: BracketSituation): BracketVerdict {
  if (!organizes(situation)) return hidden('not_organizer')
  const closed = closedFor(situation)
  if (closed) return closed
  if (situation.tournament.drawn) return hidden('drawn')
  return acceptedIn(situation.tournament).length < BRACKET_MIN ? disabled('too_few') : allowed
}

function mayWithdraw(situation: BracketSituation): BracketVerdict {
  const { tournament, bracket, viewerId } = situation
  const closed = closedFor(situation)
  if (closed) return hidden(closed.kind === 'allowed' ? 'over' : closed.reason)
  if (!tournament.drawn) return hidden('not_drawn')
  const seed = seedOf(bracket, viewerId)
  if (seed === null) return hidden('not_playing')
  if (isWithdrawn(bracket, seed)) return hidden('withdrawn')
  const ahead = undecidedIn(bracket).some(({ sides }) => sides.includes(seed))
  return ahead ? allowed : hidden('all_decided')
}

export const bracketActionsFor = (situation: BracketSituation): Record<BracketAction, BracketVerdict> => ({
  draw: mayDraw(situation),
  withdraw: mayWithdraw(situation),
})

/** What a match rests on in a verdict. */
interface MatchSituation extends BracketSituation {
  match: MatchFacts
  state: MatchState
  /** The viewer's seed where the viewer plays in this match. */
  own: Seed | null
}

/** Why a match takes no result; null where it does. */
function unplayable(situation: MatchSituation): BracketVerdict | null {
  const closed = closedFor(situation)
  if (closed) return closed
  const { state } = situation
  return state === 'bye' || state === 'open' || state === 'unneeded' || state === 'decided' ? hidden(state) : null
}

function mayReport(situation: MatchSituation): BracketVerdict {
  const { own, state, match } = situation
  if (own === null) return hidden('not_your_match')
  const closed = unplayable(situation)
  if (closed) return closed
  if (state === 'disputed') return disabled('disputed')
  return match.report?.by === own ? disabled('you_reported') : allowed
}

function mayDispute(situation: MatchSituation): BracketVerdict {
  const { own, state, match } = situation
  if (own === null) return hidden('not_your_match')
  const closed = unplayable(situation)
  if (closed) return closed
  if (state === 'disputed') return disabled('disputed')
  if (state === 'ready') return hidden('not_reported')
  return match.report?.by === own ? hidden('you_reported') : allowed
}

/** The organizer decides any match that can be played, the own one only once it is disputed. */
function mayDecide(situation: MatchSituation): BracketVerdict {
  if (!organizes(situation)) return hidden('not_organizer')
  const closed = unplayable(situation)
  if (closed) return closed
  return situation.own !== null && situation.state !== 'disputed' ? hidden('own_match') : allowed
}

const rules: Record<MatchAction, (situation: MatchSituation) => BracketVerdict> = {
  report: mayReport,
  dispute: mayDispute,
  decide: mayDecide,
}

const inMatch = (situation: BracketSituation, match: MatchFacts): MatchSituation => {
  const seed = seedOf(situation.bracket, situation.viewerId)
  const own = seed !== null && match.sides.includes(seed) ? seed : null
  return { ...situation, match, own, state: stateOf(situation.bracket, match) }
}

export const verdictOfMatch = (action: MatchAction, situation: BracketSituation, match: MatchFacts): BracketVerdict =>
  rules[action](inMatch(situation, match))

export function matchActionsFor(situation: BracketSituation, match: MatchFacts): Record<MatchAction, BracketVerdict> {
  const inIt = inMatch(situation, match)
  return { report: mayReport(inIt), dispute: mayDispute(inIt), decide: mayDecide(inIt) }
}

/** Refusals for who one is (403); the others are for how things stand (409). */
export const isForbiddenIn = (reason: BracketReason): boolean =>
  reason === 'not_organizer' || reason === 'not_playing' || reason === 'not_your_match'

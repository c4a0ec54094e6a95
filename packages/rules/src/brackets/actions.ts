import type { BracketReason } from '@gauntlet/contract/brackets/reasons'
import { type BracketAction, BRACKET_MIN, type MatchAction, type MatchState } from '@gauntlet/contract/brackets/status'
import type { Millis } from '@gauntlet/contract/time'
import { SCORE_WAIT } from '../gathering/waits.ts'
import type { TournamentFacts } from '../tournaments/facts.ts'
import { acceptedIn, isGuest, openSlots } from '../tournaments/sides.ts'
import { type Verdict, allowed, disabled, hidden } from '../verdict.ts'
import {
  type BracketFacts,
  hasResults,
  isWithdrawn,
  type MatchFacts,
  OWN_WAIT,
  runningIn,
  type Seed,
  seedOf,
  stateOf,
  undecidedIn,
} from './facts.ts'
import { differing } from './scores.ts'

export type BracketVerdict = Verdict<BracketReason>

/** Settled facts of the tournament, its bracket (empty until it is drawn), and the viewer. */
export interface BracketSituation {
  tournament: TournamentFacts
  bracket: BracketFacts
  viewerId: string
  now: Millis
}

const organizes = ({ tournament, viewerId }: BracketSituation): boolean => tournament.organizer_id === viewerId

/** Why nothing can be done in a bracket; null while it is played. */
function closedFor({ tournament }: BracketSituation): BracketVerdict | null {
  if (tournament.format === 'none') return hidden('no_format')
  if (tournament.status === 'Upcoming') return disabled('not_started')
  return tournament.status === 'Reporting' ? null : hidden('over')
}

/** From the announcement until the first result, as often as the organizer likes. */
function mayDraw(situation: BracketSituation): BracketVerdict {
  const { tournament, bracket } = situation
  if (!organizes(situation)) return hidden('not_organizer')
  if (tournament.format === 'none') return hidden('no_format')
  if (tournament.status !== 'Upcoming' && tournament.status !== 'Reporting') return hidden('over')
  if (tournament.drawn && hasResults(bracket)) return hidden('results_in')
  return acceptedIn(tournament).length < BRACKET_MIN ? disabled('too_few') : allowed
}

/** Why a player can't be taken out of the bracket; null where that can be done. */
export function unremovable({ tournament, bracket }: BracketSituation, userId: string): BracketReason | null {
  if (!tournament.drawn) return 'not_drawn'
  const seed = seedOf(bracket, userId)
  if (seed === null) return 'not_playing'
  if (isWithdrawn(bracket, seed)) return 'withdrawn'
  return undecidedIn(bracket).some(({ sides }) => sides.includes(seed)) ? null : 'all_decided'
}

function mayWithdraw(situation: BracketSituation): BracketVerdict {
  const closed = closedFor(situation)
  if (closed) return hidden(closed.kind === 'allowed' ? 'over' : closed.reason)
  const reason = unremovable(situation, situation.viewerId)
  return reason === null ? allowed : hidden(reason)
}

/** Whether the organizer may disqualify anybody; of each player `unremovable` knows. */
function mayDisqualify(situation: BracketSituation): BracketVerdict {
  if (!organizes(situation)) return hidden('not_organizer')
  const closed = closedFor(situation)
  if (closed) return hidden(closed.kind === 'allowed' ? 'over' : closed.reason)
  if (!situation.tournament.drawn) return hidden('not_drawn')
  return undecidedIn(situation.bracket).length > 0 ? allowed : hidden('all_decided')
}

/** Nobody comes to a match of the first round: one more player changes nothing for the others. */
const hasBye = ({ format, matches }: BracketFacts): boolean =>
  format === 'round_robin' || matches.some(({ part, round, bye }) => part === 'winners' && round === 1 && bye)

/** The organizer adds a player after the start, where a bye is free and no result is in. */
function mayWalkIn(situation: BracketSituation): BracketVerdict {
  const { tournament, bracket } = situation
  if (!organizes(situation)) return hidden('not_organizer')
  const closed = closedFor(situation)
  if (closed) return hidden(closed.kind === 'allowed' ? 'over' : closed.reason)
  if (!tournament.drawn) return hidden('not_drawn')
  if (hasResults(bracket)) return hidden('results_in')
  if (tournament.side_size !== null) return disabled('whole_sides')
  return hasBye(bracket) && openSlots(tournament) > 0 ? allowed : disabled('no_bye')
}

export const bracketActionsFor = (situation: BracketSituation): Record<BracketAction, BracketVerdict> => ({
  draw: mayDraw(situation),
  withdraw: mayWithdraw(situation),
  disqualify: mayDisqualify(situation),
  walk_in: mayWalkIn(situation),
})

/** Everything that a verdict on a match rests on. */
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

/** Why a player says nothing about a match: it is not theirs, takes no result or is before the organizer. */
function unsaid(situation: MatchSituation): BracketVerdict | null {
  if (situation.own === null) return hidden('not_your_match')
  return unplayable(situation) ?? (situation.state === 'disputed' ? disabled('disputed') : null)
}

function mayReport(situation: MatchSituation): BracketVerdict {
  const { own, match } = situation
  const closed = unsaid(situation)
  if (closed) return closed
  return match.report?.by === own ? disabled('you_reported') : allowed
}

function mayDispute(situation: MatchSituation): BracketVerdict {
  const { own, state, match } = situation
  const closed = unsaid(situation)
  if (closed) return closed
  if (state === 'ready') return hidden('not_reported')
  return match.report?.by === own ? hidden('you_reported') : allowed
}

/** A guest plays in it, who has no account to answer with. */
const hasGuest = ({ tournament, bracket, match }: MatchSituation): boolean =>
  tournament.places.some(place => isGuest(place) && match.sides.includes(seedOf(bracket, place.user_id)))

/**
 * The organizer decides any match that can be played. In a match of their own the other player comes first, unless
 * that is a guest: the organizer decides it where it is disputed, or where a report of theirs has met with silence.
 */
function mayDecide(situation: MatchSituation): BracketVerdict {
  if (!organizes(situation)) return hidden('not_organizer')
  const closed = unplayable(situation)
  if (closed) return closed
  const { own, state, match, now } = situation
  if (own === null || state === 'disputed' || hasGuest(situation)) return allowed
  if (match.report?.by !== own) return hidden('own_match')
  return now >= match.report.at + OWN_WAIT ? allowed : disabled('own_match_waits')
}

/** The result of the tournament can still change: it is being played, or its placings have not moved the ranks yet. */
const isOpen = ({ status, settles_at }: TournamentFacts): boolean =>
  status === 'Reporting' || (status === 'Complete' && settles_at !== null)

/** The organizer corrects a decided match until the result of the tournament stands. */
function mayCorrect(situation: MatchSituation): BracketVerdict {
  if (!organizes(situation)) return hidden('not_organizer')
  const { tournament, state } = situation
  if (state !== 'decided') return hidden('not_decided')
  if (isOpen(tournament)) return allowed
  return hidden(tournament.status === 'Complete' ? 'result_stands' : 'over')
}

/**
 * Of two reports of one result with different scores either player may take over the other's for so long, also where
 * the tournament is over: the match counts. In one that is void nothing does.
 */
function mayTakeScore({ tournament, own, state, match, now }: MatchSituation): BracketVerdict {
  if (own === null) return hidden('not_your_match')
  if (tournament.ended === 'void') return hidden('over')
  if (state !== 'decided' || match.decided_at === null) return hidden('not_decided')
  if (!differing(match)) return hidden('scores_agree')
  return now < match.decided_at + SCORE_WAIT ? allowed : disabled('score_too_late')
}

const rules: Record<MatchAction, (situation: MatchSituation) => BracketVerdict> = {
  report: mayReport,
  dispute: mayDispute,
  decide: mayDecide,
  correct: mayCorrect,
  take_score: mayTakeScore,
}

const inMatch = (situation: BracketSituation, match: MatchFacts): MatchSituation => {
  const seed = seedOf(situation.bracket, situation.viewerId)
  const own = seed !== null && match.sides.includes(seed) ? seed : null
  return { ...situation, match, own, state: stateOf(situation.bracket, match) }
}

export const verdictOfMatch = (action: MatchAction, situation: BracketSituation, match: MatchFacts): BracketVerdict =>
  rules[action](inMatch(situation, match))

/** The matches that wait for the viewer: to be played and reported, or for the answer to a report. */
export const waitingFor = (situation: BracketSituation): MatchFacts[] =>
  runningIn(situation.bracket).filter(match => verdictOfMatch('report', situation, match).kind === 'allowed')

export function matchActionsFor(situation: BracketSituation, match: MatchFacts): Record<MatchAction, BracketVerdict> {
  const inIt = inMatch(situation, match)
  return {
    report: mayReport(inIt),
    dispute: mayDispute(inIt),
    decide: mayDecide(inIt),
    correct: mayCorrect(inIt),
    take_score: mayTakeScore(inIt),
  }
}

/** Refusals because of the viewer (403); the others are because of how things stand (409). */
export const isForbiddenIn = (reason: BracketReason): boolean =>
  reason === 'not_organizer' || reason === 'not_playing' || reason === 'not_your_match'

import type { BracketPart } from './status.ts'
import type { TournamentFormat } from '../tournaments/status.ts'
import { fill } from '../language/fill.ts'
import { nobodyTexts } from '../profiles/texts.ts'

export const bracketTexts = {
  drawn: 'The bracket is drawn',
  reported: 'Report sent successfully',
  disputed: 'The organizer decides',
  decided: 'The match is decided',
  withdrawn: 'You have withdrawn',
  unknownMatch: 'We do not know this match.',
  winnerMissing: 'Please select a winner',
  score: 'A score is a whole number from 0 to 999.',
  bothScores: 'Set both scores or none.',
  scoreOnce: 'Give the score in one form only.',
  scoreTaken: 'Score updated',
  winnerOrDraw: 'Name a winner, or say that it was a draw.',
  noSuchFormat: 'This sport has no such format.',
  corrected: 'The match is corrected',
  disqualified: 'The player is disqualified',
  walkedIn: 'The player is in the bracket',
  later: 'Choose whether the later matches are played again or kept.',
  order: 'The order names players who have accepted, each once.',
  hiddenPlayer: nobodyTexts.hiddenPlayer,
} as const

export const formatTexts: Record<TournamentFormat, { title: string; line: string }> = {
  none: { title: 'No bracket', line: 'You report how it ended.' },
  single_elimination: {
    title: 'Single elimination',
    line: 'Lose once and you are out. The semi-final losers play for third.',
  },
  double_elimination: { title: 'Double elimination', line: 'Lose twice and you are out.' },
  round_robin: { title: 'Round robin', line: 'Everyone plays everyone once.' },
}

export const roundTexts = {
  final: 'Final',
  semiFinals: 'Semi-finals',
  quarterFinals: 'Quarter-finals',
  roundOf: 'Round of {players}',
  grandFinal: 'Grand final',
  secondFinal: 'Second final',
  thirdPlace: 'Third place',
  round: 'Round {round}',
  losersFinal: 'Losers final',
  losersRound: 'Losers round {round}',
  winnersFinal: 'Winners final',
  winnersRound: 'Winners round {round}',
} as const

const roundsToFinal = (left: number): string => {
  if (left === 0) return roundTexts.final
  if (left === 1) return roundTexts.semiFinals
  return left === 2 ? roundTexts.quarterFinals : fill(roundTexts.roundOf, { players: 2 ** (left + 1) })
}

/** The name of a round: `rounds` are those of its part, `round` counts from 1. */
export function roundName(format: TournamentFormat, part: BracketPart, round: number, rounds: number): string {
  if (part === 'final') return round === 1 ? roundTexts.grandFinal : roundTexts.secondFinal
  if (part === 'third') return roundTexts.thirdPlace
  if (part === 'group') return fill(roundTexts.round, { round })
  if (part === 'losers') return round === rounds ? roundTexts.losersFinal : fill(roundTexts.losersRound, { round })
  if (format === 'double_elimination')
    return round === rounds ? roundTexts.winnersFinal : fill(roundTexts.winnersRound, { round })
  return roundsToFinal(rounds - round)
}

import type { BracketPart } from '@gauntlet/contract/brackets/status'
import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import type { TournamentFacts } from '../tournaments/facts.ts'
import { accepted, START, tournament } from '../tournaments/testing.ts'
import type { BracketSituation } from './actions.ts'
import type { BracketFacts, MatchFacts, Seed } from './facts.ts'
import type { BracketAttempt, BracketTold } from './playing.ts'
import { byWins } from './round-robin.ts'

/** The players by seed; Ada organizes and does not play. */
export const PLAYERS = ['Ben', 'Cleo', 'Dan', 'Eve'] as const
export const UNDERWAY: Millis = START + 60_000

export const match = (
  id: number,
  [part, round, number]: readonly [BracketPart, number, number],
  sides: MatchFacts['sides'],
  change: Partial<MatchFacts> = {},
): MatchFacts => ({
  id,
  part,
  round,
  number,
  sides,
  bye: false,
  score: null,
  told: null,
  winner: null,
  decided_by: null,
  decided_at: null,
  report: null,
  disputed: false,
  claim: null,
  ...change,
})

/** A match that the first side won. */
export const won = (
  id: number,
  place: readonly [BracketPart, number, number],
  [winner, loser]: readonly [Seed, Seed],
): MatchFacts => match(id, place, [winner, loser], { winner, decided_by: 'players', decided_at: UNDERWAY })

export const bracketOf = (
  format: TournamentFormat,
  matches: readonly MatchFacts[],
  players: readonly string[] = PLAYERS,
): BracketFacts => ({
  format,
  standings: byWins,
  entrants: players.map((user_id, index) => ({ seed: index + 1, user_id, partners: [], withdrawn: false })),
  matches,
})

/** Ben against Eve (match 0) and Cleo against Dan (match 1); final (2) and third place (3) are open. */
export const semifinals = (change: Partial<MatchFacts> = {}): BracketFacts =>
  bracketOf('single_elimination', [
    match(0, ['winners', 1, 1], [1, 4], change),
    match(1, ['winners', 1, 2], [2, 3]),
    match(2, ['winners', 2, 1], [null, null]),
    match(3, ['third', 1, 1], [null, null]),
  ])

export const gone = (bracket: BracketFacts, ...names: string[]): BracketFacts => ({
  ...bracket,
  entrants: bracket.entrants.map(entrant => ({ ...entrant, withdrawn: names.includes(entrant.user_id) })),
})

/** Ada's tournament, begun and drawn. */
export const underway = (change: Partial<TournamentFacts> = {}): TournamentFacts =>
  tournament({
    status: 'Reporting',
    format: 'single_elimination',
    drawn: true,
    undecided: 4,
    places: accepted(...PLAYERS),
    ...change,
  })

export const situation = (viewerId: string, change: Partial<BracketSituation> = {}): BracketSituation => ({
  tournament: underway(),
  bracket: semifinals(),
  viewerId,
  now: UNDERWAY,
  ...change,
})

export const first = ({ matches: [one] }: BracketFacts): MatchFacts => {
  if (!one) throw new Error('The bracket is empty')
  return one
}

/** The bracket after an act that has to be allowed, and what follows from it. */
export function outcomeOf(attempt: BracketAttempt) {
  if (attempt.kind !== 'allowed') throw new Error(`refused: ${attempt.reason}`)
  return { bracket: attempt.facts, ...attempt.consequences }
}
/** 'no: reason' is disabled, a reason alone hidden. */
export const verdictWords = (verdict: { kind: string; reason?: string }): string => {
  if (verdict.reason === undefined) return 'yes'
  return verdict.kind === 'disabled' ? `no: ${verdict.reason}` : verdict.reason
}
export const toldOf = ({ notify }: { notify: readonly BracketTold[] }): string =>
  notify.map(({ notice, user_ids }) => `${notice}: ${user_ids.join(', ')}`).join('; ')

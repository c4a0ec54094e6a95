import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { endings } from '@gauntlet/contract/scores/endings'
import type { Millis } from '@gauntlet/contract/time'
import type { Position } from '../ranks/sides.ts'
import { isSameScore } from '../scores/same.ts'
import type { Result } from './consequences.ts'
import { areComplete, isSided, sidesOf } from './sides.ts'
import { type ChallengeFacts, type Claim, type Report, reportsOf, type Told, type ToldScore } from './facts.ts'

/** A claim that names the winner and says nothing else. */
export const wonBy = (winner_id: string): Claim => ({ winner_id, ending: null, score: null })

/** A claim that it was a draw. */
export const drawn: Claim = { winner_id: null, ending: null, score: null }

const movesRanks = ({ ending }: Pick<Claim, 'ending'>): boolean => endings[ending ?? 'played'].moves_rank

/**
 * Whether a later report says that the match ended otherwise: another won, or ranks move by one and not by the other. A
 * report that does not say how it ended agrees; a score never makes a dispute.
 */
export const contradicts = (first: Claim, later: Claim): boolean =>
  first.winner_id !== later.winner_id || (later.ending !== null && movesRanks(first) !== movesRanks(later))

/** The scores of the reports that name this winner, each once. */
function scoresFor(challenge: ChallengeFacts, winnerId: string | null): ToldScore[] {
  const told = reportsOf(challenge).flatMap(({ winner_id, score }) => (winner_id === winnerId && score ? [score] : []))
  return told.filter((score, index) => told.findIndex(other => isSameScore(other.given, score.given)) === index)
}

/** The reports of the result that stands, where they tell different scores; empty where they agree. */
export const differing = (challenge: ChallengeFacts): Report[] =>
  scoresFor(challenge, challenge.winner_id).length > 1
    ? reportsOf(challenge).filter(({ winner_id, score }) => winner_id === challenge.winner_id && score !== null)
    : []

const isLevel = (positions: readonly Position[]): boolean => positions.every(position => position === 1)

/** The result with this winner, null for a draw: how it ended, and the score if all who tell one tell the same. */
export function withWinner(challenge: ChallengeFacts, winner_id: string | null): ChallengeFacts {
  const [score = null, ...others] = scoresFor(challenge, winner_id)
  const standing = others.length === 0 ? score : null
  const claims = reportsOf(challenge).filter(report => report.winner_id === winner_id)
  return {
    ...challenge,
    winner_id,
    level: winner_id === null || (standing !== null && isLevel(standing.positions)),
    ending: claims.find(({ ending }) => ending !== null)?.ending ?? null,
    score: standing,
  }
}

/** Whoever did not finish shares the last place, and no place is left out: everybody has played. */
function allPlaced(positions: readonly Position[]): number[] {
  const there = [...new Set(positions.flatMap(position => position ?? []))].sort((a, b) => a - b)
  return positions.map(position => 1 + (position === null ? there.length : there.indexOf(position)))
}

/** The places of a result; null where only the winner is known. */
function placesOf({ level, score }: ChallengeFacts, sides: number): number[] | null {
  if (score && sides > 2) return allPlaced(score.positions)
  return level ? Array.from({ length: sides }, () => 1) : null
}

/** Whether who played lets a ranked result move ranks: both sides complete, with players who accepted. */
export const isRankable = (challenge: ChallengeFacts): boolean => !isSided(challenge) || areComplete(challenge)

/** The result that stands, as it is handed to what counts it; the issuer's side is the first. */
export function resultOf(challenge: ChallengeFacts, at: Millis): Result {
  const sides = sidesOf(challenge)
  return {
    winner_id: challenge.winner_id,
    sides,
    ranked: challenge.ranked && movesRanks(challenge) && isRankable(challenge),
    positions: placesOf(challenge, sides.length),
    score: challenge.score?.totals ?? null,
    at,
  }
}

/** Whether what counts a result would count the two alike. */
export const countsAlike = (one: Result, two: Result): boolean =>
  one.winner_id === two.winner_id &&
  String(one.positions) === String(two.positions) &&
  (!one.ranked || String(one.score) === String(two.score))

/** The outcome to show: the result that stands, or until then what was reported first. */
export interface Shown extends Told {
  draw: boolean
}

export function shownOf(challenge: ChallengeFacts): Shown {
  const [first] = reportsOf(challenge)
  if (challenge.status === S.complete) {
    const { ending, score, winner_id } = challenge
    return { ending, score, draw: winner_id === null }
  }
  return {
    ending: first?.ending ?? null,
    score: first?.score ?? null,
    draw: first !== undefined && first.winner_id === null,
  }
}

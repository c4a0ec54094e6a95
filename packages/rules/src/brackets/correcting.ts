import type { BracketPart, LaterChoice } from '@gauntlet/contract/brackets/status'
import type { Told } from '../challenges/facts.ts'
import { disabled } from '../verdict.ts'
import type { BracketSituation } from './actions.ts'
import {
  type BracketFacts,
  loserOf,
  matchOf,
  type MatchFacts,
  type Score,
  type Seed,
  seedOf,
  stateOf,
} from './facts.ts'
import { type BracketRefusal, type BracketTold, claimBy, isClaim, playersOf, type Result } from './playing.ts'

/** Another result of a decided match, and what becomes of those that followed from it. */
export interface Correction {
  match: number
  /** Null of a draw. */
  winner: Seed | null
  score: Score | null
  told: Told | null
  /**
   * Matches that were played or reported since, and would not have been: none where the winner stays. First played
   * first.
   */
  later: readonly number[]
  choice: LaterChoice
}
export type CorrectionAttempt =
  | { kind: 'allowed'; correction: Correction; notify: readonly BracketTold[] }
  | BracketRefusal

/** In this order the matches of a bracket can be played, and each player plays them. */
const STAGES: Record<BracketPart, number> = { winners: 0, group: 0, third: 1, losers: 1, final: 2 }
const inOrder = (one: MatchFacts, two: MatchFacts): number =>
  STAGES[one.part] - STAGES[two.part] || one.round - two.round || one.id - two.id

const PLAYED: ReadonlySet<string> = new Set(['decided', 'reported', 'disputed'])

/**
 * The matches that followed from one, directly or by way of others: whoever met one of its players later stands where
 * that match led, too. First played first; of a round robin none, since nothing leads anywhere.
 */
export function laterThan(bracket: BracketFacts, match: MatchFacts): MatchFacts[] {
  if (bracket.format === 'round_robin') return []
  const since = new Map<Seed, MatchFacts>()
  for (const seed of match.sides) if (seed !== null) since.set(seed, match)
  return bracket.matches
    .filter(one => PLAYED.has(stateOf(bracket, one)))
    .toSorted(inOrder)
    .filter(one => {
      const follows = one.sides.some(seed => {
        const from = seed === null ? undefined : since.get(seed)
        return from !== undefined && inOrder(from, one) < 0
      })
      if (follows) for (const seed of one.sides) if (seed !== null && !since.has(seed)) since.set(seed, one)
      return follows
    })
}

/** Whoever played in the place of the other: both, where the winner of a match changes. */
export const swapIn = ({ sides: [one, two] }: Pick<MatchFacts, 'sides'>) => {
  return (seed: Seed): Seed => {
    if (seed === one) return two ?? seed
    return seed === two ? (one ?? seed) : seed
  }
}

/**
 * The organizer corrects a decided match. Where others were played since by the wrong player, the organizer says
 * whether they are undone or kept. A match of the organizer's own changes only in the other player's favor.
 */
export function correctMatch(
  situation: BracketSituation,
  match: MatchFacts,
  result: Result,
  choice: LaterChoice | undefined,
): CorrectionAttempt {
  const { bracket, viewerId } = situation
  const claim = claimBy('correct', situation, match, result)
  if (!isClaim(claim)) return claim
  const { winner, score, told } = claim
  const own = seedOf(bracket, viewerId)
  if (own !== null && match.sides.includes(own) && gains(own, match, winner)) return disabled('own_favour')
  const later = winner !== null && winner === loserOf(match) ? laterThan(bracket, match) : []
  if (later.length > 0 && choice === undefined) return disabled('later_matches')
  const user_ids = [...new Set([match, ...later].flatMap(one => playersOf(bracket, one)))].filter(id => id !== viewerId)
  return {
    kind: 'allowed',
    correction: {
      match: match.id,
      winner,
      score,
      told,
      later: later.map(({ id }) => id),
      choice: choice ?? 'undo',
    },
    notify: [{ notice: 'match_corrected', match: match.id, user_ids }],
  }
}

/** A result that is corrected to a player's own win, or to a draw where that player has lost. */
const gains = (own: Seed, { winner: was }: MatchFacts, winner: Seed | null): boolean =>
  winner === own || (winner === null && was !== null && was !== own)

/** The winner of a later match that is kept; null where it is undone: on purpose, or because nobody met in it. */
export function keptWinner(before: BracketFacts, { match: id, choice }: Correction, later: number): Seed | null {
  const corrected = matchOf(before, id)
  const played = matchOf(before, later)
  if (choice === 'undo' || !corrected || !played || played.winner === null || played.decided_by === 'walkover')
    return null
  return swapIn(corrected)(played.winner)
}

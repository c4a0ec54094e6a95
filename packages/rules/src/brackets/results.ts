import { HOUR, type Millis } from '@gauntlet/contract/time'
import { isReadAfter } from '../scores/read.ts'
import { wholeMinute } from '../time.ts'
import { endings } from '@gauntlet/contract/scores/endings'
import type { ToldScore } from '../challenges/facts.ts'
import { type BracketFacts, type MatchFacts, nextSilence, usersOf } from './facts.ts'
import { differing } from './scores.ts'

/** The organizer's word moves no rank before it has stood for so long: until then it is easily corrected. */
export const WORD_WAIT = 48 * HOUR

/** A decided match, as it is handed to what counts it. */
export interface MatchResult {
  match: number
  /** The players of both sides; the positions are in their order. */
  sides: readonly [readonly string[], readonly string[]]
  positions: readonly [number, number]
  /** The totals of both, in the finest unit known; null where the reports tell different scores. */
  score: readonly [number, number] | null
  /** A walkover that was reported counts as played, and moves no rank. */
  moves_rank: boolean
  /** It counts from here on. */
  stands_at: Millis
}

/** When the result of a match counts: what both players said at once. Null where nobody has won by playing. */
function standsAt({ decided_by, decided_at }: MatchFacts): Millis | null {
  if (decided_by === null || decided_at === null || decided_by === 'walkover') return null
  return decided_by === 'organizer' ? wholeMinute(decided_at + WORD_WAIT) : decided_at
}

/** A match that a shoot-out decided has a winner, and is level. */
function positionsOf({ sides, winner }: MatchFacts, score: ToldScore | null): [number, number] {
  if (winner === null || score?.positions.every(position => position === 1)) return [1, 1]
  return winner === sides[0] ? [1, 2] : [2, 1]
}

function resultOf(bracket: BracketFacts, match: MatchFacts): MatchResult | null {
  const stands_at = standsAt(match)
  const [one, two] = match.sides
  if (stands_at === null || one === null || two === null) return null
  const score = differing(match) ? null : (match.told?.score ?? null)
  return {
    match: match.id,
    sides: [usersOf(bracket, one), usersOf(bracket, two)],
    positions: positionsOf(match, score),
    score: isReadAfter(match.told?.ending ?? null) ? (score?.totals ?? null) : null,
    moves_rank: endings[match.told?.ending ?? 'played'].moves_rank,
    stands_at,
  }
}

/** The results of all matches that were played, those that count first in front. */
export const resultsOf = (bracket: BracketFacts): MatchResult[] =>
  bracket.matches
    .flatMap(match => resultOf(bracket, match) ?? [])
    .toSorted((one, two) => one.stands_at - two.stands_at || one.match - two.match)

/** When a word of the organizer's has stood for long enough; null where none waits. */
export const nextWord = (bracket: BracketFacts, now: Millis): Millis | null =>
  resultsOf(bracket).find(({ stands_at }) => stands_at > now)?.stands_at ?? null

/** The next moment at which time does something in a bracket that is being played. */
export function nextDue(bracket: BracketFacts, now: Millis): Millis | null {
  const moments = [nextSilence(bracket), nextWord(bracket, now)].filter(at => at !== null)
  return moments.length === 0 ? null : Math.min(...moments)
}

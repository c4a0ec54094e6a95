import { SCORE_MAX } from '@gauntlet/contract/brackets/status'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import type { Told, ToldScore } from '../challenges/facts.ts'
import { contradicts } from '../challenges/results.ts'
import { isSameScore } from '../scores/same.ts'
import type { MatchClaim, MatchFacts, Score } from './facts.ts'

const scoreOf = (told: Told | null): GivenScore | null => told?.score?.given ?? null

/** Whether both tell a score, and not the same. */
function areDifferent(one: Told | null, two: Told | null): boolean {
  const [first, second] = [scoreOf(one), scoreOf(two)]
  return first !== null && second !== null && !isSameScore(first, second)
}

/** Whether the two players of a decided match tell different scores of it. */
export const differing = ({ decided_by, told, claim }: Pick<MatchFacts, 'decided_by' | 'told' | 'claim'>): boolean =>
  decided_by === 'players' && claim !== null && areDifferent(told, claim.told)

const saidIn = ({ winner, score, told }: MatchClaim) => ({
  winner_id: winner === null ? null : String(winner),
  ending: told?.ending ?? null,
  score: told?.score ?? score,
})

/** Whether the second report says that the match ended otherwise; another score never makes a dispute. */
export const endsOtherwise = (first: MatchClaim, second: MatchClaim): boolean =>
  contradicts(saidIn(first), saidIn(second))

/** Of two reports that agree, the result; `claim` is the second where it tells another score. */
export function agreed(first: MatchClaim, second: MatchClaim): Omit<MatchClaim, 'winner'> & Pick<MatchFacts, 'claim'> {
  if (areDifferent(first.told, second.told)) return { score: first.score, told: first.told, claim: second }
  return { score: first.score ?? second.score, told: together(first.told, second.told), claim: null }
}

function together(first: Told | null, second: Told | null): Told | null {
  if (first === null || second === null) return first ?? second
  return { ending: first.ending ?? second.ending, score: first.score ?? second.score }
}

const segmentsWon = (segments: readonly (readonly number[])[], side: 0 | 1): number =>
  segments.filter(([a = 0, b = 0]) => (side === 0 ? a > b : b > a)).length

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= SCORE_MAX

/** A number for each player: sets won, or points. Null where a score has no such numbers, or fewer of them win. */
export function pairOf(score: ToldScore | null): Score | null {
  if (!score || (score.kind !== 'sets' && score.kind !== 'points')) return null
  const list = Array.isArray(score.given) ? score.given : (score.given.score ?? [])
  const segments = list.flatMap(entry => (Array.isArray(entry) ? [entry] : []))
  if (score.kind === 'sets') return segments.length === 0 ? null : [segmentsWon(segments, 0), segmentsWon(segments, 1)]
  const [one, two] = list
  return isCount(one) && isCount(two) ? [one, two] : null
}

import { hasDraw } from '@gauntlet/contract/scores/choice'
import type { ScoreFormat, SegmentRules, SetsFormat, SportScoring } from '@gauntlet/contract/scores/format'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { isWon } from '@gauntlet/contract/scores/segments'
import type { SentReport } from '@gauntlet/rules/challenges/claims'
import type { Random } from './random.ts'

/** How a match went, and what its players say of it; sides by index, the issuer's first. */
export interface Account {
  /** Null of a draw. */
  winner: 0 | 1 | null
  /** Absent where the winner names nobody's figures. */
  score?: GivenScore
  /** The loser remembers it otherwise. */
  loserScore?: GivenScore
  /** The loser gave up. */
  retired?: true
}

/** The chance that `a` beats `b`: so many points are odds of ten to one. */
const chanceOf = (a: number, b: number, points: number) => 1 / (1 + 10 ** ((b - a) / points))

/** As in the rank model. */
const BY_MATCH = 400
/** A game of tennis, and a point, says less about who is better than a match. */
const BY_GAME = 1600
const BY_POINT = 2400

/** How often one of two equal players of chess is content with a draw. */
const EVEN_DRAWS = 0.3
const BARE = 0.12
const RETIRED = 0.05
const DIFFERS = 0.05

/** Points or games, one by one, until somebody has won; a tie-break adds its loser's points. */
function playSegment(random: Random, rules: SegmentRules, share: number): number[] {
  const { tiebreak } = rules
  let [a, b] = [0, 0]
  while (!isWon(rules, Math.max(a, b), Math.min(a, b))) {
    if (tiebreak && a === tiebreak.at && b === tiebreak.at) {
      const [x = 0, y = 0] = playSegment(random, { ...rules, ...tiebreak, cap: null, tiebreak: null }, share)
      return x > y ? [a + 1, b, y] : [a, b + 1, x]
    }
    if (random.chance(share)) a += 1
    else b += 1
  }
  return [a, b]
}

const winnerIn = ([a = 0, b = 0]: readonly number[]) => (a > b ? 0 : 1)

function playSets(random: Random, { best_of, segment, final }: SetsFormat, share: number): number[][] {
  const segments: number[][] = []
  const wins = [0, 0]
  while (Math.max(...wins) * 2 <= best_of) {
    const played = playSegment(random, segments.length === best_of - 1 ? (final ?? segment) : segment, share)
    wins[winnerIn(played)] = (wins[winnerIn(played)] ?? 0) + 1
    segments.push(played)
  }
  return segments
}

/** Half of the last segment was played, then somebody gave up. */
const brokenOff = (segments: readonly number[][]): number[][] =>
  segments.map((segment, at) => (at === segments.length - 1 ? segment.slice(0, 2).map(n => n >> 1) : segment))

function accountOfSets(random: Random, format: SetsFormat, ahead: number): Account {
  const { unit } = format.segment
  const segments = playSets(random, format, chanceOf(ahead, 0, unit === 'games' ? BY_GAME : BY_POINT))
  const winner = winnerIn(segments.at(-1) ?? [])
  if (random.chance(BARE)) return { winner }
  if (random.chance(RETIRED)) return { winner, score: brokenOff(segments), retired: true }
  if (!random.chance(DIFFERS)) return { winner, score: segments }
  const [first = [], second = [], ...rest] = segments
  return { winner, score: segments, loserScore: [second, first, ...rest] }
}

/** How a match goes whose first side is better by so many points of rank. */
export function playMatch(random: Random, sport: SportScoring, format: ScoreFormat, ahead: number): Account {
  if (format.kind === 'sets') return accountOfSets(random, format, ahead)
  if (hasDraw(sport, format) && random.chance(EVEN_DRAWS * Math.exp(-Math.abs(ahead) / 300))) return { winner: null }
  const winner = random.chance(chanceOf(ahead, 0, BY_MATCH)) ? 0 : 1
  if (format.kind !== 'result' || !format.methods || random.chance(BARE)) return { winner }
  // The first few of a table are the ones that occur.
  return { winner, score: { method: random.pick(format.methods.slice(0, 2)) } }
}

/** The report that one of the two sends, of this outcome and with this score; the issuer's id comes first. */
export const sentOf = (
  players: readonly [string, string],
  { winner, retired }: Account,
  score: GivenScore | undefined,
): SentReport => ({
  score,
  ...(winner === null ? { draw: true } : { winner: players[winner] }),
  ...(retired && { retired: players[winner === 0 ? 1 : 0] }),
})

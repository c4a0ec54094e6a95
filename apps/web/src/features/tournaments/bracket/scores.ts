import type { BracketMatch } from '@gauntlet/contract/brackets/answer'
import { bracketReasons } from '@gauntlet/contract/brackets/reasons'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'

type GivenScore = NonNullable<BracketMatch['told']>['score']

/** The loser of a tie-break has its points beside the games: '6 (4)'. */
function segmentCell([one = 0, two = 0, points]: readonly number[], side: 0 | 1): string {
  const [own, other] = side === 0 ? [one, two] : [two, one]
  return points !== undefined && own < other ? `${own} (${points})` : String(own)
}

/** The numbers of one side, as they stand beside its name: games by set, or points with those of a shoot-out. */
export function cellsOf({ told, score }: Pick<BracketMatch, 'told' | 'score'>, side: 0 | 1): string[] {
  const given = told?.score ?? null
  const segments = segmentsOf(given)
  if (segments.length > 0) return segments.map(segment => segmentCell(segment, side))
  const own = score?.[side]
  if (own === undefined) return []
  const shootout = given === null || Array.isArray(given) ? undefined : given.shootout
  return [shootout ? `${own} (${shootout[side]})` : String(own)]
}

function segmentsOf(given: GivenScore): (readonly number[])[] {
  if (given === null) return []
  const list = Array.isArray(given) ? given : (given.score ?? [])
  return list.flatMap(entry => (Array.isArray(entry) ? [entry] : []))
}

/** The two scores in the order of the sides, as typed. */
export type TypedScores = readonly [string, string]

/** The scores as numbers, both or none; or what is wrong with them. */
export type ReadScores = { scores: { score1?: number; score2?: number } } | { wrong: string }

/** The scores to send with a result, both or none; or what is wrong with them, next to the winner. */
export function scoresOf(
  { sides }: Pick<BracketMatch, 'sides'>,
  winner: number | null,
  [one, two]: TypedScores,
): ReadScores {
  if (one === '' && two === '') return { scores: {} }
  if (![one, two].every(text => /^\d{1,3}$/.test(text))) return { wrong: bracketTexts.bothScores }
  const [score1, score2] = [Number(one), Number(two)]
  const ahead = score1 === score2 ? winner : sides[score1 > score2 ? 0 : 1]
  return winner !== null && ahead !== winner
    ? { wrong: bracketReasons.score_contradicts }
    : { scores: { score1, score2 } }
}

/** In the order of the sides; null without scores. */
export function scoresIn(read: ReadScores): readonly number[] | null {
  if ('wrong' in read) return null
  const { score1, score2 } = read.scores
  return score1 === undefined || score2 === undefined ? null : [score1, score2]
}

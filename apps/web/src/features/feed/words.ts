import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { namesTogether } from '../../people/names.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

type Players = FeedResult['sides'][number]['players']

/** The winners and those they beat; of a draw the first side, by which the score goes, and the others. */
export function opposed({ sides }: Pick<FeedResult, 'sides'>): {
  hasWinner: boolean
  rows: readonly [Players, Players]
} {
  const winner = sides.find(({ won }) => won === 1)
  const first = winner ?? sides[0]
  const others = sides.filter(side => side !== first).flatMap(({ players }) => players)
  return { hasWinner: winner !== undefined, rows: [first?.players ?? [], others] }
}

/** 'Ada Ace beat Ben Baseline', 'Ada and Cleo beat Ben and Dan', 'Ada Ace and Ben Baseline drew'. */
export function headlineOf({ sides, draw }: Pick<FeedResult, 'sides' | 'draw'>): string {
  const { hasWinner, rows } = opposed({ sides })
  const [one, two] = [namesTogether(rows[0]), namesTogether(rows[1])]
  if (hasWinner) return say(texts.winnerBeatLoser, { winner: one, loser: two })
  return say(draw === 1 ? texts.oneAndTwoDrew : texts.onePlayedTwo, { one, two })
}

/** '7–6(5)', '21–15', '½–½', '(4–3)': two numbers, and the loser's points of a tie-break. */
const SET = /^(\(?)([^–()]+)–([^–()]+)(?:\)|\((\d+)\))?$/

/** One row of a set: the number, and the points of a tie-break that it was lost with. */
export interface Cell {
  number: string
  tieBreak?: string
}

function cellsOf(set: string): readonly [Cell, Cell] | undefined {
  const [found, bracket, own, other, tieBreak] = SET.exec(set) ?? []
  if (found === undefined || own === undefined || other === undefined) return undefined
  if (bracket === '(') return [{ number: `(${own})` }, { number: `(${other})` }]
  const cells = [{ number: own }, { number: other }] as const
  if (tieBreak === undefined) return cells
  const lost = { number: Number(own) < Number(other) ? own : other, tieBreak }
  return lost.number === own ? [lost, cells[1]] : [cells[0], lost]
}

/** A score as columns of two rows; nothing where it is not between two. */
export function columnsOf(score: string): readonly (readonly [Cell, Cell])[] {
  const columns = score === '' ? [] : score.split(' ').map(cellsOf)
  return columns.every(column => column !== undefined) ? columns : []
}

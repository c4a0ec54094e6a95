import { describe, expect, test } from 'vitest'
import { cellsOf, scoresOf } from './scores.ts'

const match = { sides: [3, 7] }

describe('the scores of a match', () => {
  test('are both sent, or none', () => {
    expect(scoresOf(match, 3, ['6', '4'])).toEqual({ scores: { score1: 6, score2: 4 } })
    expect(scoresOf(match, 3, ['', ''])).toEqual({ scores: {} })
    expect(scoresOf(match, 3, ['6', ''])).toEqual({ wrong: 'Set both scores or none.' })
    expect(scoresOf(match, 3, ['6', 'four'])).toEqual({ wrong: 'Set both scores or none.' })
  })
  test('never give the winner the lower one', () => {
    expect(scoresOf(match, 3, ['0', '999'])).toEqual({ wrong: 'The winner cannot have the lower score.' })
    expect(scoresOf(match, 7, ['6', '4'])).toEqual({ wrong: 'The winner cannot have the lower score.' })
    expect(scoresOf(match, 7, ['6', '6'])).toEqual({ scores: { score1: 6, score2: 6 } })
  })
})

type Score = NonNullable<Parameters<typeof cellsOf>[0]['told']>['score']
const played = (score: Score) => ({ told: { ending: null, score, texts: [] }, score: [1, 1] })

describe('the numbers beside a player are', () => {
  test('games, set by set, and the points of a tie-break beside those of its loser', () => {
    const sets = played([
      [6, 4],
      [6, 7, 5],
      [10, 7],
    ])
    expect([cellsOf(sets, 0), cellsOf(sets, 1)]).toEqual([
      ['6', '6 (5)', '10'],
      ['4', '7', '7'],
    ])
  })
  test('points, with those of a shoot-out', () => {
    const level = played({ score: [1, 1], shootout: [4, 3] })
    expect([cellsOf(level, 0), cellsOf(level, 1)]).toEqual([['1 (4)'], ['1 (3)']])
    expect(cellsOf({ told: null, score: [21, 19] }, 1)).toEqual(['19'])
  })
  test('none without a score', () => {
    expect(cellsOf({ told: null, score: null }, 0)).toEqual([])
  })
})

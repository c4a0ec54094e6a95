import { describe, expect, test } from 'vitest'
import { scoresOf } from './scores.ts'

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

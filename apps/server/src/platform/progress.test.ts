import { expect, test } from 'vitest'
import { progressAt, wordsOf } from './progress.ts'

test('what is left takes as long as what was done, at the same rate', () => {
  expect(progressAt({ done: 250, of: 1000 }, 10_000)).toEqual({ done: 250, of: 1000, secondsLeft: 30 })
})

test('what was done before a stop tells nothing of the rate', () => {
  expect(progressAt({ done: 900, of: 1000 }, 10_000, 850).secondsLeft).toBe(20)
})

test('nothing is foretold before anything is done, and nothing is left of more than was expected', () => {
  expect(progressAt({ done: 0, of: 1000 }, 10_000).secondsLeft).toBeNull()
  expect(progressAt({ done: 1010, of: 1000 }, 10_000).secondsLeft).toBe(0)
})

test('it is told in words', () => {
  expect(wordsOf({ done: 12_000, of: 40_000, secondsLeft: 96 }, 'files')).toBe('12,000 of 40,000 files, 96 s left')
  expect(wordsOf({ done: 0, of: 40_000, secondsLeft: null }, 'rows')).toBe('0 of 40,000 rows')
})

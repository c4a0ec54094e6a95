import { expect, test } from 'vitest'
import { stepWords } from './step-words.ts'

test('a time between two steps is told with what was taken instead', () => {
  expect(stepWords('2026-05-01T09:52')).toBe('Times go in steps of ten minutes: 9:50 AM instead of 9:52 AM.')
  expect(stepWords('2026-05-01T09:55')).toBe('Times go in steps of ten minutes: 10 AM instead of 9:55 AM.')
})

test('nothing is said of a time that stays, or of what is none', () => {
  expect([stepWords('2026-05-01T09:50'), stepWords(''), stepWords('2026-05')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

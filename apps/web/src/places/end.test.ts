import { expect, test } from 'vitest'
import { endOf, hoursBetween, midnightOf } from './end.ts'

test('Ada’s evening of three hours from ten ends the next day, and without a start there is no end', () => {
  expect(endOf('2031-06-07T22:00', 3)).toBe('2031-06-08T01:00')
  expect(endOf('', 3)).toBe('')
})

test('what Ada lets run until midnight ends on the day on which it began', () => {
  expect(midnightOf('2031-06-07T18:30')).toBe('2031-06-07T23:59')
})

test('what was chosen is read from both times', () => {
  expect(hoursBetween('2031-06-07T22:00', '2031-06-08T01:00')).toBe(3)
})

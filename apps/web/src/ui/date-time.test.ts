import { expect, test } from 'vitest'
import { endOfNextYear, playedTimes, startOfToday, toControl, toStep, usualTimes } from './date-time.ts'

test('a time is moved to the nearest ten minutes', () => {
  expect(toStep('2026-05-01T18:34')).toBe('2026-05-01T18:30')
  expect(toStep('2026-05-01T18:35')).toBe('2026-05-01T18:40')
})
test('the last minutes of a day belong to the next one', () => {
  expect(toStep('2026-12-31T23:57')).toBe('2027-01-01T00:00')
})
test('what is no date-time stays as it was typed', () => {
  expect(toStep('')).toBe('')
  expect(toStep('2026-05')).toBe('2026-05')
})
test('a day may be chosen from today to the end of next year', () => {
  const now = new Date(2026, 4, 1, 18, 34)
  expect(startOfToday(now)).toBe('2026-05-01T00:00')
  expect(endOfNextYear(now)).toBe('2027-12-31T23:50')
  expect(toControl(now)).toBe('2026-05-01T18:34')
})
test.each([
  ['on a Friday', 1, ['2026-05-02T18:00', '2026-05-02T10:00', '2026-05-03T10:00']],
  ['on a Saturday', 2, ['2026-05-03T18:00', '2026-05-09T10:00', '2026-05-10T10:00']],
])('%s the usual times are tomorrow evening and the mornings of the next weekend', (_day, day, times) => {
  expect(usualTimes(new Date(2026, 4, day, 20, 34))).toEqual(times)
})
test.each([
  ['in the afternoon', 16, 20, '2026-05-09T14:00'],
  ['late in the evening', 23, 50, '2026-05-09T20:00'],
  ['in the night', 4, 20, '2026-05-08T18:00'],
  ['early in the morning', 9, 59, '2026-05-08T18:00'],
])('a match that is recorded %s began at a likely hour, and never ahead', (_when, hour, minute, began) => {
  expect(playedTimes(new Date(2026, 4, 9, hour, minute))[0]).toBe(began)
})

import { expect, test } from 'vitest'
import { hoursWords, spanWords, wallHours, wallSpan } from './span.ts'

const NOW = Date.parse('2026-11-26T18:00:00Z')
const CHICAGO = 'America/Chicago'
const plain = (words: string) => words.replaceAll('\u202f', ' ')

test('an evening of Ada’s event is told as one span of hours', () => {
  const words = spanWords('2026-11-29T00:30:00Z', '2026-11-29T03:30:00Z', NOW, CHICAGO)
  expect(plain(words)).toBe('Sat, Nov 28, 6:30–9:30 PM CST')
})

test('an event into the night tells both days', () => {
  const words = spanWords('2026-11-29T00:30:00Z', '2026-11-29T07:00:00Z', NOW, CHICAGO)
  expect(plain(words)).toBe('Sat, Nov 28, 6:30 PM CST – Sun, Nov 29, 1:00 AM CST')
})

test('an event of next year tells the year', () => {
  expect(spanWords('2027-05-02T00:30:00Z', '2027-05-02T03:30:00Z', NOW, CHICAGO)).toContain('2027')
})

test('the leaf of the calendar stands beside the hours from when to when, with the day of an end in the night', () => {
  expect(plain(hoursWords('2026-11-29T00:30:00Z', '2026-11-29T03:30:00Z', CHICAGO))).toBe('6:30–9:30 PM CST')
  const late = hoursWords('2026-11-29T00:30:00Z', '2026-11-29T07:00:00Z', CHICAGO)
  expect(plain(late)).toBe('6:30 PM CST – Sun, Nov 29, 1:00 AM CST')
})

test('an event that Ada writes tells its hours as soon as she has said when it ends', () => {
  expect(plain(wallSpan('2026-12-05T10:00', '2026-12-05T13:00') ?? '')).toBe('Sat, Dec 5, 10 AM–1 PM')
  expect(wallSpan('2026-12-05T10:00', '')).toBeUndefined()
  expect(wallSpan('2026-12-05T10:00', '2026-12-05T09:00')).toBeUndefined()
})

test('beside the leaf the event that Ada writes tells its hours alone, unless it ends on another day', () => {
  expect(plain(wallHours('2026-12-05T10:00', '2026-12-05T13:00') ?? '')).toBe('10 AM–1 PM')
  expect(wallHours('2026-12-05T22:00', '2026-12-06T01:00')).toBeUndefined()
  expect(wallHours('2026-12-05T10:00', '')).toBeUndefined()
})

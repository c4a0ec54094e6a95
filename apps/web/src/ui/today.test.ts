import { expect, test } from 'vitest'
import { untilWhen } from './today.ts'

const now = Date.parse('2030-06-03T15:00:00Z')

test('a moment of the same day at the place is told by its hour, one of another day with that', () => {
  const zone = 'America/Chicago'
  expect(untilWhen(Date.parse('2030-06-03T22:00:00Z'), now, zone)).toBe('5:00 PM CDT today')
  expect(untilWhen(Date.parse('2030-06-04T06:00:00Z'), now, zone)).toBe('Tue, Jun 4, 1:00 AM CDT')
})

import { expect, test } from 'vitest'
import { firstFrom, lastUpTo, onDayOf } from './hours.ts'

const at = (text: string) => Date.parse(text)
const shown = (moment: number) => new Date(moment).toISOString()

test('a demo that is started at two in the morning has its matches in the evening of their place', () => {
  const night = at('2026-06-01T07:00:00Z')
  expect(shown(onDayOf(night, '18:30', 'America/Chicago'))).toBe('2026-06-01T23:30:00.000Z')
  expect(shown(firstFrom(night, '18:30', 'America/Chicago'))).toBe('2026-06-01T23:30:00.000Z')
  expect(shown(lastUpTo(night, '18:30', 'America/Chicago'))).toBe('2026-05-31T23:30:00.000Z')
})

test('one that is started late in the evening takes the next day for what comes, and its own for what was', () => {
  const late = at('2026-06-02T03:30:00Z')
  expect(shown(firstFrom(late, '20:00', 'America/Denver'))).toBe('2026-06-03T02:00:00.000Z')
  expect(shown(lastUpTo(late, '20:00', 'America/Denver'))).toBe('2026-06-02T02:00:00.000Z')
})

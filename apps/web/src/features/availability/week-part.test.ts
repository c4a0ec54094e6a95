import { expect, test } from 'vitest'
import { weekPartAt } from './week-part.ts'

const at = (moment: string, zone = 'America/Chicago') => weekPartAt(Date.parse(moment), zone)

test('a match on Monday evening lies in the last part of the first day, one on Sunday morning in the last day', () => {
  expect(at('2026-12-01T00:00:00Z')).toBe(2)
  expect(at('2026-12-06T16:00:00Z')).toBe(18)
})

test('the clock is that of the zone in which the week is told', () => {
  expect(at('2026-12-01T00:00:00Z', 'Europe/Paris')).toBeUndefined()
  expect(at('2026-12-01T08:00:00Z', 'Europe/Paris')).toBe(3)
})

test('by night there is no part', () => {
  expect(at('2026-12-01T05:00:00Z')).toBeUndefined()
})

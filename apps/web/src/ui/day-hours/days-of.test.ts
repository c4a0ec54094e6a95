import { expect, test } from 'vitest'
import { wallDate } from '../when.ts'
import { daysOf } from './days-of.ts'

// 9:52 in Chicago, 10:52 in Boston.
const NOW = Date.parse('2026-11-29T15:52:00Z')
const first = (zone: string, past = false) => daysOf(wallDate(NOW, zone), past)[0]

test('an hour that is past at the venue is not offered where it is still to come', () => {
  expect(first('America/Chicago')?.[0]).toBe('2026-11-29T10:00')
  expect(first('America/New_York')?.[0]).toBe('2026-11-29T11:00')
})

test('an hour that is over at the venue can have been played', () => {
  expect(first('America/New_York', true)?.at(-1)).toBe('2026-11-29T10:00')
  expect(first('America/Chicago', true)?.at(-1)).toBe('2026-11-29T09:00')
})

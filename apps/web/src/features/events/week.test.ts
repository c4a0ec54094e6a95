import { expect, test } from 'vitest'
import { weekAhead } from './week.ts'

test('a game is begun on an evening of the coming week, or on a morning of its weekend', () => {
  const thursday = new Date(2026, 4, 28, 21)
  expect(weekAhead(thursday)).toEqual([
    '2026-05-29T18:00',
    '2026-05-30T10:00',
    '2026-05-31T10:00',
    '2026-06-01T18:00',
    '2026-06-02T18:00',
    '2026-06-03T18:00',
    '2026-06-04T18:00',
  ])
})

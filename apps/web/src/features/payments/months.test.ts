import { expect, it } from 'vitest'
import { byMonth } from './months.ts'

const entries = [
  { created: '2026-11-28', points: -1 },
  { created: '2026-11-03', points: 10 },
  { created: '2026-10-30', points: -5 },
]
const monthsOf = (whole: boolean) => byMonth(entries, created => created.slice(0, 7), whole)

it("Ada's credits of a month add up", () => {
  expect(monthsOf(true).map(({ name, sum }) => [name, sum])).toEqual([
    ['2026-11', 9],
    ['2026-10', -5],
  ])
})

it('a month of which Ada has not seen the oldest has no sum yet', () => {
  expect(monthsOf(false).map(({ sum }) => sum)).toEqual([9, null])
})

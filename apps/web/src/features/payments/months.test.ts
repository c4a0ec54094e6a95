import { expect, it } from 'vitest'
import { byMonth, bySport } from './months.ts'

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

const match = (title: string, points = -1) => ({
  points,
  about: { kind: 'challenge' as const, id: `${title}${points}`, title, others: [] },
})

it("Ada's matches of a sport stand together where the newest of them stands, and what came back by itself", () => {
  const gift = { points: 10, about: null }
  const spent = [match('Chess'), gift, match('Tennis'), match('Chess', 1), match('Chess')]
  expect(
    bySport(spent).map(one => ('sport' in one ? [one.sport, one.matches.length, one.points] : one.points)),
  ).toEqual([['Chess', 2, -2], 10, -1, 1])
})

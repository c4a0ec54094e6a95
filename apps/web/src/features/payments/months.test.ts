import { expect, it } from 'vitest'
import { byMonth, bySport, monthsLeft, spentByMonth } from './months.ts'

const about = { kind: 'challenge' as const, id: 'match', title: 'Chess', others: [] }
const entries = [
  { created: '2026-11-28', points: -1, about },
  { created: '2026-11-20', points: 1, about },
  { created: '2026-11-12', points: -2, about },
  { created: '2026-11-03', points: 10, about: null },
  { created: '2026-10-30', points: -5, about },
  { created: '2026-08-02', points: -4, about },
]
const monthsOf = (whole: boolean) => byMonth(entries, created => created.slice(0, 7), whole)

it("Ada's credits of a month add up, and what came back from a match is not spent", () => {
  expect(monthsOf(true).map(({ name, sums }) => [name, sums])).toEqual([
    ['2026-11', { got: 10, spent: 2 }],
    ['2026-10', { got: 0, spent: 5 }],
    ['2026-08', { got: 0, spent: 4 }],
  ])
})

it('a month of which Ada has not seen the oldest has no sum yet', () => {
  expect(monthsOf(false).map(({ sums }) => sums?.spent ?? null)).toEqual([2, 5, null])
})

const countOf = ({ name }: { name: string }) => Number(name.slice(5))

it('a month in which Ada spent nothing stands between those in which she did', () => {
  expect(spentByMonth(monthsOf(true), countOf)).toEqual([
    { month: 8, spent: 4 },
    { month: 9, spent: 0 },
    { month: 10, spent: 5 },
    { month: 11, spent: 2 },
  ])
})

it('the credits of Ada last as many months as she has spent them in, and for good while she spends none', () => {
  expect(monthsLeft(132, spentByMonth(monthsOf(true), countOf))).toBe(48)
  expect(monthsLeft(132, [])).toBeUndefined()
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

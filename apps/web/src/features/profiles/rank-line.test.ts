import { expect, test } from 'vitest'
import { chartOf, pointsOf } from './rank-line.ts'

const entry = (created: string, before: number, after: number, from: number, to: number) => ({
  id: '00000000-0000-4000-8000-000000000000',
  created,
  challenge_id: null,
  tournament_id: null,
  before,
  after,
  change: after - before,
  provisional: 0 as const,
  counted: 1 as const,
  chance: 0.5,
  deviation: { before: from, after: to },
  uncertainty: 1,
  weight: 1,
  meeting: 1,
  lead: null,
  kept: 0 as const,
  partners: [],
  opponents: [],
})

test('the history of Ada, newest first, becomes points from her start on', () => {
  const history = [entry('2030-02-01T00:00:00Z', 520, 510, 90, 80), entry('2030-01-01T00:00:00Z', 500, 520, 100, 90)]
  expect(pointsOf(history).map(({ rank, deviation }) => [rank, deviation])).toEqual([
    [500, 100],
    [520, 90],
    [510, 80],
  ])
  expect(pointsOf([])).toEqual([])
})

test('the picture holds the whole band, from its lowest to its highest', () => {
  const points = [
    { at: 0, rank: 500, deviation: 100 },
    { at: 1, rank: 600, deviation: 50 },
  ]
  const { line, band, end, marks } = chartOf(points, 300, 100)
  expect(line).toBe('M 0 60 L 300 20')
  expect(band).toBe('M 0 20 L 300 0 L 300 40 L 0 100 Z')
  expect(end).toEqual({ x: 300, y: 20 })
  expect(marks.map(({ rank }) => rank)).toEqual([400, 500, 600])
})

test('a band that reaches below 0 ends there', () => {
  const { band } = chartOf([{ at: 0, rank: 20, deviation: 60 }], 100, 80)
  expect(band).toBe('M 0 0 L 0 80 Z')
})

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dayOf } from './state.ts'
import { type Contest, measure } from './measure.ts'

const rows = (name: string): string[][] =>
  gunzipSync(readFileSync(new URL(`../../data/${name}.csv.gz`, import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const day = (text = ''): number => dayOf(Date.parse(text.replace(/(....)(..)(..)/, '$1-$2-$3')))

const football = (): Contest[] =>
  rows('football_intl').map(([date, winner = '', loser = '']) => ({
    day: day(date),
    sides: [[winner], [loser]],
    positions: [1, 2],
    score: null,
  }))

const formulaOne = (): Contest[] =>
  [...Map.groupBy(rows('f1_placements'), ([, race]) => race).values()]
    .map(finishers => ({
      day: day(finishers[0]?.[0]),
      sides: finishers.map(([, , driver = '']) => [driver]),
      positions: finishers.map(([, , , position]) => Number(position)),
      score: null,
    }))
    .filter(({ sides }) => sides.length > 1)

// Floors: what the engine reached when it was chosen. A change that loses any of it is not an improvement.
describe('on real results without scores, the engine that reads them foretells', () => {
  it('international football from 1990 on, better than before', () => {
    const { n, accuracy, logLoss, brier, slope } = measure(football(), day('19900101'))
    expect(n).toBe(24_787)
    expect(accuracy).toBeGreaterThanOrEqual(0.7472)
    expect(logLoss).toBeLessThanOrEqual(0.5066)
    expect(brier).toBeLessThanOrEqual(0.169 + 0.00005)
    expect(slope).toBeCloseTo(1.06, 2)
  })

  it('every pair of finishers of Formula 1 from 2005 on, as before', () => {
    const { n, accuracy, logLoss, slope } = measure(formulaOne(), day('20050101'))
    expect(n).toBe(61_788)
    expect(accuracy).toBeGreaterThanOrEqual(0.789 - 0.00005)
    expect(logLoss).toBeLessThanOrEqual(0.4504)
    expect(slope).toBeCloseTo(1, 2)
  })
})

it('a slope below 1 says that chances were told too boldly, above 1 too shyly', () => {
  const pairs = Array.from({ length: 400 }, (_, n): Contest[] => {
    const met = { day: n, sides: [[`one ${n}`], [`two ${n}`]], positions: [1, 2], score: null }
    return [met, { ...met, day: n + 1 }]
  })
  const lucky = (share: number) =>
    pairs
      .map(([first, second], n) => [first, n % 10 < share * 10 ? second : second && { ...second, positions: [2, 1] }])
      .flatMap(each => each.flatMap(contest => contest ?? []))
      .toSorted((a, b) => a.day - b.day)
  const slopes = [0.5, 0.6, 0.9].map(share => measure(lucky(share), 1).slope)
  expect(slopes).toEqual(slopes.toSorted((a, b) => a - b))
})

it('predicts nothing from the day it is not asked about', () => {
  const contest = { day: 5, sides: [['Ada'], ['Ben']], positions: [1, 2], score: null }
  expect(measure([contest], 6).n).toBe(0)
  expect(measure([{ ...contest, positions: [1, 1] }], 5).n).toBe(0)
})

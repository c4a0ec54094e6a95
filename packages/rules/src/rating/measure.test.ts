import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Contest, measure } from './measure.ts'
import { dayOf } from './state.ts'

const rows = (name: string): string[][] =>
  gunzipSync(readFileSync(new URL(`../../data/${name}.csv.gz`, import.meta.url)))
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const day = (text = ''): number => dayOf(Date.parse(text.replace(/(....)(..)(..)/, '$1-$2-$3')))

function football(): Contest<string>[] {
  return rows('football_intl').map(([date, winner = '', loser = '']) => ({
    day: day(date),
    sides: [[winner], [loser]],
    positions: [1, 2],
  }))
}

function formulaOne(): Contest<string>[] {
  const races = Map.groupBy(rows('f1_placements'), ([, race]) => race)
  return [...races.values()]
    .map(finishers => ({
      day: day(finishers[0]?.[0]),
      sides: finishers.map(([, , driver = '']) => [driver]),
      positions: finishers.map(([, , , position]) => Number(position)),
    }))
    .filter(({ sides }) => sides.length > 1)
}

// Floors: what the engine reached when it was chosen, to the printed digit. A change that loses any of it is not an
// improvement, whatever else it does.
describe('on real results the engine foretells', () => {
  it('international football from 1990 on', () => {
    const { n, accuracy, logLoss, brier } = measure(football(), day('19900101'))
    expect(n).toBe(24_787)
    expect(accuracy).toBeGreaterThanOrEqual(0.7455 - 0.00005)
    expect(logLoss).toBeLessThanOrEqual(0.5083 + 0.00005)
    expect(brier).toBeLessThanOrEqual(0.1698 + 0.00005)
  })

  it('every pair of finishers of Formula 1 from 2005 on', () => {
    const { n, accuracy, logLoss } = measure(formulaOne(), day('20050101'))
    expect(n).toBe(61_788)
    expect(accuracy).toBeGreaterThanOrEqual(0.789 - 0.00005)
    expect(logLoss).toBeLessThanOrEqual(0.4504 + 0.00005)
  })
})

it('predicts nothing from the day it is not asked about', () => {
  expect(measure([{ day: 5, sides: [['Ada'], ['Ben']], positions: [1, 2] }], 6).n).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { type Calibration, calibrationOf, countMatch, newCounts, sumOfCounts, wilson } from './calibration.ts'
import { community } from './community.testing.ts'
import { measure } from './measure.ts'
import { settled } from './players.testing.ts'
import type { Position } from './sides.ts'
import { newcomer, type Side } from './state.ts'
import { newTelling } from './told.ts'

const ada = settled(700)
const ben = settled(500)
const FIRST_WINS: Position[] = [1, 2]
const DRAWN: Position[] = [1, 1]

function counted(...matches: { sides: Side[]; positions: Position[] }[]): Calibration {
  const counts = newCounts()
  for (const match of matches) countMatch(counts, newTelling(false), { ...match, day: 0 })
  return calibrationOf(counts)
}
const filled = ({ bins }: Calibration['all']) =>
  bins.flatMap(({ from, matches, won }) => (matches > 0 ? [[from, matches, won]] : []))

describe('a match', () => {
  it('stands in two bins: where Ada was told 76 %, Ben was told 24 %', () => {
    const { all } = counted({ sides: [[ada], [ben]], positions: FIRST_WINS })
    expect(filled(all)).toEqual([
      [0.2, 1, 0],
      [0.7, 1, 1],
    ])
    const told = all.bins[7]?.told ?? 0
    expect(all.bins[2]?.told).toBeCloseTo(1 - told, 12)
    expect(all.logLoss).toBeCloseTo(-Math.log(told), 12)
    expect(all.brier).toBeCloseTo((1 - told) ** 2, 12)
  })

  it('counts the same, whichever of the two is named first', () => {
    const upset = { sides: [[ben], [ada]], positions: FIRST_WINS }
    expect(counted(upset)).toEqual(counted({ sides: [[ada], [ben]], positions: [2, 1] }))
  })

  it('that was told as even stands in none: it cannot turn out wrong', () => {
    const { all } = counted({ sides: [[newcomer(500)], [newcomer(500)]], positions: FIRST_WINS })
    expect(all).toMatchObject({ matches: 1, even: 1, brier: 0.25 })
    expect(all.logLoss).toBeCloseTo(Math.LN2, 12)
    expect(filled(all)).toEqual([])
  })

  it('that was drawn is told apart, and the places of a field are no matches', () => {
    const { all } = counted(
      { sides: [[ada], [ben]], positions: DRAWN },
      { sides: [[ada], [ben], [ben]], positions: [1, 2, 3] },
    )
    expect(all).toMatchObject({ matches: 0, draws: 1, logLoss: null, brier: null })
  })

  it('with a newcomer in it, or with partners, is told apart', () => {
    const told = counted(
      { sides: [[ada], [ben]], positions: FIRST_WINS },
      { sides: [[ada], [newcomer(500)]], positions: FIRST_WINS },
      {
        sides: [
          [ada, ben],
          [ben, newcomer(500)],
        ],
        positions: FIRST_WINS,
      },
    )
    const matches = Object.fromEntries(Object.entries(told).map(([part, figures]) => [part, figures.matches]))
    expect(matches).toEqual({ all: 3, settled: 1, unsettled: 2, singles: 2, sides: 1 })
  })
})

it('two sports add up to one', () => {
  const [tennis, chess] = [newCounts(), newCounts()]
  countMatch(tennis, newTelling(false), { sides: [[ada], [ben]], positions: FIRST_WINS, day: 0 })
  countMatch(chess, newTelling(true), { sides: [[ben], [ada]], positions: FIRST_WINS, day: 0 })
  expect(filled(calibrationOf(sumOfCounts([tennis, chess])).all)).toEqual([
    [0.2, 2, 1],
    [0.7, 2, 1],
  ])
})

it('the interval of a share is Wilson’s: wide where little is known, within 0 and 1', () => {
  expect(wilson(0, 10).low).toBe(0)
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4)
  expect(wilson(5, 10).low).toBeCloseTo(0.2366, 4)
  expect(wilson(640, 1000).low).toBeCloseTo(0.6098, 4)
  expect(wilson(640, 1000).high).toBeCloseTo(0.6692, 4)
  expect(wilson(10, 10).high).toBeCloseTo(1, 12)
})

it('the chances of a community that plays for a year turn out as they were told', () => {
  const { n, logLoss, brier, calibration } = measure(community(200, 20_000, 7), 0)
  const { all } = calibration
  expect(all).toMatchObject({ matches: n, draws: 0 })
  expect(all.logLoss).toBeCloseTo(logLoss, 10)
  expect(all.brier).toBeCloseTo(brier, 10)
  expect(all.bins.reduce((sum, { matches }) => sum + matches, 0)).toBe(2 * (n - all.even))
  const gaps = all.bins
    .filter(({ matches }) => matches > 500)
    .map(({ told, happened }) => Math.abs((happened ?? 0) - (told ?? 0)))
  expect(gaps.length).toBeGreaterThan(5)
  expect(Math.max(...gaps)).toBeLessThan(0.06)
})

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceToWin } from './chances.ts'
import { type Contest, measure } from './measure.ts'
import { rate } from './rate.ts'
import { ANCHOR_FREE, dayOf, FIRST_ANCHOR, newcomer, type RatingState } from './state.ts'

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

/** The mean of −ln(chance given to the winner), over contests of two sides that `rate` rates one by one. */
function logLossByRate(contests: readonly Contest<number>[]): number {
  const states = new Map<number, RatingState>()
  let [anchor, sum, n] = [FIRST_ANCHOR, 0, 0]
  for (const { day: on, sides: ids, positions } of contests) {
    const sides = ids.map(side => side.map(id => states.get(id) ?? newcomer(anchor)))
    const winner = positions[0] === positions[1] ? undefined : positions.indexOf(1)
    if (winner !== undefined) {
      sum -= Math.log(chanceToWin(sides[winner] ?? [], sides[1 - winner] ?? [], on))
      n += 1
    }
    const rated = rate({ sides, positions, day: on, anchor, anchorRange: ANCHOR_FREE })
    for (const [i, side] of ids.entries())
      for (const [m, id] of side.entries()) states.set(id, rated.states[i]?.[m] ?? newcomer(anchor))
    anchor = rated.anchor
  }
  return sum / n
}

it('rates contests of two players among others exactly as the engine rates any', () => {
  const anyTwo = fc.tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 4, maxLength: 4 }),
    fc.constantFrom([1, 2], [2, 1], [1, 1], [1, null], [null, 1]),
    fc.integer({ min: 0, max: 9 }),
  )
  const anyLog = fc.array(anyTwo, { minLength: 20, maxLength: 60 })
  fc.assert(
    fc.property(anyLog, log => {
      const contests = log.map(([[a = 0, b = 0, c = 0, d = 0], positions, kind], index): Contest<number> => {
        const sides =
          kind === 0
            ? [
                [a, b],
                [c, d],
              ]
            : [[a], [b]]
        return { day: 20_000 + index, sides, positions }
      })
      fc.pre(contests.some(({ positions }) => positions[0] !== positions[1]))
      expect(measure(contests, 0).logLoss).toBe(logLossByRate(contests))
    }),
  )
})

it('refuses a contest of two on part of a day, as the engine does', () => {
  expect(() => measure([{ day: 5.5, sides: [['Ada'], ['Ben']], positions: [1, 2] }], Infinity)).toThrow(RangeError)
})

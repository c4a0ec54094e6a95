import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPairing, attenuation, noEvidence, pairingWeight } from './model.ts'
import { anyMatch, settled } from './players.testing.ts'
import { type Match, rate } from './rate.ts'
import { winnerOnly } from './sides.ts'
import { absorb, anchorAfter, newcomer, newcomerRank, type RatingState, varianceOn } from './state.ts'

const match = (sides: Match['sides'], positions: Match['positions'], more: Partial<Match> = {}): Match => ({
  sides,
  positions,
  day: 0,
  score: null,
  weight: 1,
  ...more,
})
/** The change of the first side's first player. */
const change = (result: Match): number => (rate(result)[0]?.[0]?.mean ?? NaN) - (result.sides[0]?.[0]?.mean ?? NaN)
const duel = (a: RatingState, b: RatingState) => change(match([[a], [b]], [1, 2]))

/**
 * Glickman's published example rates a period of three games at once: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100
 * and 1700 ± 300, and stands at 1464 ± 151.4. This engine rates each result by itself and weighs a field of N by λ,
 * so no call of `rate` is that period. One pairing of two single players at λ = 1 is a game of his, though, and the
 * step from summed evidence to the new state is his too: those are pinned.
 */
it("agrees with Glickman's worked example of 1999", () => {
  const before = settled(1500, 200)
  const evidence = noEvidence()
  for (const [mean, deviation, score] of [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ] as const) {
    addPairing(evidence, attenuation(deviation ** 2), before.mean - mean, score, 1, 1)
  }
  const after = absorb(before, 0, before.variance, evidence, false)
  expect(after.mean).toBeCloseTo(1464.1, 1)
  expect(Math.sqrt(after.variance)).toBeCloseTo(151.4, 1)
})

describe('the size of a change', () => {
  it('is 29 for beating someone 200 above, 10 for someone 200 below', () => {
    expect(Math.round(duel(settled(500), settled(700)))).toBe(29)
    expect(Math.round(duel(settled(700), settled(500)))).toBe(10)
  })
  it.each([
    [4, 37],
    [8, 53],
    [16, 67],
  ])('is, for the settled winner of a field of %i, %i', (n, points) => {
    const field = Array.from({ length: n }, () => [settled(500)])
    const places = field.map((_, i) => i + 1)
    expect(Math.round(change(match(field, places)))).toBe(points)
  })
})

const lostAlongside = (other: RatingState) =>
  rate(match([[settled(600)], [settled(500)], [other]], winnerOnly(3, 0)))[1]

describe('rating', () => {
  it('counts a result of two once, and a field as log₂ of its size', () => {
    expect(pairingWeight(2)).toBe(1)
    expect(pairingWeight(8) * 7).toBeCloseTo(3, 12)
  })

  it('does not pair those whom a report left out: the losers of a winner-only result do not depend on each other', () => {
    expect(lostAlongside(settled(900))).toEqual(lostAlongside(settled(100)))
  })

  it('leaves equals who tie where they are', () => {
    expect(change(match([[settled(500)], [settled(500)]], [1, 1]))).toBeCloseTo(0, 12)
  })

  it('leaves players of a field without a pairing that counts as they were', () => {
    const sides = [[settled(600)], [settled(500)], [settled(400)]]
    const unpaired = [
      [1, 0],
      [2, 0],
      [1, 2],
    ] as const
    expect(rate(match(sides, [1, 2, 3], { unpaired, day: 9 }))).toEqual(sides)
  })

  it('lets uncertainty grow by 8 a day and 100 a result, 200 a field, to that of a newcomer and no further', () => {
    expect(varianceOn(settled(500), 10, 2)).toBe(85 ** 2 + 180)
    expect(varianceOn(settled(500), 10, 3)).toBe(85 ** 2 + 280)
    expect(varianceOn(settled(500), 100_000, 2)).toBe(300 ** 2)
  })
})

const fifth = (mean: number): RatingState => ({ ...newcomer(mean), results: 5 })

describe('the newcomer anchor', () => {
  it('moves a fiftieth of the way to where a newcomer stands after five results, however far', () => {
    expect(anchorAfter(500, fifth(400))).toBeCloseTo(498, 10)
    expect(anchorAfter(300, fifth(-2000))).toBeCloseTo(254, 10)
    expect(anchorAfter(500, { ...fifth(400), results: 6 })).toBe(500)
  })
  it('is what a newcomer is shown', () => {
    expect([newcomerRank(412.4), newcomerRank(120), newcomerRank(-20)]).toEqual([412, 120, 0])
  })
})

const settledAfter = (results: number, variance: number, before = false): boolean =>
  absorb({ ...newcomer(500), results, settled: before }, 0, variance, noEvidence(), false).settled

describe('being settled', () => {
  it('takes ten results and a deviation of at most 130 together', () => {
    expect([settledAfter(9, 16_900), settledAfter(8, 16_900), settledAfter(9, 16_901)]).toEqual([true, false, false])
  })
  it('is never lost again', () => expect(settledAfter(30, 62_000, true)).toBe(true))
})

describe('whatever the result', () => {
  it('every number stays finite, and no result makes anyone less certain', () => {
    fc.assert(
      fc.property(anyMatch, any => {
        for (const [i, side] of rate(any).entries()) {
          for (const [m, after] of side.entries()) {
            const before = any.sides[i]?.[m] ?? newcomer(500)
            expect(Number.isFinite(after.mean)).toBe(true)
            expect(after.variance).toBeGreaterThan(0)
            expect(after.variance).toBeLessThanOrEqual(varianceOn(before, any.day, any.sides.length) * (1 + 1e-12))
          }
        }
      }),
    )
  })

  it('the order in which the sides are told does not matter', () => {
    fc.assert(
      fc.property(anyMatch, any => {
        const told = rate(any)
        const turned = rate({
          ...any,
          sides: any.sides.toReversed(),
          positions: any.positions.toReversed(),
          score: any.score && [any.score[1], any.score[0]],
        }).toReversed()
        told.flat().forEach((state, i) => expect(turned.flat()[i]?.mean).toBeCloseTo(state.mean, 6))
      }),
    )
  })
})

it('keeps a state a plain value that JSON carries whole', () => {
  const state = newcomer(500)
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})

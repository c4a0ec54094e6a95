import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPairing, attenuation, noEvidence, pairingWeight } from './model.ts'
import { anyMatch, anyState, fresh, settled } from './players.testing.ts'
import { rate } from './rate.ts'
import { type Position, type Side, winnerOnly } from './sides.ts'
import {
  ANCHOR_FREE,
  absorb,
  isSettled,
  newcomer,
  newcomerRank,
  type RatingState,
  shownRank,
  varianceOn,
} from './state.ts'

/** The change of the first side's first player on day 0. */
function change(sides: Side[], positions: Position[]): number {
  const { states } = rate({ sides, positions, day: 0, anchor: 500 })
  return (states[0]?.[0]?.mean ?? NaN) - (sides[0]?.[0]?.mean ?? NaN)
}
const duel = (a: RatingState, b: RatingState) => change([[a], [b]], [1, 2])
const lostDuel = (a: RatingState, b: RatingState) => change([[a], [b]], [2, 1])
/** Of means in the thousands. */
const ROUNDING = 1e-9
const field = (n: number): Side[] => Array.from({ length: n }, () => [settled(500)])
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

describe('the size of a change', () => {
  it('is 19 between settled equals, to either side', () => {
    expect(Math.round(duel(settled(500), settled(500)))).toBe(19)
    expect(Math.round(change([[settled(500)], [settled(500)]], [2, 1]))).toBe(-19)
  })
  it('is 30 for beating someone 200 above, 10 for someone 200 below', () => {
    expect(Math.round(duel(settled(500), settled(700)))).toBe(30)
    expect(Math.round(duel(settled(700), settled(500)))).toBe(10)
  })
  it('is 62 a position between eight newcomers who are placed, from 716 down to 284', () => {
    const sides = Array.from({ length: 8 }, (): Side => [newcomer(500)])
    const { states } = rate({ sides, positions: upTo(8), day: 0, anchor: 500 })
    expect(states.map(([state]) => state && shownRank(state))).toEqual([716, 655, 593, 531, 469, 407, 345, 284])
  })
  it('is 107 between newcomers', () => {
    expect(Math.round(duel(fresh, fresh))).toBe(107)
    expect(Math.round(change([[fresh], [fresh]], [2, 1]))).toBe(-107)
  })
  it.each([
    [4, 37],
    [8, 53],
    [16, 67],
  ])('is, for the settled winner of a tournament of %i, %i', (n, points) => {
    expect(Math.round(change(field(n), upTo(n)))).toBe(points)
  })
})

/**
 * Glickman's published example rates a period of three games at once: 1500 ± 200 beats 1400 ± 30, loses to 1550 ± 100
 * and 1700 ± 300, and stands at 1464 ± 151.4. This engine rates each result by itself and weighs a field of N by λ,
 * so no call of `rate` is that period. One pairing of two single players at λ = 1 is a game of his, though, and the
 * step from summed evidence to the new state is his too: those are pinned. The growth of variance before a result
 * is ours (his is per period and was none here), so the state starts 200 below what it is to have grown to.
 */
it("agrees with Glickman's worked example of 1999", () => {
  const before: RatingState = { mean: 1500, variance: 200 ** 2 - 200, day: 0, results: 3, settled: false }
  const evidence = noEvidence()
  for (const [mean, deviation, score] of [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ] as const) {
    addPairing(evidence, attenuation(deviation ** 2), before.mean - mean, score, 1, 1)
  }
  const after = absorb(before, 0, evidence)
  expect(after.mean).toBeCloseTo(1464.1, 1)
  expect(Math.sqrt(after.variance)).toBeCloseTo(151.4, 1)
})

const lostAlongside = (other: RatingState) =>
  rate({ sides: [[settled(600)], [settled(500)], [other]], positions: winnerOnly(3, 0), day: 0, anchor: 500 }).states[1]

describe('rating', () => {
  it('counts a result of two once, and a field as log₂ of its size', () => {
    expect(pairingWeight(2)).toBe(1)
    expect(pairingWeight(8) * 7).toBeCloseTo(3, 12)
  })

  it('moves a doubles player like the side: partners of one state move alike, by half of what is uncertain', () => {
    const { states } = rate({
      sides: [
        [fresh, fresh],
        [fresh, fresh],
      ],
      positions: [1, 2],
      day: 0,
      anchor: 500,
    })
    expect(states[0]?.[0]).toEqual(states[0]?.[1])
    expect((states[0]?.[0]?.mean ?? 0) - 500).toBeGreaterThan(50)
    expect((states[0]?.[0]?.mean ?? 0) - 500).toBeLessThan(107)
  })

  it('does not pair those whom a report left out: the losers of a winner-only result do not depend on each other', () => {
    expect(lostAlongside(settled(900))).toEqual(lostAlongside(settled(100)))
  })

  it('leaves equals who tie where they are', () => {
    expect(change([[settled(500)], [settled(500)]], [1, 1])).toBeCloseTo(0, 12)
  })

  it('leaves players without a pairing that counts as they were', () => {
    const sides = [[settled(600)], [settled(500)]]
    expect(rate({ sides, positions: [1, 2], unpaired: [[1, 0]], day: 9, anchor: 500 })).toEqual({
      states: sides,
      anchor: 500,
    })
  })

  it('lets uncertainty grow by 8 a day and 200 a result, to that of a newcomer and no further', () => {
    expect(varianceOn(settled(500), 10)).toBe(85 ** 2 + 280)
    expect(varianceOn(settled(500), 100_000)).toBe(250 ** 2)
  })

  it.each([
    ['one side', { sides: [[fresh]], positions: [1] }],
    ['an empty side', { sides: [[fresh], []], positions: [1, 2] }],
    ['no place', { sides: [[fresh], [fresh]], positions: [null, null] }],
    ['a missing position', { sides: [[fresh], [fresh]], positions: [1] }],
  ])('refuses a result with %s', (_, match) => {
    expect(() => rate({ ...match, day: 0, anchor: 500 })).toThrow(RangeError)
  })
})

const fifth = (mean: number): RatingState => ({ mean, variance: 60_000, day: 0, results: 4, settled: false })
const anchorFor = (mean: number, anchor: number, range?: typeof ANCHOR_FREE) =>
  rate({
    sides: [[fifth(mean)], [settled(mean)]],
    positions: [1, 1],
    day: 0,
    anchor,
    ...(range && { anchorRange: range }),
  }).anchor

describe('the newcomer anchor', () => {
  it('moves a fiftieth of the way to where a newcomer stands after five results', () => {
    expect(anchorFor(400, 500)).toBeCloseTo(498, 10)
  })
  it('stays within 300 to 600, unless left free', () => {
    expect(anchorFor(-2000, 301)).toBe(300)
    expect(anchorFor(4000, 599)).toBe(600)
    expect(anchorFor(-2000, 300, ANCHOR_FREE)).toBeCloseTo(254, 10)
  })
  it('is what a newcomer is shown', () => {
    expect([newcomerRank(412.4), newcomerRank(120), newcomerRank(120, ANCHOR_FREE)]).toEqual([412, 300, 120])
  })
})

const settledAfter = (results: number, variance: number, before = false): boolean => {
  const state = { mean: 500, variance, day: 0, results, settled: before }
  return isSettled(absorb(state, 0, noEvidence()))
}

describe('being settled', () => {
  it('takes ten results and a deviation of at most 130 together', () => {
    expect([settledAfter(9, 16_700), settledAfter(8, 16_700), settledAfter(9, 16_701)]).toEqual([true, false, false])
  })
  it('is never lost again', () => expect(settledAfter(30, 62_000, true)).toBe(true))
})

it('shows whole points, never below 0', () => {
  expect([499.5, 0.4, -0.3, -80].map(mean => shownRank({ mean }))).toEqual([500, 0, 0, 0])
})

describe('whatever the result', () => {
  it('every number stays finite, and no result makes anyone less certain', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const { states, anchor } = rate(match)
        expect(Number.isFinite(anchor)).toBe(true)
        for (const [i, side] of states.entries()) {
          for (const [m, after] of side.entries()) {
            const before = match.sides[i]?.[m] ?? fresh
            expect(Number.isFinite(after.mean)).toBe(true)
            expect(after.variance).toBeGreaterThan(0)
            expect(after.variance).toBeLessThanOrEqual(varianceOn(before, match.day) * (1 + 1e-12))
          }
        }
      }),
    )
  })

  it('the winner rises and the loser falls, the more the less it was expected', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.double({ min: 1, max: 500, noNaN: true }), (a, b, more) => {
        const stronger = { ...b, mean: b.mean + more }
        expect(duel(a, b)).toBeGreaterThanOrEqual(0)
        expect(lostDuel(a, b)).toBeLessThanOrEqual(0)
        expect(duel(a, stronger)).toBeGreaterThanOrEqual(duel(a, b) - ROUNDING)
        expect(lostDuel(a, stronger)).toBeGreaterThanOrEqual(lostDuel(a, b) - ROUNDING)
      }),
    )
  })

  it('the order in which the sides are told does not matter', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const told = rate(match).states
        const turned = rate({
          ...match,
          sides: match.sides.toReversed(),
          positions: match.positions.toReversed(),
        }).states.toReversed()
        told.flat().forEach((state, i) => expect(turned.flat()[i]?.mean).toBeCloseTo(state.mean, 6))
      }),
    )
  })
})

it('keeps a state a plain value that JSON carries whole', () => {
  const state = newcomer(500)
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})

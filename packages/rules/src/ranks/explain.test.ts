import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import type { Score } from './lead.ts'
import { anyMatch, settled } from './players.testing.ts'
import { type Match, rate } from './rate.ts'
import { newcomer } from './state.ts'
import { newTelling } from './told.ts'

const telling = newTelling(true)
const match = (sides: Match['sides'], score: Score | null, weight = 1): Match => ({
  sides,
  positions: [1, 2],
  day: 0,
  score,
  weight,
})

describe('an explanation', () => {
  it('tells Ada that she led as was expected, and by how much that moved her', () => {
    const told = explain(match([[settled(500)], [settled(500)]], [22, 15]), telling, 0, 0)
    expect(told).toMatchObject({ change: 29, kept: false, weight: 1, meeting: 1, uncertaintyWeight: 1 })
    expect(told.lead?.measured).toBeCloseTo(300 * (7 / Math.sqrt(38) + 0.25), 9)
    expect(told.lead?.expected).toBeCloseTo(0, 9)
    expect(told.chance).toBe(0.5)
    expect(told.opponents).toMatchObject([{ side: 1, ranks: [500], outcome: 'won', chance: 0.5 }])
  })

  it('tells a favourite that the win was narrower than expected, so that the rank stays', () => {
    const told = explain(match([[settled(700)], [settled(500)]], [22, 20]), telling, 0, 0)
    expect(told).toMatchObject({ change: 0, kept: true, before: { rank: 700 }, after: { rank: 700 } })
    expect(told.lead?.measured).toBeLessThan(told.lead?.expected ?? 0)
    expect(told.opponents[0]?.moved).toBeLessThan(0)
  })

  it("tells Ben, who lost, the same from his side; a newcomer's rank moves several times as far", () => {
    const told = explain(match([[settled(800)], [newcomer(500)]], [22, 20]), telling, 1, 0)
    expect(told.lead).toMatchObject({ score: [20, 22] })
    expect(told.change).toBe(60)
    expect(told.uncertaintyWeight).toBeGreaterThan(5)
    expect(told.before.provisional).toBe(true)
  })

  it('tells that a fourth meeting this year counts 40 %', () => {
    const told = explain(match([[settled(500)], [settled(500)]], null, 0.4), telling, 0, 0)
    expect([told.weight, told.meeting, told.lead]).toEqual([0.4, 4, null])
  })

  it('tells Ada, who has not played for three years, that her rank is surer now than it was on that day', () => {
    const told = explain({ ...match([[settled(500)], [settled(500)]], [22, 15]), day: 3 * 365 }, telling, 0, 0)
    expect([told.before.deviation, told.after.deviation]).toEqual([127, 118])
  })

  it('never tells of a result that it made a rank less sure', () => {
    fc.assert(
      fc.property(anyMatch, any => {
        const { before, after } = explain(any, telling, 0, 0)
        expect(after.deviation).toBeLessThanOrEqual(before.deviation)
      }),
    )
  })

  it('agrees with what the result did, in matches of any sides and in fields', () => {
    fc.assert(
      fc.property(anyMatch, any => {
        const told = explain(any, telling, 0, 0)
        const moved = (rate(any)[0]?.[0]?.mean ?? 0) - (any.sides[0]?.[0]?.mean ?? 0)
        expect(told.opponents.reduce((sum, opponent) => sum + opponent.moved, 0)).toBeCloseTo(moved, 6)
        expect(told.chance).toBeGreaterThanOrEqual(0)
        expect(told.chance).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is refused for a player who was not there, and of what is no result', () => {
    expect(() => explain(match([[settled(500)], [settled(500)]], null), telling, 0, 1)).toThrow(RangeError)
    for (const wrong of [
      { sides: [[settled(500)]], positions: [1] },
      { sides: [[settled(500)], []], positions: [1, 2] },
      { positions: [null, null] },
      { positions: [1] },
      { day: 0.5 },
    ])
      expect(() => rate({ ...match([[settled(500)], [settled(500)]], null), ...wrong })).toThrow(RangeError)
  })
})

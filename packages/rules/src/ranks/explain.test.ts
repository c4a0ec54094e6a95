import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { anyMatch, fresh, settled } from './players.testing.ts'
import { rate } from './rate.ts'

describe('an explanation', () => {
  it('tells Ada what beating Ben did', () => {
    const told = explain({ sides: [[settled(500)], [settled(700)]], positions: [1, 2], day: 0 }, 0, 0)
    expect(told).toMatchObject({
      before: { rank: 500, deviation: 85, provisional: false },
      after: { rank: 530, provisional: false },
      change: 30,
      opponents: [{ side: 1, ranks: [700], outcome: 'won' }],
    })
    expect(told.chance).toBeCloseTo(told.opponents[0]?.chance ?? 0, 12)
    expect(told.chance).toBeLessThan(0.3)
    expect(told.uncertaintyWeight).toBe(1)
  })

  it("tells a newcomer that uncertainty made the rank move several times as far as a settled player's", () => {
    const told = explain({ sides: [[fresh], [settled(500)]], positions: [2, 1], day: 0 }, 0, 0)
    expect(told.before.provisional).toBe(true)
    expect(told.uncertaintyWeight).toBeGreaterThan(5)
    expect(told.uncertaintyWeight).toBeLessThan(8)
  })

  it('names only those the player was paired with', () => {
    const match = { sides: [[fresh], [settled(600)], [settled(700)]], positions: [null, 1, null], day: 0 }
    expect(explain(match, 0, 0).opponents.map(({ side }) => side)).toEqual([1])
  })

  it('of a result that did not count tells of no change', () => {
    const match = { sides: [[fresh], [fresh]], positions: [1, 2], day: 0, unpaired: [[0, 1]] as const }
    expect(explain(match, 0, 0)).toMatchObject({ change: 0, opponents: [], uncertaintyWeight: 1 })
  })

  it('agrees with what the result did, and shares it out among the opponents', () => {
    fc.assert(
      fc.property(anyMatch, match => {
        const told = explain(match, 0, 0)
        const moved = (rate(match).states[0]?.[0]?.mean ?? 0) - (match.sides[0]?.[0]?.mean ?? 0)
        expect(told.opponents.reduce((sum, opponent) => sum + opponent.moved, 0)).toBeCloseTo(moved, 6)
        expect(told.uncertaintyWeight).toBeGreaterThan(0)
      }),
    )
  })

  it('is refused for a player who was not there', () => {
    expect(() => explain({ sides: [[fresh], [fresh]], positions: [1, 2], day: 0 }, 0, 1)).toThrow(RangeError)
  })
})

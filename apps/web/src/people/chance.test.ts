import { expect, it } from 'vitest'
import { isEven, isFair, threeWays, toldWays } from './chance.ts'

it('gives Ada and Ben the same chance at chess where they are equals, whatever is left for a draw', () => {
  const { win, draw, lose } = threeWays(0.5, 0.26)
  expect([win, draw, lose]).toEqual([0.37, 0.26, 0.37])
})

it('says nothing of a lead of Ada that rounds away, and tells one of a point', () => {
  expect([0.496, 0.5, 0.504].map(isEven)).toEqual([true, true, true])
  expect([0.49, 0.51].map(isEven)).toEqual([false, false])
})

it('shows Ada and Ben percentages that sum to 100, also where rounding each would not', () => {
  expect(toldWays(0.505, 0.243)).toEqual({ win: 38, draw: 25, lose: 37 })
  expect(toldWays(0.496)).toEqual({ win: 50, draw: 0, lose: 50 })
})

it('calls a match of Ada and Ben fair by the figures they see, draws left out', () => {
  expect([0.45, 0.5, 0.55].map(chance => isFair(chance))).toEqual([true, true, true])
  expect([0.44, 0.56].map(chance => isFair(chance))).toEqual([false, false])
  expect(isFair(0.44, 0.24)).toBe(true)
})

it('tells the same of one match to both', () => {
  const [ada, ben] = [threeWays(0.7, 0.2), threeWays(0.3, 0.2)]
  expect(ada.win).toBeCloseTo(ben.lose, 12)
  expect(ada.win + ada.draw + ada.lose).toBeCloseTo(1, 12)
})

it('is the chance itself in a sport without draws', () => {
  expect(threeWays(0.7)).toEqual({ win: 0.7, draw: 0, lose: expect.closeTo(0.3) })
})

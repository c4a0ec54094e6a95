import { expect, it } from 'vitest'
import { isClose, isEven, threeWays } from './chance.ts'

it('gives Ada and Ben the same chance at chess where they are equals, whatever is left for a draw', () => {
  const { win, draw, lose } = threeWays(0.5, 0.26)
  expect([win, draw, lose]).toEqual([0.37, 0.26, 0.37])
})

it('says nothing of a lead of Ada that rounds away, and tells one of a point', () => {
  expect([0.496, 0.5, 0.504].map(isEven)).toEqual([true, true, true])
  expect([0.49, 0.51].map(isEven)).toEqual([false, false])
})

it('calls a match of Ada and Ben close from 45 to 55 percent, as it is told', () => {
  expect([0.445, 0.45, 0.5, 0.554].map(isClose)).toEqual([true, true, true, true])
  expect([0.444, 0.556].map(isClose)).toEqual([false, false])
})

it('tells the same of one match to both', () => {
  const [ada, ben] = [threeWays(0.7, 0.2), threeWays(0.3, 0.2)]
  expect(ada.win).toBeCloseTo(ben.lose, 12)
  expect(ada.win + ada.draw + ada.lose).toBeCloseTo(1, 12)
})

it('is the chance itself in a sport without draws', () => {
  expect(threeWays(0.7)).toEqual({ win: 0.7, draw: 0, lose: expect.closeTo(0.3) })
})

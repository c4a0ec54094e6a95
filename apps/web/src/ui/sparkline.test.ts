import { expect, it } from 'vitest'
import { sparkPoints } from './sparkline.ts'

it('draws a rank that rises from the bottom left to the top right', () => {
  expect(sparkPoints([500, 550, 600])).toEqual([
    { x: 3, y: 21 },
    { x: 36, y: 12 },
    { x: 69, y: 3 },
  ])
})

it('draws a rank that has not moved in the middle, and one value as a point', () => {
  expect(sparkPoints([500, 500]).map(({ y }) => y)).toEqual([12, 12])
  expect(sparkPoints([500])).toEqual([{ x: 3, y: 12 }])
})

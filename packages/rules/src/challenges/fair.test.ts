import { expect, test } from 'vitest'
import { newcomer } from '../ranks/state.ts'
import { newTelling } from '../ranks/told.ts'
import { fairSides } from './fair.ts'

const rated = (means: readonly number[]) => means.map((mean, i) => ({ id: `P${i}`, state: newcomer(mean) }))
const split = (means: readonly number[]) => fairSides(rated(means), newTelling(false), 20_000)

test('of four the best plays with the weakest', () => {
  const { sides, chance } = split([800, 600, 500, 300])
  expect(sides).toEqual([
    ['P0', 'P3'],
    ['P1', 'P2'],
  ])
  expect(chance).toBeCloseTo(0.5)
})

test('of four whose best two lead them, these two play against each other', () => {
  const captains = ['P0', 'P3']
  const { sides } = fairSides(rated([800, 600, 500, 300]), newTelling(false), 20_000, captains)
  expect(sides).toEqual([
    ['P0', 'P2'],
    ['P1', 'P3'],
  ])
})

test('of five the sides differ by one player, whichever is fairer', () => {
  const { sides } = split([900, 500, 500, 500, 500])
  expect(sides.map(({ length }) => length)).toEqual([3, 2])
})

test('of twenty-two a split is found that is as good as even, and the same each time', () => {
  const means = Array.from({ length: 22 }, (_, i) => 300 + ((i * 7919) % 601))
  const once = split(means)
  expect(Math.abs(once.chance - 0.5)).toBeLessThan(0.005)
  expect(split(means)).toEqual(once)
  expect(once.sides.map(({ length }) => length)).toEqual([11, 11])
})

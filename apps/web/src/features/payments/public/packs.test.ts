import { expect, test } from 'vitest'
import { bestValue, centsEach, proposed } from './packs.ts'

test('Ada sees that a credit of the larger pack costs her less', () => {
  expect([centsEach({ amount: 5, point: 50 }), centsEach({ amount: 10, point: 110 })]).toEqual(['10', '9.1'])
})

test('the pack in the middle is proposed to Ada, and of two in the middle the smaller', () => {
  const [small, middle, large] = [{ amount: 5 }, { amount: 10 }, { amount: 20 }]
  expect([proposed([large, small, middle]), proposed([large, middle])]).toEqual([middle, middle])
  expect(proposed([])).toBeUndefined()
})

test('Ada sees of which pack a credit costs her the least, and of two such it is the smaller', () => {
  const [small, large, twice] = [
    { amount: 5, point: 50 },
    { amount: 20, point: 250 },
    { amount: 40, point: 500 },
  ]
  expect(bestValue([small, twice, large])).toBe(large)
  expect(bestValue([])).toBeUndefined()
})

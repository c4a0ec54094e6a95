import { expect, test } from 'vitest'
import { bestValue, centsEach } from './packs.ts'

test('Ada sees that a credit of the larger pack costs her less', () => {
  expect([centsEach({ amount: 5, point: 50 }), centsEach({ amount: 10, point: 110 })]).toEqual(['10', '9.1'])
})

test('the pack of which a credit costs Ada the least is proposed to her, and of two such the smaller', () => {
  const [small, large, twice] = [
    { amount: 5, point: 50 },
    { amount: 20, point: 250 },
    { amount: 40, point: 500 },
  ]
  expect(bestValue([small, twice, large])).toBe(large)
  expect(bestValue([])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { centsEach } from './packs.ts'

test('Ada sees that a credit of the larger pack costs her less', () => {
  expect([centsEach({ amount: 5, point: 50 }), centsEach({ amount: 10, point: 110 })]).toEqual(['10', '9.1'])
})

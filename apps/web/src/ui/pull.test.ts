import { expect, test } from 'vitest'
import { pulledBy, REFRESH_FROM } from './pull.ts'

test('a tap that trembles pulls nothing', () => {
  expect(pulledBy(8, 0)).toBe(0)
})

test('a finger that goes up or across scrolls and swipes, and pulls nothing', () => {
  expect([pulledBy(-40, 0), pulledBy(60, 80), pulledBy(60, -80)]).toEqual([0, 0, 0])
})

test('a pull of a third of a small phone refreshes, and a short one does not', () => {
  expect(pulledBy(90, 0)).toBeLessThan(REFRESH_FROM)
  expect(pulledBy(130, 10)).toBeGreaterThanOrEqual(REFRESH_FROM)
})

test('however far the finger goes, what is pulled stays near the top', () => {
  expect(pulledBy(700, 0)).toBe(96)
})

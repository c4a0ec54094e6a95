import { describe, expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { INITIAL, rateWindow, sentOf } from './filter.ts'

describe('what the tournament search sends', () => {
  test('at first every sport within 200 miles, at ranks 350 to 650', () => {
    expect(sentOf(INITIAL)).toEqual({ origin: '', distance: 200, minRate: 350, maxRate: 650 })
  })
  test('the sports that Ada chose', () => {
    expect(sentOf({ ...INITIAL, sports: ['tennis'] })).toHaveProperty('sports', ['tennis'])
  })
  test('no rank below 0', () => {
    expect(rateWindow({ centre: 100, spread: 150 })).toEqual({ minRate: 0, maxRate: 250 })
  })
})

test('the line of the filter tells Ada which sports and ranks she looks for', () => {
  expect(factsOf({ sports: undefined, centre: 500, spread: 150 })).toBe('All sports · ranks 350 – 650')
  expect(factsOf({ sports: ['chess', 'tennis'], centre: 50, spread: 150 })).toBe('2 sports · ranks 0 – 200')
})

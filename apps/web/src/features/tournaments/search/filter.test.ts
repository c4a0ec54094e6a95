import { describe, expect, test } from 'vitest'
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

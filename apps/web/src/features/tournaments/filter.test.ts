import { describe, expect, test } from 'vitest'
import { datesAfter, INITIAL, originLine, rateWindow, sentOf } from './filter.ts'

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

describe('the days', () => {
  test('an end before the start pulls the start along', () => {
    expect(datesAfter({ startDate: '2026-05-09', endDate: '' }, { endDate: '2026-05-01' })).toEqual({
      startDate: '2026-05-01',
      endDate: '2026-05-01',
    })
  })
  test('in their order they stay', () => {
    expect(datesAfter({ startDate: '2026-05-01', endDate: '' }, { endDate: '2026-05-09' })).toEqual({
      startDate: '2026-05-01',
      endDate: '2026-05-09',
    })
  })
})

describe('the line above the results', () => {
  test('names the place that Ada typed', () => {
    expect(originLine({ origin: ' Waco, TX ', distance: 200 }, 'Austin, TX')).toBe('Near Waco, TX · 200 miles')
  })
  test('names the city alone at distance 0', () => {
    expect(originLine({ origin: '', distance: 0 }, 'Austin, TX')).toBe('In Austin, TX')
  })
  test('says everywhere where no place is known', () => {
    expect(originLine({ origin: '', distance: 200 }, null)).toBe('Everywhere')
  })
})

import { describe, expect, test } from 'vitest'
import { INITIAL as usual, rankWindow, sentOf } from './filter.ts'

describe('the ranks that are looked for', () => {
  test('lie around the rank of Ada, as far as the spread', () => {
    expect(rankWindow(512, 100)).toEqual({ lower: 412, upper: 612 })
  })
  test('never begin below 0', () => {
    expect(rankWindow(60, 100)).toEqual({ lower: 0, upper: 160 })
  })
})

describe('what is sent', () => {
  test('at first every sport and gender, and no ranks', () => {
    expect(sentOf(usual, undefined)).toEqual({ origin: '', distance: 200 })
  })
  test('with a sport its rank in the middle, and the spread', () => {
    expect(sentOf({ ...usual, sport: 'chess', spread: 80 }, 512)).toMatchObject({
      sports: ['chess'],
      ratingPlus: 512,
      ratingMinus: 80,
    })
  })
  test('a part of the age slider with both its ends', () => {
    expect(sentOf({ ...usual, ageRange: { lower: 25, upper: 44 } }, undefined)).toMatchObject({
      ageRange: { lower: 25, upper: 44 },
    })
  })
  test('what Ada chose beside', () => {
    const chosen = { ...usual, genders: ['female'], ranked: true, startDate: '2026-05-01', endDate: '2026-05-03' }
    expect(sentOf(chosen, undefined)).toMatchObject({
      genders: ['female'],
      ranked: 1,
      startDate: '2026-05-01',
      endDate: '2026-05-03',
    })
  })
})

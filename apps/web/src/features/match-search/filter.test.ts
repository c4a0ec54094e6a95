import { describe, expect, test } from 'vitest'
import { datesAfter, INITIAL as usual, originLine, rankWindow, sentOf } from './filter.ts'

describe('the line above the results', () => {
  test('names the place that Ada typed, and how far from it', () => {
    expect(originLine({ ...usual, origin: ' Waco, TX ' }, 'Austin, TX')).toBe('Near Waco, TX · 200 miles')
  })
  test('names the city of her primary address where she typed nothing', () => {
    expect(originLine(usual, 'Austin, TX')).toBe('Near Austin, TX · 200 miles')
  })
  test('says everywhere where no place is known', () => {
    expect(originLine(usual, null)).toBe('Everywhere')
  })
  test('names the city alone at distance 0', () => {
    expect(originLine({ ...usual, distance: 0 }, 'Austin, TX')).toBe('In Austin, TX')
  })
  test('does not show coordinates', () => {
    expect(originLine({ ...usual, origin: { lat: 30.2, lon: -97.7 } }, null)).toBe('Near where you are · 200 miles')
  })
})

describe('the ranks that are looked for', () => {
  test('lie around the rank of Ada, as far as the spread', () => {
    expect(rankWindow(512, 100)).toEqual({ lower: 412, upper: 612 })
  })
  test('never begin below 0', () => {
    expect(rankWindow(60, 100)).toEqual({ lower: 0, upper: 160 })
  })
})

describe('the days of open challenges', () => {
  test('the first day takes the last one along when it passes it', () => {
    expect(datesAfter({ startDate: '2026-05-01', endDate: '2026-05-03' }, { startDate: '2026-05-09' })).toEqual({
      startDate: '2026-05-09',
      endDate: '2026-05-09',
    })
  })
  test('the last day takes the first one along when it comes before it', () => {
    expect(datesAfter({ startDate: '2026-05-05', endDate: '2026-05-09' }, { endDate: '2026-05-02' })).toEqual({
      startDate: '2026-05-02',
      endDate: '2026-05-02',
    })
  })
  test('a day that is taken away leaves the other', () => {
    expect(datesAfter({ startDate: '2026-05-05', endDate: '2026-05-09' }, { startDate: '' })).toEqual({
      startDate: '',
      endDate: '2026-05-09',
    })
  })
})

describe('what is sent', () => {
  test('at first every sport and gender, and no ranks', () => {
    expect(sentOf(usual, undefined)).toEqual({ origin: '', distance: 200, ageRange: { lower: 18, upper: 65 } })
  })
  test('with a sport its rank in the middle, and the spread', () => {
    expect(sentOf({ ...usual, sport: 'chess', spread: 80 }, 512)).toMatchObject({
      sports: ['chess'],
      ratingPlus: 512,
      ratingMinus: 80,
    })
  })
  test('the whole age slider is no filter, so players older than its end are found', () => {
    expect(sentOf({ ...usual, ageRange: { lower: 18, upper: 100 } }, undefined)).not.toHaveProperty('ageRange')
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

import { describe, expect, test } from 'vitest'
import { AGES, INITIAL as usual, originLine, sentOf } from './filter.ts'

describe('the line above the results', () => {
  test('names the place that Ada typed', () => {
    expect(originLine({ ...usual, origin: ' Austin, TX ' }, 'Waco, TX')).toBe('Within 100 miles of Austin, TX')
  })
  test('names the city of her primary address where she typed nothing', () => {
    expect(originLine(usual, 'Waco, TX')).toBe('Within 100 miles of Waco, TX')
  })
  test('says everywhere where no place is known', () => {
    expect(originLine(usual, null)).toBe('Everywhere, by name')
  })
  test('names the city alone at distance 0', () => {
    expect(originLine({ ...usual, distance: 0 }, 'Waco, TX')).toBe('In the city of Waco, TX')
  })
  test('does not show coordinates', () => {
    expect(originLine({ ...usual, origin: { lat: 30.2, lon: -97.7 } }, null)).toBe('Within 100 miles of where you are')
  })
})

describe('what is sent', () => {
  test('the whole age slider is no filter, so players older than its end are found', () => {
    expect(sentOf({ ...usual, ageRange: AGES })).not.toHaveProperty('ageRange')
  })
  test('players of 18 to 65 are looked for at first', () => {
    expect(sentOf(usual)).toHaveProperty('ageRange', { lower: 18, upper: 65 })
  })
  test('a shorter range is sent with both ends', () => {
    expect(sentOf({ ...usual, ageRange: { lower: 30, upper: 100 } })).toHaveProperty('ageRange', {
      lower: 30,
      upper: 100,
    })
  })
})

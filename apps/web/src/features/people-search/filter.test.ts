import { describe, expect, test } from 'vitest'
import { AGES } from '../../search/filter.ts'
import { INITIAL as usual, sentOf } from './filter.ts'

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

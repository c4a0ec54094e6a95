import { describe, expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { INITIAL, sentOf } from './filter.ts'

describe('what the tournament search sends', () => {
  test('at first every sport within 200 miles, at ranks 350 to 650', () => {
    expect(sentOf(INITIAL)).toEqual({ origin: '', distance: 200, minRate: 350, maxRate: 650 })
  })
  test('the sports that Ada chose', () => {
    expect(sentOf({ ...INITIAL, sports: ['tennis'] })).toHaveProperty('sports', ['tennis'])
  })
  test('the end of the slider is no end: also tournaments for ranks above it', () => {
    expect(sentOf({ ...INITIAL, ranks: { lower: 600, upper: 1000 } })).toMatchObject({ minRate: 600, maxRate: 5000 })
  })
})

test('the line of the filter tells Ada which sports and ranks she looks for', () => {
  expect(factsOf(INITIAL)).toBe('All sports · ranks 350 – 650')
  const both = { sports: ['chess', 'tennis'], ranks: { lower: 600, upper: 1000 } }
  expect(factsOf(both)).toBe('2 sports · ranks 600 – 1000+')
})

import { describe, expect, test } from 'vitest'
import { ageRangeOf, filteredAges } from './age-ranges.ts'

test.each([
  [null, null],
  [17, 'under 18'],
  [18, '18–24'],
  [24, '18–24'],
  [25, '25–34'],
  [64, '55–64'],
  [65, '65+'],
  [100, '65+'],
] as const)('of the age %s others see %s', (age, range) => {
  expect(ageRangeOf(age)).toBe(range)
})

describe('the ages that a filter lets through', () => {
  test.each([
    ['one age', [31, 31], [25, 34]],
    ['two ages of neighbouring ranges', [34, 35], [25, 44]],
    ['whole ranges', [25, 44], [25, 44]],
    ['under 18', [0, 17], [1, 17]],
    ['from no age on', [0, 50], [1, 54]],
    ['the oldest', [70, 80], [65, 150]],
    ['all but the youngest adults', [25, 150], [25, 150]],
    ['all but the oldest', [18, 64], [18, 64]],
  ] as const)('%s', (_, [lower, upper], [from, to]) => {
    expect(filteredAges({ lower, upper })).toEqual({ lower: from, upper: to })
  })

  test.each([
    [0, 150],
    [18, 65],
    [18, 100],
    [24, 70],
  ])('%d to %d holds every range of adults, and leaves nobody out', (lower, upper) => {
    expect(filteredAges({ lower, upper })).toBeNull()
  })

  test('two players of the same range are both let through, or neither', () => {
    const ages = Array.from({ length: 100 }, (_, before) => before + 1)
    const told = ages.flatMap(lower =>
      ages
        .filter(upper => upper >= lower)
        .map(upper => filteredAges({ lower, upper }))
        .filter(through => through !== null)
        .filter(({ lower: from, upper: to }) => {
          const passes = (age: number) => age >= from && age <= to
          return ages.slice(1).some(age => ageRangeOf(age) === ageRangeOf(age - 1) && passes(age) !== passes(age - 1))
        }),
    )
    expect(told).toEqual([])
  })
})

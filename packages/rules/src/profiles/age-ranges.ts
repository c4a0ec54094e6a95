import { AGE_RANGE_STARTS, AGE_RANGES, OLDEST } from '@gauntlet/contract/profiles/answer'

/** Both ends belong to it. */
export interface Ages {
  lower: number
  upper: number
}

const rangeAt = (age: number) =>
  Math.max(
    0,
    AGE_RANGE_STARTS.findLastIndex(start => age >= start),
  )
const FIRST_OF_ADULTS = AGE_RANGES.indexOf('18–24')
const LAST = AGE_RANGES.length - 1

/** An age as others see it. */
export const ageRangeOf = (age: number | null): (typeof AGE_RANGES)[number] | null =>
  age === null ? null : (AGE_RANGES[rangeAt(age)] ?? null)

/**
 * The ages that a filter lets through: whole ranges, as others see them, so that no filter tells more of an age than a
 * profile does. Null where the filter reaches from the first range of adults to the last: it leaves nobody out then,
 * not even players without an age, whom every other filter leaves out.
 */
export function filteredAges({ lower, upper }: Ages): Ages | null {
  const [first, last] = [rangeAt(lower), rangeAt(upper)]
  if (first <= FIRST_OF_ADULTS && last === LAST) return null
  const [from = 1, next = OLDEST + 1] = [AGE_RANGE_STARTS[first], AGE_RANGE_STARTS[last + 1]]
  return { lower: from, upper: next - 1 }
}

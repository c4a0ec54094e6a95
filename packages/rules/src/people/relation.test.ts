import { describe, expect, it, test } from 'vitest'
import { areKeptApart, isMinor } from './relation.ts'

test.each([
  [17, true],
  [18, false],
  [null, false],
])('a player whose age is %s is under 18: %s', (age, minor) => {
  expect(isMinor({ age })).toBe(minor)
})

describe('players who are kept apart', () => {
  it.each([
    { minor: true, other_minor: false },
    { minor: false, other_minor: true },
    { minor: true, other_minor: true },
  ])('a player under 18 meets friends alone: %o', pair => {
    expect(areKeptApart({ ...pair, friend: false })).toBe(true)
    expect(areKeptApart({ ...pair, friend: true })).toBe(false)
  })
  it('adults meet whom they like', () => {
    expect(areKeptApart({ minor: false, other_minor: false, friend: false })).toBe(false)
  })
})

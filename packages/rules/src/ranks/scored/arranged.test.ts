import { DAY } from '@gauntlet/contract/time'
import { describe, expect, it } from 'vitest'
import { earnsNumberedPlace, highestShown } from './arranged.ts'

describe('a window of ranks', () => {
  const ranks = [
    { rank: 900, at: 0 },
    { rank: 700, at: 10 * DAY },
    { rank: 400, at: 100 * DAY },
  ]
  it('tests the highest rank that was shown in the last 180 days', () => {
    const tested = [5, 100, 189, 191, 290].map(day => highestShown(ranks, day * DAY))
    expect(tested).toEqual([900, 900, 900, 700, 400])
  })
  it('has nothing to test of a player without a rank', () => expect(highestShown([], DAY)).toBeUndefined())
})

describe('a numbered place', () => {
  const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Flo']
  /** Each has met `outside` players whom Ada has not. */
  const met = (outside: number) =>
    new Map(
      names.map(name => [name, new Set(['Ada', ...names, ...Array.from({ length: outside }, (_, n) => `x${n}`)])]),
    )

  it('takes five settled opponents whom three others have settled', () => {
    expect(earnsNumberedPlace('Ada', true, met(3))).toBe(true)
    expect(earnsNumberedPlace('Ada', true, met(2))).toBe(false)
  })
  it('is not earned in a closed ring, by four opponents, or before one is settled', () => {
    expect(earnsNumberedPlace('Ada', true, met(0))).toBe(false)
    expect(earnsNumberedPlace('Ada', true, new Map([...met(9)].slice(1)))).toBe(false)
    expect(earnsNumberedPlace('Ada', false, met(9))).toBe(false)
  })
})

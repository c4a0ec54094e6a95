import { describe, expect, it } from 'vitest'
import { earnsNumberedPlace } from './arranged.ts'

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

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chances, chanceToWin } from './chances.ts'
import { anyState, fresh, settled } from './players.testing.ts'
import { stake } from './stake.ts'

const percent = (chance: number) => Math.round(chance * 100)

describe('the chance to win', () => {
  it('is 63 : 37 for settled players 100 apart and 69 : 31 for 150', () => {
    expect(percent(chanceToWin([settled(600)], [settled(500)], 0))).toBe(63)
    expect(percent(chanceToWin([settled(650)], [settled(500)], 0))).toBe(69)
  })
  it('says less between newcomers than between settled players', () => {
    const newcomers = chanceToWin([{ ...fresh, mean: 700 }], [fresh], 0)
    expect(newcomers).toBeGreaterThan(0.5)
    expect(newcomers).toBeLessThan(chanceToWin([settled(700)], [settled(500)], 0))
  })
  it('is that of the mean of a side', () => {
    expect(chanceToWin([settled(400), settled(600)], [settled(500), settled(500)], 0)).toBe(0.5)
  })
  it('of equals in a field is one share each', () => {
    for (const chance of chances([[fresh], [fresh], [fresh], [fresh]], 0)) expect(chance).toBeCloseTo(0.25, 12)
  })
  it('adds up, agrees with the chance between two, and grows with the own rank', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.array(anyState, { maxLength: 20 }), (a, b, rest) => {
        const all = chances(
          [a, b, ...rest].map(state => [state]),
          9000,
        )
        expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        expect(chances([[a], [b]], 9000)[0]).toBeCloseTo(chanceToWin([a], [b], 9000), 9)
        const better = chances(
          [{ ...a, mean: a.mean + 50 }, b, ...rest].map(state => [state]),
          9000,
        )
        expect(better[0]).toBeGreaterThanOrEqual((all[0] ?? 1) - 1e-12)
      }),
    )
  })
})

describe('the stake', () => {
  it('is what the shown rank would move by', () => {
    expect(stake(settled(500), [[settled(500)]], 0)).toEqual({ win: 19, lose: -19 })
    expect(stake(settled(500), [[settled(700)]], 0)).toEqual({ win: 30, lose: -10 })
  })
  it('has nothing to lose at 0', () => {
    expect(stake({ ...fresh, mean: 0 }, [[{ ...fresh, mean: 0 }]], 0)).toEqual({ win: 107, lose: 0 })
  })
  it('against several is the mean over the possible winners', () => {
    const { win, lose } = stake(settled(500), [[settled(500)], [settled(900)]], 0)
    const worst = stake(settled(500), [[settled(500)], [settled(500)]], 0).lose
    expect(win).toBeGreaterThan(19)
    expect(lose).toBeLessThan(0)
    expect(lose).toBeGreaterThan(worst)
  })
})

import { describe, expect, it } from 'vitest'
import { settled } from './players.testing.ts'
import { type Planned, stake } from './stake.ts'
import { newcomer, shownRank, strengthOn } from './state.ts'
import { chances, chanceToWin, newTelling, Teller, threeChances } from './told.ts'

const telling = newTelling(false)
const planned = (own: number, opponents: number[], more: Partial<Planned> = {}): Planned => ({
  own: [settled(own)],
  opponents: opponents.map(rank => [settled(rank)]),
  day: 0,
  weight: 1,
  scored: true,
  ...more,
})

describe('the stake', () => {
  it('between equals is 12 to 40, from the narrowest result to a clear one', () => {
    expect(stake(planned(500, [500]), telling)).toEqual({
      win: { narrow: 12, clear: 40 },
      lose: { narrow: -12, clear: -40 },
    })
  })

  it('holds the rank of a favourite who wins, and lets an outsider gain by a narrow loss', () => {
    expect(stake(planned(700, [500]), telling).win.narrow).toBe(0)
    expect(stake(planned(500, [700]), telling).lose.narrow).toBeGreaterThanOrEqual(0)
  })

  it('without scores is one number, as it is of a fourth meeting with less weight', () => {
    expect(stake(planned(500, [500], { scored: false }), telling).win).toEqual({ narrow: 19, clear: 19 })
    expect(stake(planned(500, [500], { scored: false, weight: 0.4 }), telling).win).toEqual({ narrow: 8, clear: 8 })
  })

  it('has nothing to lose at 0', () => {
    const low: Planned = { ...planned(0, [0], { scored: false }), own: [newcomer(0)], opponents: [[newcomer(0)]] }
    expect(stake(low, telling).lose).toEqual({ narrow: 0, clear: 0 })
  })

  it('against several is the mean over the possible winners', () => {
    const { win, lose } = stake(planned(500, [500, 900]), telling)
    const worst = stake(planned(500, [500, 500]), telling).lose.narrow
    expect(win.narrow).toBeGreaterThan(19)
    expect(lose.narrow).toBeLessThan(0)
    expect(lose.narrow).toBeGreaterThan(worst)
  })
})

describe('the chance that is told', () => {
  it('of equals in a field is one share each, and of two it is that between them', () => {
    const equals = chances(telling, [[settled(500)], [settled(500)], [settled(500)], [settled(500)]], 0)
    for (const chance of equals) expect(chance).toBeCloseTo(0.25, 12)
    const [first] = chances(telling, [[settled(600)], [settled(500)]], 0)
    expect(first).toBeCloseTo(chanceToWin(telling, [settled(600)], [settled(500)], 0), 12)
  })

  it('without draws leaves none to be told', () => {
    expect(threeChances(telling, [settled(600)], [settled(500)], 0).draw).toBe(0)
  })

  it('becomes bolder in a sport whose favourites win more often than was told', () => {
    const teller = new Teller(telling)
    const [ada, ben] = [strengthOn([settled(600)], 0, 2), strengthOn([settled(500)], 0, 2)]
    for (let n = 0; n < 200; n++) teller.tell({ ...ada, won: n % 4 ? 1 : 0 }, ben)
    expect(chanceToWin(teller.telling(), [settled(600)], [settled(500)], 0)).toBeGreaterThan(
      chanceToWin(telling, [settled(600)], [settled(500)], 0),
    )
  })
})

it('shows whole points, never below 0', () => {
  expect([499.5, 0.4, -0.3, -80].map(held => shownRank({ held }))).toEqual([500, 0, 0, 0])
})

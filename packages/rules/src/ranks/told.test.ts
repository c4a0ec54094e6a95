import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMatch, newCounts } from './calibration.ts'
import { beginning } from './log.ts'
import { anyLog, anyState, settled } from './players.testing.ts'
import { replay, steps } from './replay.ts'
import { newcomer, type RatingState, strengthOn } from './state.ts'
import { lessonOf, newTelling, Teller, type Telling } from './told.ts'

const START = newTelling(true)

/** How chances are told once Ada has beaten Ben, or the two have drawn. */
function after(ada: RatingState, ben: RatingState, won: 1 | 0.5 = 1): Telling {
  const teller = new Teller(START)
  teller.tell({ ...strengthOn([ada], 0, 2), won }, strengthOn([ben], 0, 2))
  return teller.telling()
}

describe('a result teaches a sport how to tell chances', () => {
  it('in full between two who play now and then', () => {
    const { steepness } = after(settled(700), settled(500))
    expect(steepness.log).toBeCloseTo(0.00227107, 8)
    expect(steepness.information).toBeGreaterThan(60)
  })

  it('not at all where one of them is a newcomer, whoever wins, and neither does their draw', () => {
    expect(after(settled(700), newcomer(500)).steepness).toEqual(START.steepness)
    expect(after(newcomer(500), settled(700)).steepness).toEqual(START.steepness)
    expect(after(settled(700), newcomer(500), 0.5)).toEqual(START)
  })

  it('half as much where half is known of the one of whom less is known', () => {
    const halfKnown = settled(500, Math.sqrt((300 ** 2 + 85 ** 2 - 100) / 2))
    expect(lessonOf(strengthOn([halfKnown], 0, 2), strengthOn([settled(700)], 0, 2))).toBeCloseTo(0.5, 12)
  })

  it('no more for a partner of whom much is known', () => {
    const [pair, others] = [
      [settled(600), newcomer(500)],
      [settled(500), settled(500)],
    ]
    expect(lessonOf(strengthOn(pair, 0, 2), strengthOn(others, 0, 2))).toBe(0)
  })

  it('never less than nothing nor more than all, and the same for both sides', () => {
    fc.assert(
      fc.property(anyState, anyState, (ada, ben) => {
        const [own, other] = [strengthOn([ada], 9000, 2), strengthOn([ben], 9000, 2)]
        expect(lessonOf(own, other)).toBeGreaterThanOrEqual(0)
        expect(lessonOf(own, other)).toBeLessThanOrEqual(1)
        expect(lessonOf(other, own)).toBe(lessonOf(own, other))
      }),
    )
  })
})

it('counting how chances turned out follows what a replay learns, to the last bit', () => {
  fc.assert(
    fc.property(anyLog, log => {
      const counts = newCounts()
      let telling = START
      for (const { match } of steps(log, beginning(true))) telling = countMatch(counts, telling, match)
      expect(telling).toEqual(replay(log, beginning(true)).sport.telling)
    }),
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginning, type LogEntry, type Snapshot } from './log.ts'
import { anyLog, anyState } from './players.testing.ts'
import { replay, steps } from './replay.ts'
import { stake } from './stake.ts'
import { chanceToWin, newTelling, threeChances } from './told.ts'

const start = beginning(true)

/** The rank that each is shown, and how sure it is. */
const ranksOf = ({ players }: Snapshot): Record<string, { held: number; deviation: number }> =>
  Object.fromEntries(
    Object.entries(players).map(([name, { held, variance }]) => [name, { held, deviation: Math.sqrt(variance) }]),
  )

/** The same to within half a point: of two newcomers who turn out at once, the first told moves the anchor first. */
function expectAlike(one: Snapshot, other: Snapshot): void {
  const [ranks, others] = [ranksOf(one), ranksOf(other)]
  expect(Object.keys(others).toSorted()).toEqual(Object.keys(ranks).toSorted())
  for (const [name, { held, deviation }] of Object.entries(ranks)) {
    expect(Math.abs((others[name]?.held ?? NaN) - held)).toBeLessThan(0.5)
    expect(others[name]?.deviation).toBeCloseTo(deviation, 1)
  }
}

const turned = (entry: LogEntry): LogEntry => ({
  ...entry,
  sides: entry.sides.toReversed(),
  positions: entry.positions.toReversed(),
  score: entry.score && [entry.score[1], entry.score[0]],
})

const renamed = (name: string): string => `player ${9 - name.charCodeAt(0)}`

describe('whatever six players play', () => {
  it('nobody gains by whose side is named first, or who on a side', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const told = replay(log, start)
        expectAlike(told, replay(log.map(turned), start))
        expectAlike(
          told,
          replay(
            log.map(entry => ({ ...entry, sides: entry.sides.map(side => side.toReversed()) })),
            start,
          ),
        )
      }),
    )
  })

  it('nobody gains by a name', () => {
    fc.assert(
      fc.property(anyLog, log => {
        const others = log.map((entry): LogEntry => {
          const levels = Object.entries(entry.levels ?? {}).map(([name, level]) => [renamed(name), level])
          const sides = entry.sides.map(side => side.map(renamed))
          return { ...entry, sides, ...(entry.levels && { levels: Object.fromEntries(levels) }) }
        })
        const [told, again] = [replay(log, start), replay(others, start)]
        const players = Object.entries(told.players).map(([name, state]) => [renamed(name), state])
        expectAlike({ ...told, players: Object.fromEntries(players) }, again)
      }),
    )
  })

  it('no win of two sides lowers a shown rank', () => {
    fc.assert(
      fc.property(anyLog, log => {
        for (const { entry, match, after } of steps(log, start)) {
          const winner = entry.sides.length === 2 ? entry.positions.indexOf(1) : -1
          if (winner < 0 || entry.positions[0] === entry.positions[1]) continue
          for (const [member, state] of (after[winner] ?? []).entries())
            expect(state.held).toBeGreaterThanOrEqual(match.sides[winner]?.[member]?.held ?? Infinity)
        }
      }),
    )
  })
})

describe('whoever meets', () => {
  it('the chances told to both are of one match', () => {
    fc.assert(
      fc.property(anyState, anyState, (ada, ben) => {
        const telling = newTelling(true)
        expect(chanceToWin(telling, [ada], [ben], 9000) + chanceToWin(telling, [ben], [ada], 9000)).toBeCloseTo(1, 9)
        const [hers, his] = [threeChances(telling, [ada], [ben], 9000), threeChances(telling, [ben], [ada], 9000)]
        expect([hers.win + hers.draw + hers.lose, hers.draw]).toEqual([
          expect.closeTo(1, 9),
          expect.closeTo(his.draw, 9),
        ])
        expect(hers.win).toBeCloseTo(his.lose, 9)
        // The chance that is told where one of them wins is a share of the rest that a draw leaves.
        expect(chanceToWin(telling, [ada], [ben], 9000) * (1 - hers.draw)).toBeCloseTo(hers.win, 9)
      }),
    )
  })

  it('a clearer win is worth no less, a clearer loss costs no less, and no win costs anything', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.double({ min: 0.05, max: 1, noNaN: true }), (ada, ben, weight) => {
        const planned = { own: [ada], opponents: [[ben]], day: 9000, weight, scored: true } as const
        const { win, lose } = stake(planned, newTelling(false))
        expect(win.narrow).toBeGreaterThanOrEqual(0)
        expect(win.clear).toBeGreaterThanOrEqual(win.narrow)
        expect(lose.narrow).toBeGreaterThanOrEqual(lose.clear)
      }),
    )
  })
})

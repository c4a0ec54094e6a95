import { HOUR } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import type { LogEntry } from './log.ts'
import type { Position } from './sides.ts'
import { newcomer, type RatingState } from './state.ts'

/** Plays now and then, has some twenty results: √v is 85. */
export const settled = (mean: number): RatingState => ({ mean, variance: 85 ** 2, day: 0, results: 20, settled: true })
export const fresh = newcomer(500)

export const anyState: fc.Arbitrary<RatingState> = fc.record({
  mean: fc.double({ min: -2000, max: 4000, noNaN: true }),
  variance: fc.double({ min: 100, max: 62_500, noNaN: true }),
  day: fc.integer({ min: 0, max: 9000 }),
  results: fc.integer({ min: 0, max: 300 }),
  settled: fc.boolean(),
})

export const anyPosition: fc.Arbitrary<Position> = fc.option(fc.integer({ min: 1, max: 9 }))

/** A result between sides of one to three players, of which the first has a place. */
export const anyMatch = fc
  .array(fc.tuple(fc.array(anyState, { minLength: 1, maxLength: 3 }), anyPosition), { minLength: 2, maxLength: 9 })
  .chain(sides =>
    fc.record({
      sides: fc.constant(sides.map(([side]) => side)),
      positions: fc.constant(sides.map(([, position], i) => (i === 0 ? (position ?? 1) : position))),
      day: fc.integer({ min: 9000, max: 12_000 }),
      anchor: fc.integer({ min: 300, max: 600 }),
    }),
  )

const NAMES = ['Ada', 'Ben', 'Cy', 'Di', 'Eve', 'Flo']

/** A log of results among six players over some weeks, in order: they meet often enough for the limit on pairs. */
export const anyLog: fc.Arbitrary<LogEntry[]> = fc
  .array(
    fc.record({
      players: fc.shuffledSubarray(NAMES, { minLength: 2, maxLength: 5 }),
      positions: fc.array(anyPosition, { minLength: 5, maxLength: 5 }),
      hours: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(results => {
    let at = 0
    return results.map(({ players, positions, hours }, i) => {
      at += hours * HOUR
      return {
        id: `r${String(i).padStart(3, '0')}`,
        at,
        sides: players.map(name => [name]),
        positions: players.map((_, p) => (p === 0 ? 1 : (positions[p] ?? null))),
        voids: null,
      }
    })
  })

export const voiding = (id: string, log: readonly LogEntry[]): LogEntry => ({
  id: `v-${id}`,
  at: (log.at(-1)?.at ?? 0) + HOUR,
  sides: [],
  positions: [],
  voids: id,
})

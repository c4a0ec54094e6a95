import { HOUR } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import type { Position } from './sides.ts'
import type { Score } from './lead.ts'
import type { LogEntry } from './log.ts'
import type { Match } from './rate.ts'
import type { RatingState } from './state.ts'

/** Plays now and then, has some twenty results: √v is 85. */
export const settled = (mean: number, deviation = 85): RatingState => ({
  mean,
  variance: deviation ** 2,
  day: 0,
  results: 20,
  settled: true,
  held: mean,
  level: null,
})

export const anyState: fc.Arbitrary<RatingState> = fc
  .record({
    mean: fc.double({ min: -2000, max: 4000, noNaN: true }),
    variance: fc.double({ min: 100, max: 90_000, noNaN: true }),
    day: fc.integer({ min: 0, max: 9000 }),
    results: fc.integer({ min: 0, max: 300 }),
    settled: fc.boolean(),
    above: fc.double({ min: 0, max: 50, noNaN: true }),
  })
  .map(({ above, ...state }) => ({ ...state, held: state.mean + above, level: null }))

export const anyScore: fc.Arbitrary<Score | null> = fc.option(fc.tuple(fc.nat(120), fc.nat(120)))

/** The places of two sides that a score gives; without one, those of a report. */
export const placesOf = (score: Score | null, without: Position[]): Position[] => {
  if (!score) return without
  return score[0] === score[1] ? [1, 1] : score[0] > score[1] ? [1, 2] : [2, 1]
}

const anySide = fc.array(anyState, { minLength: 1, maxLength: 3 })
const anyTwo = fc
  .tuple(anySide, anySide, anyScore, fc.double({ min: 0.05, max: 1, noNaN: true }))
  .map(([one, two, score, weight]): Match => {
    return { sides: [one, two], positions: placesOf(score, [1, null]), day: 9000, score, weight }
  })
const anyField = fc
  .tuple(fc.array(anySide, { minLength: 3, maxLength: 6 }), fc.array(fc.option(fc.integer({ min: 1, max: 4 }))))
  .map(([sides, places]): Match => {
    const positions: Position[] = sides.map((_, i) => (i === 0 ? 1 : (places[i] ?? null)))
    return { sides, positions, day: 9000, score: null, weight: 1 }
  })
/** A match of two sides, with a score or without, or a field. */
export const anyMatch: fc.Arbitrary<Match> = fc.oneof(anyTwo, anyField)

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo']
type Shape = 'duel' | 'doubles' | 'teams' | 'field'
const SIDES: Record<Shape, (names: readonly string[]) => string[][]> = {
  duel: ([a = '', b = '']) => [[a], [b]],
  doubles: ([a = '', b = '', c = '', d = '']) => [
    [a, b],
    [c, d],
  ],
  teams: names => [names.slice(0, 3), names.slice(3)],
  field: names => names.slice(0, 4).map(name => [name]),
}

/** A log of matches, doubles, larger sides and fields among six players over some months, in order. */
export const anyLog: fc.Arbitrary<LogEntry[]> = fc
  .array(
    fc.record({
      names: fc.shuffledSubarray(NAMES, { minLength: 4, maxLength: 6 }),
      shape: fc.constantFrom<Shape>('duel', 'duel', 'doubles', 'teams', 'field'),
      score: anyScore,
      others: fc.constantFrom<Position[]>([1, 2, 3, 4], [1, 2, 2, null], [1, null, null, null], [1, 1, 3, 3]),
      level: fc.option(fc.integer({ min: 1, max: 7 })),
      hours: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(results => {
    let at = 0
    return results.map(({ names, shape, score, others, level, hours }, i): LogEntry => {
      at += hours * HOUR
      const sides = SIDES[shape](names)
      const told = shape === 'field' ? null : score
      const positions = placesOf(told, others.slice(0, sides.length))
      const levels = level !== null && { levels: { [names[0] ?? '']: level } }
      return { id: `r${String(i).padStart(3, '0')}`, at, sides, positions, score: told, ...levels, voids: null }
    })
  })

export const voiding = (id: string, log: readonly LogEntry[]): LogEntry => ({
  id: `v-${id}`,
  at: (log.at(-1)?.at ?? 0) + HOUR,
  sides: [],
  positions: [],
  score: null,
  voids: id,
})

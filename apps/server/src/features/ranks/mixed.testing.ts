import { newId } from '../../platform/ids.ts'
import type { Outcome } from './record.ts'
import type { Club } from './testing.ts'

/** The `n`th of matches with scores and without, doubles, draws and fields among these players, all ranked. */
export function mixed({ services }: Club, ids: readonly string[], n: number): Outcome {
  const [a = '', b = '', c = '', d = '', ...others] = ids.map((_, i) => ids[(n * 5 + i) % ids.length] ?? '')
  const cause = { challengeId: newId(services.clock.now()) }
  const duel = [[a], [b]]
  const pairs = [
    [a, b],
    [c, d],
  ]
  if (n % 5 === 0) return { cause, sides: pairs, winner: n % 2, score: n % 2 ? [9, 11] : [13, 11], ranked: true }
  if (n % 5 === 1) return { cause, sides: duel, positions: [1, 1], score: [2, 2], ranked: true }
  if (n % 5 > 2) return { cause, sides: duel, winner: 0, score: n % 5 === 3 ? [21, n % 20] : null, ranked: true }
  const sides = [a, b, c, d, ...others.slice(0, n % 7)].map(id => [id])
  const positions = sides.map((_, i) => [1, 2, 2, null, 4, 4, null][i % 7] ?? null)
  return { cause, sides, positions, ranked: true }
}

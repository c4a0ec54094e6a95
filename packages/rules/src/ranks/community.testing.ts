import type { Score } from './lead.ts'
import type { Contest } from './measure.ts'

/** Numerical Recipes' linear congruential generator: the same community on every machine. */
export function luck(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A number with mean 0 and variance 1. */
const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** A game to 21 that is played point by point. */
function playGame(chance: number, next: () => number): Score {
  let [a, b] = [0, 0]
  while (Math.max(a, b) < 21 || Math.abs(a - b) < 2) {
    if (next() < chance) a += 1
    else b += 1
  }
  return [a, b]
}

/**
 * Players whose strengths lie 200 points apart on the mean play games to 21 against one another, two of three against
 * somebody near to them. 400 points are odds of ten to one for a game of so many points.
 */
export function community(players: number, results: number, seed: number): Contest[] {
  const next = luck(seed)
  const strengths = new Map(Array.from({ length: players }, (_, n) => [`player ${n}`, 500 + 200 * normal(next)]))
  const names = [...strengths.keys()].toSorted((a, b) => (strengths.get(a) ?? 0) - (strengths.get(b) ?? 0))
  return Array.from({ length: results }, (_, n): Contest => {
    const one = Math.floor(next() * players)
    const near = next() < 2 / 3 ? 10 : players
    const two = (one + 1 + Math.floor(next() * (Math.min(near, players) - 1))) % players
    const [a = '', b = ''] = [names[one], names[two]]
    const ahead = (strengths.get(a) ?? 0) - (strengths.get(b) ?? 0)
    const score = playGame(1 / (1 + Math.exp(-ahead / 1100)), next)
    return {
      day: 20_000 + Math.floor((n * 365) / results),
      sides: [[a], [b]],
      positions: score[0] > score[1] ? [1, 2] : [2, 1],
      score,
    }
  })
}

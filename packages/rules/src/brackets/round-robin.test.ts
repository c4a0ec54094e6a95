import { scoring } from '@gauntlet/contract/scores/formats'
import { expect, test } from 'vitest'
import type { BracketFacts, MatchFacts, Score, Seed } from './facts.ts'
import { byWins, pointsIn, roundRobinOrder, standingsBy } from './round-robin.ts'
import { bracketOf, match, UNDERWAY } from './testing.ts'

/** Each match with both scores; the higher one wins. */
const table = (key: string, ...played: [sides: [Seed, Seed], score: Score, change?: Partial<MatchFacts>][]) => {
  const matches = played.map(([sides, score, change], id) => {
    const winner = score[0] === score[1] ? null : sides[score[0] > score[1] ? 0 : 1]
    return match(id, ['group', 1, id + 1], sides, {
      score,
      winner,
      decided_by: 'players',
      decided_at: UNDERWAY,
      ...change,
    })
  })
  return { ...bracketOf('round_robin', matches), standings: standingsBy(scoring.standings[key]) }
}
const points = (bracket: BracketFacts) => [1, 2, 3, 4].map(pointsIn(bracket))

test('of football a win is three points and a draw one: one win is worth more than two draws', () => {
  const games = table(
    'goals',
    [
      [1, 3],
      [1, 1],
    ],
    [
      [1, 4],
      [0, 0],
    ],
    [
      [2, 3],
      [0, 1],
    ],
    [
      [2, 4],
      [2, 0],
    ],
  )
  expect(points(games)).toEqual([2, 3, 4, 1])
  expect(roundRobinOrder(games)).toEqual([3, 2, 1, 4])
  expect(roundRobinOrder({ ...games, standings: byWins })).toEqual([3, 2, 1, 4])
})

test('of football the difference parts equals before their own match does, then what they have scored', () => {
  const games = table(
    'goals',
    [
      [1, 2],
      [1, 0],
    ],
    [
      [2, 3],
      [4, 0],
    ],
    [
      [1, 4],
      [0, 1],
    ],
  )
  expect(roundRobinOrder(games)).toEqual([2, 4, 1, 3])
  const scored = table(
    'goals',
    [
      [1, 3],
      [1, 0],
    ],
    [
      [2, 4],
      [3, 2],
    ],
  )
  expect(roundRobinOrder(scored)).toEqual([2, 1, 4, 3])
})

test('of basketball whoever has lost a game has a point for it, and none for one that was not played', () => {
  const games = table(
    'basketball',
    [
      [1, 2],
      [80, 70],
    ],
    [[3, 4], [20, 0], { decided_by: 'walkover', score: null }],
  )
  expect(points(games)).toEqual([2, 1, 2, 0])
})

test('tables that count no points, or wins first, go by wins', () => {
  for (const key of ['lowest', 'highest', 'volleyball']) expect(standingsBy(scoring.standings[key])).toEqual(byWins)
  expect(standingsBy(undefined)).toEqual(byWins)
  expect(standingsBy(scoring.standings['racket'])).toEqual(byWins)
})

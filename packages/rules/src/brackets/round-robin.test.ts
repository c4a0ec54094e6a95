import { scoring } from '@gauntlet/contract/scores/formats'
import type { ScoreDetails } from '@gauntlet/contract/scores/forms'
import { expect, test } from 'vitest'
import type { Told } from '../challenges/facts.ts'
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

test('in football a win is three points and a draw one: one win is worth more than two draws', () => {
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

test('in football the difference parts equals before their own match does, then what they have scored', () => {
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

test('in basketball whoever has lost a game has a point for it, and none for one that was not played', () => {
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

const telling = ([one, two]: Score): Told => ({
  ending: null,
  score: { kind: 'points', given: [one, two], positions: [1, 2], totals: [one, two] },
})

test('the table takes no score that only one player tells, that is disputed, or that the two tell differently', () => {
  const pending = { winner: null, decided_by: null, decided_at: null }
  const games = (change: Partial<MatchFacts>) => table('racket', [[4, 1], [6, 0], change])
  for (const disputed of [false, true])
    expect(roundRobinOrder(games({ ...pending, report: { by: 4, winner: 4, at: UNDERWAY }, disputed }))).toEqual([
      1, 2, 3, 4,
    ])
  const claim: MatchFacts['claim'] = { winner: 4, score: [6, 5], told: telling([6, 5]) }
  const scored = table(
    'goals',
    [[4, 1], [6, 0], { told: telling([6, 0]), claim }],
    [
      [3, 2],
      [2, 0],
    ],
  )
  expect(roundRobinOrder(scored)).toEqual([3, 4, 1, 2])
})

const extra = (given: ScoreDetails): Pick<MatchFacts, 'told'> => ({
  told: { ending: null, score: { kind: 'points', given, positions: [1, 2], totals: null } },
})

test('in ice hockey a win in overtime or by a shoot-out gives two points, and the loser one', () => {
  const games = table(
    'hockey',
    [[1, 2], [3, 2], extra({ score: [3, 2], method: 'overtime' })],
    [[3, 4], [2, 2], { ...extra({ score: [2, 2], shootout: [3, 2] }), winner: 3 }],
    [[1, 3], [4, 1], extra({ score: [4, 1], method: 'regulation' })],
    [
      [2, 4],
      [1, 1],
    ],
  )
  expect(points(games)).toEqual([5, 2, 2, 2])
})

/** A match of sets by its games. */
const inSets = (...sets: [number, number][]): Pick<MatchFacts, 'told'> => {
  const totals: Score = [sets.reduce((sum, [one]) => sum + one, 0), sets.reduce((sum, [, two]) => sum + two, 0)]
  return { told: { ending: null, score: { kind: 'sets', given: sets, positions: [1, 2], totals } } }
}

/** Ben beats Cleo, Cleo beats Dan, Dan beats Ben, and each of them Eve. */
const inRing = (key: string) =>
  table(
    key,
    [[3, 1], [1, 0], inSets([6, 0])],
    [[1, 2], [1, 0], inSets([7, 5])],
    [[2, 3], [1, 0], inSets([7, 5])],
    [[1, 4], [1, 0], inSets([6, 0])],
    [[2, 4], [1, 0], inSets([6, 0])],
    [[3, 4], [1, 0], inSets([6, 0])],
  )

test('in tennis the games part those whom the sets do not: Dan leads by ten, Cleo by six, Ben by two', () => {
  expect(['racket', 'volleyball'].map(key => roundRobinOrder(inRing(key)))).toEqual([
    [3, 2, 1, 4],
    [3, 2, 1, 4],
  ])
})

test('tables that count no points, or wins first, go by wins', () => {
  for (const key of ['lowest', 'highest']) expect(standingsBy(scoring.standings[key])).toEqual(byWins)
  expect(standingsBy(undefined)).toEqual(byWins)
  const withUnits = { ...byWins, ties: [...byWins.ties, 'units'] }
  for (const key of ['racket', 'volleyball']) expect(standingsBy(scoring.standings[key])).toEqual(withUnits)
})

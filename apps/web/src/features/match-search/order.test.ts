import { expect, test } from 'vitest'
import { challengeOf } from '../challenges/testing.ts'
import { fairFirst, inOrder, inTurns, type Order } from './order.ts'

const matches = [
  challengeOf({ id: 'fair', chance: 0.52, distance: null, challenge_start: '2026-05-09T18:00:00Z' }),
  challengeOf({ id: 'soon', chance: 0.9, distance: 12, challenge_start: '2026-05-02T18:00:00Z' }),
  challengeOf({ id: 'near', chance: null, distance: 0.4, challenge_start: '2026-05-05T18:00:00Z' }),
]

test.each<[Order, string[]]>([
  ['fair', ['fair', 'soon', 'near']],
  ['near', ['near', 'soon', 'fair']],
  ['soon', ['soon', 'near', 'fair']],
])('open matches by %s come in that order, those that cannot be compared last', (order, ids) => {
  expect(inOrder(matches, order).map(({ id }) => id)).toEqual(ids)
})

test('the match that Ada has joined comes after those that she can still join', () => {
  const joined = challengeOf({ id: 'joined', chance: 0.5, distance: 0, matchSet: 1 })
  expect(inOrder([joined, ...matches], 'fair').map(({ id }) => id)).toEqual(['fair', 'soon', 'near', 'joined'])
})

test('a match in a sport of hers comes before a fairer one that Ada cannot join', () => {
  const hers = challengeOf({ id: 'hers', chance: 0.9, actions: { join: { kind: 'allowed' } } })
  expect(inOrder([...matches, hers], 'fair').map(({ id }) => id)).toEqual(['hers', 'fair', 'soon', 'near'])
})

const [mei, theo, zoe, ben] = [
  { name: 'Mei', chance: 0.3, distance: 1 },
  { name: 'Theo', chance: 0.54, distance: 20 },
  { name: 'Zoe', chance: null, distance: 2 },
  { name: 'Ben', chance: 0.49, distance: 5 },
]

test('Ben and Theo, whom Ada may beat as well as lose to, stand apart, and before Mei', () => {
  expect(fairFirst([mei, theo, zoe, ben], 'fair')).toEqual({ fair: [ben, theo], others: [mei, zoe] })
})

test('Cleo at chess, who wins and loses as often as Ada by a point, comes before Theo at tennis', () => {
  const cleo = { name: 'Cleo', chance: 0.52, draw_chance: 0.24, distance: 30 }
  const kim = { name: 'Kim', chance: 0.53, distance: 40 }
  expect(fairFirst([kim, theo, cleo], 'fair').fair).toEqual([cleo, kim, theo])
})

test('of those who are as fair a match the nearest comes first', () => {
  const kim = { name: 'Kim', chance: 0.46, distance: 3 }
  expect(fairFirst([theo, kim], 'fair').fair).toEqual([kim, theo])
})

const ranked = (name: string, chance: number, provisional: 0 | 1) => ({
  name,
  chance,
  distance: 1,
  _matchingData: { UsersSports: { provisional } },
})

test('Kim, whose rank is settled, comes before Cleo, who has hardly played and would be a fairer match', () => {
  const kim = ranked('Kim', 0.46, 0)
  const cleo = ranked('Cleo', 0.5, 1)
  expect(fairFirst([cleo, kim], 'fair').fair).toEqual([kim, cleo])
})

test('nobody stands apart where the nearest come first', () => {
  expect(fairFirst([mei, theo, zoe, ben], 'near')).toEqual({ fair: [], others: [mei, zoe, ben, theo] })
})

const at = (sport: string, name: string, chance: number) => ({
  name,
  chance,
  distance: 1,
  _matchingData: { Sports: { id: sport } },
})

test('the fair matches of Ada at chess leave Theo at tennis a place among the first, and Mei comes last', () => {
  const found = [
    at('chess', 'Mei', 0.9),
    at('chess', 'Ben', 0.5),
    at('chess', 'Cleo', 0.51),
    at('tennis', 'Theo', 0.46),
  ]
  expect(inTurns(found).map(({ name }) => name)).toEqual(['Ben', 'Theo', 'Cleo', 'Mei'])
})

const isAdasSport = (player: { name: string }) => player.name !== 'Ben'

test('nobody in a sport that Ada does not play is a fair match, however even, and all of them come last', () => {
  expect(fairFirst([mei, theo, zoe, ben], 'fair', isAdasSport)).toEqual({ fair: [theo], others: [mei, zoe, ben] })
})

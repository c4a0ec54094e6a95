import { expect, test } from 'vitest'
import { commonOf, rivalriesOf, rivalryWords } from './head-to-head.ts'

const player = (name: string, side: 0 | 1) => ({ id: name, full_name: name, former: false, side })

const doubles = {
  status: 'Complete',
  users: [player('Ada', 0), player('Bea', 0), player('Cleo', 1), player('Dan', 1)],
  reported_winner_id: 'Ada',
  draw: 0 as const,
  score: [
    [6, 4],
    [3, 6],
    [10, 7],
  ],
}
const duel = {
  status: 'Complete',
  users: [player('Ada', 0), player('Ben', 1)],
  reported_winner_id: 'Ben',
  draw: 0 as const,
  score: null,
}
const told = (id: string) =>
  rivalriesOf([doubles, duel], id).map(
    ({ name, won, lost, segments }) => `${name} ${won}–${lost}, sets ${segments.join('–')}`,
  )

test('partners are no opponents, and a side wins against both players of the other', () => {
  expect(told('Bea')).toEqual(['Cleo 1–0, sets 2–1', 'Dan 1–0, sets 2–1'])
  expect(told('Dan')).toEqual(['Ada 0–1, sets 1–2', 'Bea 0–1, sets 1–2'])
})

test('a duel counts beside them', () => {
  expect(told('Ada')).toEqual(['Cleo 1–0, sets 2–1', 'Dan 1–0, sets 2–1', 'Ben 0–1, sets 0–0'])
})

test('Ada and Cleo have met Ben in common: nobody whom only one of them has met', () => {
  const against = { ...duel, users: [player('Cleo', 0), player('Ben', 1)], reported_winner_id: 'Cleo' }
  const common = commonOf([doubles, duel], 'Ada', [doubles, against], 'Cleo')
  expect(
    common.map(({ player: { id }, first, second }) => [id, first.won, first.lost, second.won, second.lost]),
  ).toEqual([['Ben', 0, 1, 1, 0]])
})

test('Ada reads on Ben’s card who leads between the two, or that they are level', () => {
  expect(rivalryWords({ won: 3, lost: 2 })).toBe('You lead 3–2')
  expect(rivalryWords({ won: 0, lost: 1 })).toBe('You trail 0–1')
  expect(rivalryWords({ won: 2, lost: 2 })).toBe('Level at 2–2')
})

import { expect, test } from 'vitest'
import { type PlayedMatch, rivalriesOf } from './rivals.ts'

const doubles: PlayedMatch = {
  sport_id: 'tennis',
  sides: [
    ['Ada', 'Bea'],
    ['Cleo', 'Dan'],
  ],
  winner_id: 'Ada',
  score: [
    [6, 4],
    [3, 6],
    [10, 7],
  ],
}
const duel: PlayedMatch = { sport_id: 'chess', sides: [['Ada'], ['Ben']], winner_id: 'Ben', score: null }

const told = (player: string, ...matches: PlayedMatch[]) =>
  rivalriesOf(matches, player).flatMap(({ id, sports }) =>
    [...sports].map(
      ([sport, { won, lost, drawn, sets_won, sets_lost }]) =>
        `${id} in ${sport} ${won}–${lost}–${drawn}, sets ${sets_won}–${sets_lost}`,
    ),
  )

test('partners are no opponents, and a side wins against both players of the other', () => {
  expect(told('Bea', doubles)).toEqual(['Cleo in tennis 1–0–0, sets 2–1', 'Dan in tennis 1–0–0, sets 2–1'])
  expect(told('Dan', doubles)).toEqual(['Ada in tennis 0–1–0, sets 1–2', 'Bea in tennis 0–1–0, sets 1–2'])
})

test('each sport counts by itself, and whoever was met most often comes first', () => {
  const again = { ...duel, sport_id: 'tennis', winner_id: 'Ada' }
  expect(told('Ada', doubles, duel, again)).toEqual([
    'Ben in chess 0–1–0, sets 0–0',
    'Ben in tennis 1–0–0, sets 0–0',
    'Cleo in tennis 1–0–0, sets 2–1',
    'Dan in tennis 1–0–0, sets 2–1',
  ])
})

test('a draw counts for both', () => {
  expect(told('Ben', { ...duel, winner_id: null })).toEqual(['Ada in chess 0–0–1, sets 0–0'])
})

test('of three sides the two that lost have not met each other', () => {
  const round = { ...duel, sides: [['Ada'], ['Ben'], ['Cleo']] }
  expect(told('Ada', round)).toEqual(['Ben in chess 0–1–0, sets 0–0'])
  expect(told('Ben', round)).toEqual(['Ada in chess 1–0–0, sets 0–0', 'Cleo in chess 1–0–0, sets 0–0'])
})

test('the latest match is the first that was given', () => {
  const before = { ...duel, winner_id: 'Ada' }
  expect(rivalriesOf([duel, before], 'Ada')[0]?.last).toBe(duel)
})

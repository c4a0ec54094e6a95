import { expect, test } from 'vitest'
import { rivalriesOf } from './head-to-head.ts'

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

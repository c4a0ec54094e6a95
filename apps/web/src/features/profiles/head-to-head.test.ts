import { expect, test } from 'vitest'
import { challengeOf, player } from '../challenges/testing.ts'
import { rivalriesOf } from './head-to-head.ts'

const [ada, bea, cleo, dan] = ['Ada', 'Bea', 'Cleo', 'Dan'].map((name, n) => player(name, { side: n < 2 ? 0 : 1 }))
const doubles = challengeOf({
  event_status_id: '4',
  users: [ada, bea, cleo, dan].flatMap(one => one ?? []),
  reported_winner_id: 'Ada',
  score: [
    [6, 4],
    [3, 6],
    [10, 7],
  ],
})
const duel = challengeOf({
  event_status_id: '4',
  users: [player('Ada', { side: 0 }), player('Ben', { side: 1 })],
  reported_winner_id: 'Ben',
})
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

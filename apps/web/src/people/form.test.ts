import { expect, test } from 'vitest'
import { formOf, winsInARow } from './form.ts'

const users = [
  { id: 'Ada', side: 0 },
  { id: 'Bea', side: 0 },
  { id: 'Cleo', side: 1 },
]
const match = (winner: string | null, draw: 0 | 1 = 0) => ({ users, reported_winner_id: winner, draw })

test('a side wins for each of its players, the latest match stands last', () => {
  const matches = [match('Ada'), match('Cleo'), match(null, 1), match(null)]
  expect(formOf(matches, 'Bea')).toEqual(['drawn', 'lost', 'won'])
  expect(formOf(matches, 'Cleo')).toEqual(['drawn', 'won', 'lost'])
})

test('wins in a row end by a match, not by a rest', () => {
  expect(winsInARow(['lost', 'won', 'won'])).toBe(2)
  expect(winsInARow(['won', 'lost'])).toBe(0)
  expect(winsInARow(['won'])).toBe(1)
  expect(winsInARow([])).toBe(0)
})

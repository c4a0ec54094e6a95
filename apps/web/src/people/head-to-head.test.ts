import type { Rival } from '@gauntlet/contract/challenges/rivals'
import { expect, test } from 'vitest'
import { commonOf, rivalryWith, rivalryWords } from './head-to-head.ts'
import { card } from './testing.ts'

const record = (sport_id: string, won: number, lost: number, drawn = 0) => ({
  sport_id,
  won,
  lost,
  drawn,
  sets_won: 2 * won,
  sets_lost: lost,
})
const met = (name: string, ...sports: Rival['sports']): Rival => ({
  player: card(name, 'Borg'),
  sports,
  last: '2030-06-03T12:00:00Z',
  timezone: 'America/Chicago',
})

test('Ada reads how she stands with Ben in one sport, with the sets, and in all of them without', () => {
  const ben = met('Ben', record('tennis', 2, 1), record('chess', 1, 1, 3))
  const { won, lost, drawn, sets } = rivalryWith(ben) ?? {}
  expect([won, lost, drawn, sets]).toEqual([3, 2, 3, [0, 0]])
  expect(rivalryWith(ben, 'tennis')?.sets).toEqual([4, 1])
  expect(rivalryWith(ben, 'squash')).toBeUndefined()
})

test('Ada and Cleo have met Ben in common: nobody whom only one of them has met', () => {
  const own = [met('Dan', record('tennis', 4, 0)), met('Ben', record('tennis', 0, 1))]
  const common = commonOf(own, [met('Ben', record('chess', 1, 0)), met('Ada', record('tennis', 0, 2))])
  expect(
    common.map(({ player: { id }, first, second }) => [id, first.won, first.lost, second.won, second.lost]),
  ).toEqual([['Ben Borg', 0, 1, 1, 0]])
})

test('Ada reads on Ben’s card who leads between the two, or that they are level', () => {
  expect(rivalryWords({ won: 3, lost: 2 })).toBe('You lead 3–2')
  expect(rivalryWords({ won: 0, lost: 1 })).toBe('You trail 0–1')
  expect(rivalryWords({ won: 2, lost: 2 })).toBe('Level at 2–2')
})

import { expect, test } from 'vitest'
import { listed, nth, plural } from './plural.ts'
import { say } from './say.ts'

test('a text is said with its places filled in', () => {
  expect(say('{name} won {score}', { name: 'Ada', score: 3 })).toBe('Ada won 3')
})

test('a text that depends on a number has the form of that number', () => {
  const players = { one: '{n} player in {team}', other: '{n} players in {team}' } as const
  expect([0, 1, 2].map(n => plural(players, n, { team: 'Aces' }))).toEqual([
    '0 players in Aces',
    '1 player in Aces',
    '2 players in Aces',
  ])
})

test('a place in an order has the ending of its number', () => {
  const ordinals = { one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' } as const
  expect([1, 2, 3, 4, 11, 12, 13, 21].map(n => nth(ordinals, n))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
  ])
})

test('several are listed as a sentence has them', () => {
  expect([listed(['Ada']), listed(['Ada', 'Ben']), listed(['Ada', 'Ben', 'Cleo'])]).toEqual([
    'Ada',
    'Ada and Ben',
    'Ada, Ben, and Cleo',
  ])
})

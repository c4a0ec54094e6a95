import { expect, test } from 'vitest'
import {
  byRank,
  rankSpan,
  crestLetters,
  playersWords,
  rankWithout,
  rankWithViewer,
  rosterWords,
  shortAddress,
} from './words.ts'

test('an address of a list has 35 characters and is marked where it goes on', () => {
  const fits = 'x'.repeat(35)
  expect(shortAddress(fits)).toBe(fits)
  expect(shortAddress(`${fits}y`)).toBe(`${fits}…`)
  expect(shortAddress('Zilker Park, Volleyball Courts 1 and 2, Austin')).toBe('Zilker Park, Volleyball Courts 1 an…')
})

test('the crest of Net Gains has its first letters, three at most, and two of a name of one word', () => {
  expect(['Net Gains', 'The Austin Net Results', 'Smashers', ' óscar’s  Aces '].map(crestLetters)).toEqual([
    'NG',
    'TAN',
    'SM',
    'ÓA',
  ])
})

test('players are counted', () => {
  expect([0, 1, 2].map(playersWords)).toEqual(['0 players', '1 player', '2 players'])
})

test('who is asked and has not answered is counted apart: the number of players is that of the lists', () => {
  const users = (['Accepted', 'Accepted', 'Pending'] as const).map(status => ({ status }))
  expect(rosterWords({ user_count: 2, users })).toBe('2 · 1 invited')
  expect(rosterWords({ user_count: 2, users: users.slice(0, 2) })).toBe('2')
})

const ranked = (id: string, rank: number | null, status: 'Accepted' | 'Pending' = 'Accepted') =>
  ({ id, rank, status, active: 1 }) as const

test('the players of a team are in the order of their ranks, whoever has none last', () => {
  expect(byRank([ranked('ada', 658), ranked('ben', null), ranked('cleo', 1108)]).map(({ id }) => id)).toEqual([
    'cleo',
    'ada',
    'ben',
  ])
})

test('the rank that Ada would give a team is the mean of hers and of those who play, not of others who are asked', () => {
  const users = [
    ranked('ada', 600, 'Pending'),
    ranked('ben', 700),
    ranked('cleo', 1000, 'Pending'),
    ranked('dan', null),
  ]
  expect(rankWithViewer({ users }, 'ada')).toBe(650)
  expect(rankWithViewer({ users }, 'dan')).toBeUndefined()
})

test('without Ada the rank of a team is the mean of the others who play; nobody else, or Ada asked, moves none', () => {
  const users = [ranked('ada', 600), ranked('ben', 700), ranked('cleo', 1000), ranked('dan', 300, 'Pending')]
  expect(rankWithout({ users }, 'ada')).toBe(850)
  expect(rankWithout({ users }, 'dan')).toBeUndefined()
  expect(rankWithout({ users: users.slice(0, 1) }, 'ada')).toBeUndefined()
})

test('the ranks of a team go from the lowest to the highest of those who play in it', () => {
  const users = [ranked('ada', 658), ranked('ben', 1168), ranked('cleo', 100, 'Pending'), ranked('dan', null)]
  expect(rankSpan({ users })).toEqual({ low: 658, high: 1168 })
  expect(rankSpan({ users: users.slice(0, 1) })).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { issueInput, reportInput } from './forms.ts'
import { lineups } from './lineup.ts'
import { openChallenges } from './open.ts'

const match = '9d1e7f42-1c5b-4b8f-8f0e-3c2a7d5e6f11'
const players = Array.from({ length: 23 }, (_, n) => `0b2a4a52-6a3e-4c8e-9f2b-5f3f0a1d7c${String(n + 10)}`)
const [ada = '', ben = '', cleo = '', dan = ''] = players
const messages = (schema: z.ZodMiniType, value: unknown) => {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}
const terms = {
  sport: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  date: '2027-05-06T18:30',
  location: 'Austin',
  locstate: 'Texas',
  zip: '78701',
  venue: 'Zilker Park, court 3',
}

describe('a captain', () => {
  const { input } = lineups.change
  test('names a partner, takes one out, and opens a place', () => {
    expect(input.parse({ id: match, add: [ben] })).toEqual({ id: match, add: [ben], remove: [] })
    expect(input.parse({ id: match, remove: [ben], side: '1', need: 1 })).toMatchObject({ side: 1, need: 1 })
  })
  test.each([
    [{ add: [ben, ben] }, 'A player is named twice.'],
    [{ add: ['Ben'] }, 'We do not know this player.'],
    [{ add: players.slice(0, 12) }, 'At most 11 players on a side.'],
    [{ side: 2 }, 'A match has two sides, 0 and 1.'],
    [{ need: 11 }, 'This sport has no sides of this size.'],
  ])('is refused with %j', (change, message) => {
    expect(messages(input, { id: match, ...change })).toEqual([message])
  })
})

test('a named player accepts or declines', () => {
  expect(messages(lineups.answer.input, { id: match, status: 'accepted' })).toEqual([])
  expect(messages(lineups.answer.input, { id: match, status: 'maybe' })).toEqual([
    'The answer is accepted or dismissed.',
  ])
})

test('whoever joins may say for which side', () => {
  expect(openChallenges.join.input.parse({ challenge_id: match, side: '0' })).toEqual({ challenge_id: match, side: 0 })
})

test('a match of sides is issued for players of a kind, and for teams', () => {
  const doubles = { ...terms, side_size: 2, composition: 'mixed', team_id: ada, against_team_id: ben }
  expect(issueInput.parse(doubles)).toMatchObject({ side_size: 2, composition: 'mixed' })
  expect(messages(issueInput, { ...terms, composition: 'children' })).toEqual([
    'A match is for any, men, women or mixed.',
  ])
})

test('a report says who really played, nobody on both sides', () => {
  const said = (lineup: unknown) => messages(reportInput, { id: match, winner: ada, lineup })
  expect(said([[ada, ben], []])).toEqual([])
  expect(said([[ada, ben]])).toEqual(['A line-up names the players of two sides.'])
  expect(
    said([
      [ada, ben],
      [ben, cleo],
    ]),
  ).toEqual(['A player is named twice.'])
})

const fairOf = (ids: string[]) => messages(lineups.fair.input, { sport: terms.sport, ids })

test('fair sides are made of 4 to 22 players', () => {
  expect(fairOf([ada, ben, cleo, dan])).toEqual([])
  expect(fairOf([ada, ben, cleo])).toEqual(['Fair sides are made of 4 to 22 players.'])
  expect(fairOf(players)).toEqual(['Fair sides are made of 4 to 22 players.'])
})

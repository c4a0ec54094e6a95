import type { Leader, LeaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { expect, it } from 'vitest'
import { inTurn, type Own } from './order.ts'

const user: Leader['user'] = {
  id: 'theo',
  first_name: 'Theo',
  last_name: 'Ramirez',
  full_name: 'Theo Ramirez',
  short_name: 'Theo R.',
  rank: 800,
  provisional: 0,
  rating: 0,
  rated: 0,
  former: false,
  preference: { image: null, age_range: null, gender: null, location: null },
}
const leader = (position: number | null): Leader => ({
  position,
  user,
  rank: 800,
  provisional: 0,
  played: 20,
  wins: 12,
  gained: null,
  distance: null,
  own: 0,
  appended: 0,
})
/** A board of this many places, and one player without. */
const board = (name: string, places: number): LeaderGroup => ({
  sport: { id: name, name },
  leaders: [...Array.from({ length: places }, (_, at) => leader(at + 1)), leader(null)],
})
const boards = [board('Chess', 0), board('Padel', 3), board('Pickleball', 1), board('Squash', 0), board('Tennis', 3)]
const order = (own: Own = new Map()) => inTurn(boards, own).map(({ sport }) => sport.name)

it('a visitor sees first a board on which three have places, and last those on which nobody has', () => {
  expect(order()).toEqual(['Padel', 'Tennis', 'Pickleball', 'Chess', 'Squash'])
})

it('Ada sees first the board on which she has a place, then those of her other sports', () => {
  expect(
    order(
      new Map([
        ['Pickleball', true],
        ['Tennis', false],
        ['Squash', false],
      ]),
    ),
  ).toEqual(['Pickleball', 'Tennis', 'Padel', 'Squash', 'Chess'])
})

it('without a place anywhere she sees first a board of her own sports that has places', () => {
  expect(
    order(
      new Map([
        ['Chess', false],
        ['Tennis', false],
      ]),
    )[0],
  ).toBe('Tennis')
})

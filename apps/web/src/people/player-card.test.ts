import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlayerCard } from './player-card.tsx'

const ben = {
  id: 'ben',
  first_name: 'Ben',
  last_name: 'Baker',
  full_name: 'Ben Baker',
  short_name: 'Ben B.',
  rating: 4.2,
  rated: 1,
  rank: null,
  provisional: 0,
  former: false,
  preference: { image: null, age_range: '25–34', gender: null, location: 'Round Rock, TX' },
} as const
const chess = { Sports: { id: 'chess', name: 'Chess' }, UsersSports: { rank: 592, provisional: 1 } } as const

/** The lines of the card of Ben as they are read. */
const linesOf = (known: Omit<Parameters<typeof PlayerCard>[0], 'player' | 'actions'>) =>
  renderToStaticMarkup(createElement(PlayerCard, { player: ben, actions: 'Challenge', ...known }))
    .split(/<(?:h3|p|div)[ >]/)
    .map(line => line.replace(/^[^<]*>/, '').replace(/<[^>]+>/g, ' '))
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')

test('Ben stands on a card in the order name, sport with the rank, city, chance and button', () => {
  expect(linesOf({ distance: 17.1, shared: chess, chance: 0.51 })).toEqual([
    'BB',
    'Ben Baker',
    'Chess Rank 592 ? provisional settling',
    'Round Rock 17 mi',
    '51% to win Challenge',
  ])
})

test('of Ben, whose rank has settled, it tells the stars instead of that', () => {
  const settled = { ...chess, UsersSports: { rank: 592, provisional: 0 } } as const
  expect(linesOf({ shared: settled })[2]).toBe('Chess Rank 592 4.2 of 5 stars 4.2')
})

test('beside what ends the friendship with Ben his rank has the chance, and the button stands alone', () => {
  expect(linesOf({ shared: chess, chance: 0.51, aside: '…' }).slice(2)).toEqual([
    'Chess Rank 592 ? provisional 51% to win',
    'Round Rock, TX',
    'Challenge',
  ])
})

test('where chess may end in a draw, the card tells how often it is won, and drawn', () =>
  expect(linesOf({ shared: chess, chance: 0.41, draw: 0.24 }).at(-1)).toBe('31% to win 24% draw Challenge'))

test('where nothing sets the two apart the card says so in words', () =>
  expect(linesOf({ shared: chess, chance: 0.5 }).at(-1)).toBe('About even Challenge'))

test('of a friend without a sport in common the card has neither a rank nor a chance, and no empty line', () => {
  expect(linesOf({})).toEqual(['BB', 'Ben Baker', '4.2 of 5 stars 4.2 Round Rock, TX', 'Challenge'])
})

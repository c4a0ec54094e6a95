import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', { getItem: () => null })
afterAll(() => vi.unstubAllGlobals())
const { PlayerCard } = await import('./player-card.tsx')

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

test('Ben stands on a card in the order name and rank, sport with city and distance, chances and button', () => {
  expect(linesOf({ distance: 17.1, shared: chess, chance: 0.51 })).toEqual([
    'BB',
    'Ben Baker',
    'new Rank 592 ? provisional',
    'Chess Round Rock 17 mi',
    'Chance to win: You 51%, Ben 49%.',
    'You 51% Ben 49% Challenge',
  ])
})

test('where chess may end in a draw, the card tells how often each wins, and the draw between', () =>
  expect(linesOf({ shared: chess, chance: 0.41, draw: 0.24 }).slice(-2)).toEqual([
    'Chance to win: You 31%, Ben 45%. Draw: 24%.',
    'You 31% Draw 24% Ben 45% Challenge',
  ]))

test('of Ben, with whom Ada plays chess as a pair, it tells no chances', () =>
  expect(linesOf({ shared: chess }).slice(-2)).toEqual(['Chess Round Rock, TX', 'Challenge']))

test('of a friend without a sport in common the card has neither a rank nor a chance, and no empty line', () => {
  expect(linesOf({})).toEqual(['BB', 'Ben Baker', '4.2 of 5 stars 4.2 Round Rock, TX', 'Challenge'])
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MeetCard } from './meet-card.tsx'

const ben = {
  id: 'ben',
  first_name: 'Ben',
  last_name: 'Baker',
  full_name: 'Ben Baker',
  short_name: 'Ben B.',
  rating: 4.2,
  rated: 1,
  rank: 592,
  provisional: 0,
  former: false,
  preference: { image: null, age_range: '25–34', gender: null, location: 'Round Rock, TX' },
  distance: 17.1,
  chance: 0.52,
  _matchingData: { Sports: { id: 'chess', name: 'Chess' }, UsersSports: { rank: 592, provisional: 0 } },
} as const

/** The words of Ben's card as they are read, without the letters of his face. */
const wordsOf = (known: Partial<Parameters<typeof MeetCard>[0]['player']> = {}) =>
  renderToStaticMarkup(createElement(MeetCard, { player: { ...ben, ...known }, actions: 'Add Friend' }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^BB /, '')

test('of Ben, whom Ada may befriend, the card tells what they share, and no chance', () =>
  expect(wordsOf()).toBe('Ben Baker Rank 592 Chess close to yours Round Rock 17 mi Add Friend Challenge Ben Baker'))

test('where Ben is much stronger it tells his stars, and where nobody knows yet that his rank settles', () => {
  expect(wordsOf({ chance: 0.2 })).toContain('Rank 592 Chess 4.2 of 5 stars 4.2 Round Rock')
  const unsure = { ...ben._matchingData, UsersSports: { rank: 592, provisional: 1 } } as const
  expect(wordsOf({ chance: 0.2, _matchingData: unsure })).toContain('Rank 592 ? provisional Chess settling Round Rock')
})

test('where the two share no sport it tells the place', () =>
  expect(wordsOf({ chance: null, _matchingData: null })).toBe(
    'Ben Baker Round Rock 17 mi Add Friend Challenge Ben Baker',
  ))

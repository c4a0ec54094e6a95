import { expect, test } from 'vitest'
import { isAsk, isToldOfAsk } from './asks.ts'

const invited = (link: string) => ({ ask: 'events.invited', link })

test('a challenge and an invitation are asks, an answer is none', () => {
  expect([isAsk('challenges', 'issued'), isAsk('events', 'invited'), isAsk('challenges', 'accepted')]).toEqual([
    true,
    true,
    false,
  ])
})

test('an ask of which a player has not read is told once', () => {
  const unread = [invited('/a')]
  expect([isToldOfAsk(invited('/a'), []), isToldOfAsk(invited('/a'), unread)]).toEqual([true, false])
  expect([
    isToldOfAsk(invited('/b'), unread),
    isToldOfAsk({ ask: 'tournaments.walked_in', link: '/a' }, unread),
  ]).toEqual([true, true])
})

test('the sixth unread ask of one player is not told, whatever the five were for', () => {
  const unread = [...['/1', '/2', '/3', '/4'].map(invited), { ask: 'challenges.issued', link: '/5' }]
  expect([isToldOfAsk(invited('/6'), unread), isToldOfAsk(invited('/6'), unread.slice(1))]).toEqual([false, true])
})

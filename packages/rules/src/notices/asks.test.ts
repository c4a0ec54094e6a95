import { expect, test } from 'vitest'
import { isAsk, isToldOfAsk } from './asks.ts'

test('a challenge and an invitation are asks, an answer is none', () => {
  expect([isAsk('challenges', 'issued'), isAsk('events', 'invited'), isAsk('challenges', 'accepted')]).toEqual([
    true,
    true,
    false,
  ])
})

test('an ask of which a player has not read is told once', () => {
  expect([isToldOfAsk('/a', []), isToldOfAsk('/a', ['/a']), isToldOfAsk('/b', ['/a'])]).toEqual([true, false, true])
})

test('the sixth unread ask of one player is not told', () => {
  const unread = ['/1', '/2', '/3', '/4', '/5']
  expect([isToldOfAsk('/6', unread), isToldOfAsk('/6', unread.slice(1))]).toEqual([false, true])
})

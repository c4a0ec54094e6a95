import { friendStatuses } from '@gauntlet/contract/friends/endpoints'
import { describe, expect, test } from 'vitest'
import { ASK_AGAIN_AFTER, ASKS_MAX, ask, end, mayAsk, type PairFacts } from './friendship.ts'

const now = Date.UTC(2027, 4, 3, 12)
/** Ada towards Ben, two adults who are nothing to each other. */
const pair = (change: Partial<PairFacts> = {}): PairFacts => ({
  yourself: false,
  available: true,
  blocked: false,
  child: false,
  other_minor: false,
  hidden: false,
  status: 'none',
  asked_at: null,
  asked_today: 0,
  ...change,
})
const refused = (reason: string) => ({ kind: 'disabled', reason })

describe('what Ada makes of each status', () => {
  test.each([
    ['none', { kind: 'allowed', becomes: 'sent', notify: 'asked' }, refused('nothing_there')],
    ['sent', refused('already_asked'), { kind: 'allowed', becomes: 'none', notify: null }],
    [
      'received',
      { kind: 'allowed', becomes: 'friend', notify: 'accepted' },
      { kind: 'allowed', becomes: 'none', notify: null },
    ],
    ['friend', refused('already_friends'), { kind: 'allowed', becomes: 'none', notify: null }],
  ] as const)('%s', (status, asked, ended) => {
    expect(ask(pair({ status }), now)).toEqual(asked)
    expect(end(pair({ status }))).toEqual(ended)
  })
})

describe('nobody asks', () => {
  test.each([
    ['oneself', { yourself: true }, 'yourself'],
    ['somebody who is not there, or has blocked them', { available: false }, 'unknown'],
    ['somebody they have blocked', { blocked: true }, 'blocked'],
    ['an under-18 whom they meet in a match, as an adult', { other_minor: true }, 'asks_first'],
    ['an under-18 who is a stranger, as an adult', { other_minor: true, hidden: true }, 'unknown'],
    ['the same player again within 7 days', { asked_at: now - ASK_AGAIN_AFTER + 1 }, 'asked_lately'],
    ['more than 40 players a day', { asked_today: ASKS_MAX }, 'daily_limit'],
  ] as const)('%s', (_who, change, reason) => {
    expect(ask(pair(change), now)).toEqual(refused(reason))
  })
})

test('7 days later, and as the fortieth of a day, Ben may be asked', () => {
  expect(mayAsk(pair({ asked_at: now - ASK_AGAIN_AFTER, asked_today: ASKS_MAX - 1 }), now).kind).toBe('allowed')
})

test('an under-18 asks an adult and another under-18', () => {
  for (const other_minor of [false, true])
    expect(mayAsk(pair({ child: true, other_minor, hidden: other_minor }), now).kind).toBe('allowed')
})

test('to accept has no limits: an adult accepts an under-18, whoever asked lately and often', () => {
  const limited = { other_minor: true, asked_at: now, asked_today: ASKS_MAX }
  expect(ask(pair({ status: 'received', ...limited }), now)).toMatchObject({ becomes: 'friend' })
})

test('what there is can be ended with somebody whose account is closed', () => {
  for (const status of friendStatuses.filter(one => one !== 'none'))
    expect(end(pair({ status, available: false })).kind).toBe('allowed')
})

test('to end nothing tells no more of somebody unknown than to ask does', () => {
  for (const facts of [pair({ available: false }), pair({ yourself: true }), pair({ other_minor: true, hidden: true })])
    expect(end(facts)).toEqual(ask(facts, now))
})

import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers, keepAnswers, restoreAnswers, SCORING_KEY } from './kept-answers.ts'
import { keyOf } from './keys.ts'

const ada = { id: 'ada', build: 'one' }
const UPCOMING = keyOf(challenges.upcoming, {})
const PAST = keyOf(challenges.past, {})
const FRIENDS = keyOf(friends.list, {})

/** The answers kept on a device, and what Ada sees when she opens the app on it. */
function deviceOfAda() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const visit = (...answers: [readonly unknown[], string][]) => {
    const client = new QueryClient()
    const leave = keepAnswers(client, storage, ada)
    for (const [key, payload] of answers) client.setQueryData(key, { payload })
    vi.runAllTimers()
    leave()
  }
  const opened = (owner = ada) => {
    const client = new QueryClient()
    restoreAnswers(client, storage, owner)
    return client
  }
  return { entries, storage, visit, opened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('her next match is there when she opens the app, and is asked for again', () => {
  const { visit, opened } = deviceOfAda()
  visit([UPCOMING, 'chess at six'])
  const client = opened()
  expect(client.getQueryData(UPCOMING)).toEqual({ payload: 'chess at six' })
  expect(client.getQueryCache().find({ queryKey: UPCOMING })?.isStaleByTime(30_000)).toBe(true)
})

test('only what the dashboard needs stays on the device', () => {
  const { visit, opened, entries } = deviceOfAda()
  visit([UPCOMING, 'chess'], [FRIENDS, 'secret friends'])
  expect(opened().getQueryData(FRIENDS)).toBeUndefined()
  expect([...entries.values()].join()).not.toContain('secret')
})

test('how results are entered stays on the device, too: she may report without a network', () => {
  const { visit, opened } = deviceOfAda()
  const key = keyOf(sports.scoring, {})
  expect(SCORING_KEY).toEqual(key)
  visit([key, 'sets'])
  expect(opened().getQueryData(key)).toEqual({ payload: 'sets' })
})

test('what is too long is left out, not what matters more', () => {
  const { visit, opened } = deviceOfAda()
  visit([PAST, 'x'.repeat(500_000)], [UPCOMING, 'chess'])
  const client = opened()
  expect(client.getQueryData(UPCOMING)).toBeDefined()
  expect(client.getQueryData(PAST)).toBeUndefined()
})

test.each([
  ['another player', { id: 'ben', build: 'one' }],
  ['another version of the app', { id: 'ada', build: 'two' }],
])('%s gets none of it, and it is gone', (_, owner) => {
  const { visit, opened, entries } = deviceOfAda()
  visit([UPCOMING, 'chess'])
  expect(opened(owner).getQueryData(UPCOMING)).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('nothing is left after the sign-out', () => {
  const { visit, storage, entries } = deviceOfAda()
  visit([UPCOMING, 'chess'])
  forgetAnswers(storage)
  expect(entries.size).toBe(0)
})

import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withAnswers } from './first-answers.ts'
import { COUNT_KEYS, forgetAnswers, keepAnswers, restoreAnswers, SCORING_KEY } from './kept-answers.ts'
import { keyOf } from './keys.ts'

const ada = { id: 'ada', build: 'one' }
const UPCOMING = keyOf(challenges.upcoming, {})
// As many as the dashboard asks for.
const PAST = keyOf(challenges.past, { limit: 10 })
const FRIENDS = keyOf(friends.list, {})

/** The answers kept on a device, and what Ada sees when she opens the app on it. */
function deviceOfAda() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const page = new EventTarget()
  const visit = async (...answers: [readonly unknown[], string][]) => {
    const client = new QueryClient()
    const leave = keepAnswers(client, storage, ada, page)
    for (const [key, payload] of answers) client.setQueryData(key, { payload })
    await vi.runAllTimersAsync()
    leave()
  }
  const opened = (owner = ada) => {
    const client = new QueryClient()
    restoreAnswers(client, storage, owner)
    return client
  }
  return { entries, storage, page, visit, opened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('her next match is there when she opens the app, and is asked for again', async () => {
  const { visit, opened } = deviceOfAda()
  await visit([UPCOMING, 'chess at six'])
  const client = opened()
  expect(client.getQueryData(UPCOMING)).toEqual({ payload: 'chess at six' })
  expect(client.getQueryCache().find({ queryKey: UPCOMING })?.isStaleByTime(30_000)).toBe(true)
})

test('what came with the page is newer than what this device has kept', async () => {
  const { visit, opened } = deviceOfAda()
  await visit([PAST, 'last week'], [UPCOMING, 'chess at six'])
  const answers = new Map([['["GET","/challenges/past?limit=10",""]', { success: true, payload: 'today' }]])
  const client = withAnswers(answers, new Set(), () => opened())
  expect([PAST, UPCOMING].map(key => client.getQueryData(key))).toEqual([undefined, { payload: 'chess at six' }])
})

test('what she has just read and put away is put away when she closes the app at once', async () => {
  const { storage, page, visit, opened } = deviceOfAda()
  await visit([PAST, 'You won'])
  const client = opened()
  keepAnswers(client, storage, ada, page)
  client.setQueryData(PAST, { payload: 'nothing new' })
  vi.advanceTimersByTime(300)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(opened().getQueryData(PAST)).toEqual({ payload: 'nothing new' })
})

test('nothing is kept of the page that is left once she has signed out', () => {
  const { entries, storage, page } = deviceOfAda()
  const client = new QueryClient()
  const leave = keepAnswers(client, storage, ada, page)
  client.setQueryData(UPCOMING, { payload: 'chess' })
  vi.advanceTimersByTime(300)
  leave()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(entries.size).toBe(0)
})

test('only what the dashboard needs stays on the device', async () => {
  const { visit, opened, entries } = deviceOfAda()
  await visit([UPCOMING, 'chess'], [FRIENDS, 'secret friends'])
  expect(opened().getQueryData(FRIENDS)).toBeUndefined()
  expect([...entries.values()].join()).not.toContain('secret')
})

test('how results are entered stays on the device, too: she may report without a network', async () => {
  const { visit, opened } = deviceOfAda()
  const key = keyOf(sports.scoring, {})
  expect(SCORING_KEY).toEqual(key)
  await visit([key, 'sets'])
  expect(opened().getQueryData(key)).toEqual({ payload: 'sets' })
})

test('the numbers at the places stay, so that she sees what waits while nothing can be reached', async () => {
  const { visit, opened } = deviceOfAda()
  const keys = [keyOf(challenges.modified, {}), keyOf(openChallenges.waiting, {}), keyOf(tournaments.modified, {})]
  expect(COUNT_KEYS).toEqual(keys)
  await visit(...keys.map((key): [readonly unknown[], string] => [key, 'one']))
  expect(keys.map(key => opened().getQueryData(key))).toEqual(keys.map(() => ({ payload: 'one' })))
})

test('what is too long is left out, not what matters more', async () => {
  const { visit, opened } = deviceOfAda()
  await visit([PAST, 'x'.repeat(500_000)], [UPCOMING, 'chess'])
  const client = opened()
  expect(client.getQueryData(UPCOMING)).toBeDefined()
  expect(client.getQueryData(PAST)).toBeUndefined()
})

test.each([
  ['another player', { id: 'ben', build: 'one' }],
  ['another version of the app', { id: 'ada', build: 'two' }],
])('%s gets none of it, and it is gone', async (_, owner) => {
  const { visit, opened, entries } = deviceOfAda()
  await visit([UPCOMING, 'chess'])
  expect(opened(owner).getQueryData(UPCOMING)).toBeUndefined()
  expect(entries.size).toBe(0)
})

test('nothing is left after the sign-out', async () => {
  const { visit, storage, entries } = deviceOfAda()
  await visit([UPCOMING, 'chess'])
  forgetAnswers(storage)
  expect(entries.size).toBe(0)
})

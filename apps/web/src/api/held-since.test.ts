import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { CallError } from './client.ts'
import { heldSince } from './held-since.ts'
import { keyOf } from './keys.ts'

const UPCOMING = keyOf(challenges.upcoming, {})
const FRIENDS = keyOf(friends.list, {})
const AT_5_46 = Date.parse('2026-07-04T17:46:00Z')

/** Ada's screen, which had its answers at some time and asks for them again. */
async function screenOfAda(
  answers: readonly (readonly [readonly unknown[], number | undefined])[],
  failure: CallError | undefined,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = () => (failure ? Promise.reject(failure) : Promise.resolve({ payload: 'new' }))
  const left = answers.map(([queryKey, updatedAt]) => {
    if (updatedAt !== undefined) client.setQueryData(queryKey, { payload: 'seen' }, { updatedAt })
    return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  })
  await client.refetchQueries()
  const since = heldSince(client.getQueryCache())
  for (const leave of left) leave()
  return since
}

const unreached = () => new CallError(0, 'Something went wrong')

test('Ada is told since when nothing newer came, by the oldest that she sees', async () => {
  const asked = [
    [UPCOMING, AT_5_46 + 1000],
    [FRIENDS, AT_5_46],
  ] as const
  expect(await screenOfAda(asked, unreached())).toBe(AT_5_46)
})

test('what her device has kept from a visit before is from no known time', async () => {
  expect(await screenOfAda([[UPCOMING, 1]], unreached())).toBe(0)
})

test.each([
  ['an answer has come', AT_5_46, undefined],
  ['we were reached, and refused', AT_5_46, new CallError(404, 'Not found')],
  ['there is nothing to show, which the screen says itself', undefined, unreached()],
])('she is told nothing where %s', async (_, updatedAt, failure) => {
  expect(await screenOfAda([[UPCOMING, updatedAt]], failure)).toBeUndefined()
})

import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { moveToUpcoming } from '../features/challenges/actions/optimistic.ts'
import { ben, challengeOf, listOf } from '../features/challenges/testing.ts'
import { showAhead } from './optimistic.ts'
import { keyOf } from './keys.ts'

const chess = challengeOf({ id: 'chess', challenge_start: '2026-05-01T10:00:00Z' })
const golf = challengeOf({ id: 'golf', challenge_start: '2026-05-02T10:00:00Z' })
const PENDING = keyOf(challenges.pending, {})
const UPCOMING = keyOf(challenges.upcoming, {})

/** Ben's two lists as his screens show them, and his tap on Accept. */
function benSees() {
  const client = new QueryClient()
  const says = (pending: ReturnType<typeof listOf>, upcoming: ReturnType<typeof listOf>) => {
    client.setQueryData(PENDING, { payload: pending }, { updatedAt: 1000 })
    client.setQueryData(UPCOMING, { payload: upcoming }, { updatedAt: 1000 })
  }
  const ids = (key: typeof PENDING) =>
    client
      .getQueryData<{ payload: ReturnType<typeof listOf> }>(key)
      ?.payload.challenges.map(({ id }) => id)
      .join(' ')
  const accept = (challenge: typeof chess) =>
    showAhead(client, ahead => {
      const moved = moveToUpcoming(challenge, ben.id)
      ahead.change(challenges.pending, {}, moved.pending)
      ahead.change(challenges.upcoming, {}, moved.upcoming)
    })
  return { client, says, accept, shows: () => [ids(PENDING), ids(UPCOMING)] }
}

test('what Ben accepts is Upcoming at once, and Pending again when it does not come through', () => {
  const { says, accept, shows } = benSees()
  says(listOf(chess, golf), listOf())
  const act = accept(chess)
  expect(shows()).toEqual(['golf', 'chess'])
  act.takeBack()
  expect(shows()).toEqual(['chess golf', ''])
})

test('of two that he accepts, the one that fails goes back and the other stays, in whatever order they end', () => {
  for (const firstEndsFirst of [true, false]) {
    const { says, accept, shows } = benSees()
    says(listOf(chess, golf), listOf())
    const first = accept(chess)
    const second = accept(golf)
    if (firstEndsFirst) first.takeBack()
    second.keep()
    if (!firstEndsFirst) first.takeBack()
    expect(shows()).toEqual(['chess', 'golf'])
  }
})

test('two that fail one after the other leave the lists as the server gave them', () => {
  const { says, accept, shows } = benSees()
  says(listOf(chess, golf), listOf())
  const acts = [accept(chess), accept(golf)]
  for (const act of acts) act.takeBack()
  expect(shows()).toEqual(['chess golf', ''])
})

test('what the server says meanwhile is not overwritten by the older lists', () => {
  const { says, accept, shows } = benSees()
  says(listOf(chess, golf), listOf())
  const act = accept(chess)
  says(listOf(golf), listOf())
  act.takeBack()
  expect(shows()).toEqual(['golf', ''])
})

test('what is shown ahead is no newer than what the server said', () => {
  const { client, says, accept } = benSees()
  says(listOf(chess), listOf())
  const act = accept(chess)
  act.takeBack()
  expect(client.getQueryState(PENDING)?.dataUpdatedAt).toBe(1000)
})

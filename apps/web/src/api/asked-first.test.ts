import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takerOf } from './asked-first.ts'

const SELF = '/api/users/self'
const adas = '{"token":"cookie","id":"ada"}'

/** The answers that Ada's page asked for before its scripts ran; by then `session` lies on the device. */
function pageOfAda(session: string | null = adas) {
  const answer = Promise.resolve(new Response('Ada'))
  const asked = { session: adas, at: Date.now(), answers: new Map([[SELF, answer]]) }
  return { answer, take: takerOf(asked, { getItem: () => session }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('her record is taken once, and asked for anew after that', () => {
  const { answer, take } = pageOfAda()
  expect(take(SELF)).toBe(answer)
  expect(take(SELF)).toBeUndefined()
})

test('what the first script did not ask for is not there', () => {
  expect(pageOfAda().take('/api/notices')).toBeUndefined()
  expect(takerOf(undefined, { getItem: () => adas })(SELF)).toBeUndefined()
})

test('a board that was asked for with a filter is the answer to that filter alone', () => {
  const answer = Promise.resolve(new Response('leaders'))
  const asked = { session: adas, at: Date.now(), answers: new Map([['/api/users/leaders {"time":"year"}', answer]]) }
  const take = takerOf(asked, { getItem: () => adas })
  expect(take('/api/users/leaders', '{"time":"week"}')).toBeUndefined()
  expect(take('/api/users/leaders')).toBeUndefined()
  expect(take('/api/users/leaders', '{"time":"year"}')).toBe(answer)
})

test.each([
  ['another player who has signed in since', '{"token":"cookie","id":"ben"}'],
  ['nobody, once she has signed out', null],
])('it is not for %s', (_, session) => {
  expect(pageOfAda(session).take(SELF)).toBeUndefined()
})

test('half a minute later it is old', () => {
  const { take } = pageOfAda()
  vi.advanceTimersByTime(30_001)
  expect(take(SELF)).toBeUndefined()
})

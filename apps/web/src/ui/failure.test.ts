import { expect, test } from 'vitest'
import { isMissing, whyFailed } from './failure.ts'

test('a player without a connection is asked for it, one whom the server failed is not', () => {
  const message = 'Something went wrong'
  expect(whyFailed({ message, status: 0 })).toBe('We cannot reach the server. Are you online?')
  for (const status of [500, 503])
    expect(whyFailed({ message, status })).toBe('The fault is ours. Try again in a moment.')
})

test('a refusal says itself why', () => {
  expect(whyFailed({ message: 'This tournament is full.', status: 409 })).toBeUndefined()
  expect(whyFailed({ message: 'This screen could not be shown.' })).toBeUndefined()
})

test('only what is not there cannot be tried again', () => {
  expect([404, 403, 500].map(status => isMissing({ message: 'Event does not exist', status }))).toEqual([
    true,
    false,
    false,
  ])
})

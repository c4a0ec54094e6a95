import { afterEach, expect, it } from 'vitest'
import { clockAhead, hearTime, serverNow } from './clock.ts'

const NOON = Date.parse('2026-05-01T12:00:00Z')
afterEach(() => clockAhead.set(0))

it('follows a server whose clock is set two days ahead, and back', () => {
  hearTime('Sun, 03 May 2026 12:00:00 GMT', NOON)
  expect(serverNow() - Date.now()).toBeCloseTo(2 * 86_400_000, -2)
  hearTime('Fri, 01 May 2026 12:00:01 GMT', NOON)
  expect(clockAhead.get()).toBe(0)
})

it('takes the way of an answer for no difference', () => {
  hearTime('Fri, 01 May 2026 11:59:55 GMT', NOON)
  expect(clockAhead.get()).toBe(0)
})

it('keeps what it knows where an answer tells no time', () => {
  hearTime('Sun, 03 May 2026 12:00:00 GMT', NOON)
  const known = clockAhead.get()
  hearTime(null, NOON)
  hearTime('soon', NOON)
  expect(clockAhead.get()).toBe(known)
})

import { describe, expect, test } from 'vitest'
import { askedOfOwner, FRESH_MS } from './owner.ts'
import { mayTryCode, withWrongCode, WRONG_MAX, WRONG_MS, type WrongCodes } from './tries.ts'

const now = new Date('2030-06-03T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const after = (count: number, at: Date): WrongCodes =>
  Array.from({ length: count }).reduce<WrongCodes>(codes => withWrongCode(codes, at), { wrong: 0, since: null })

describe('what is asked of the owner', () => {
  test.each([
    ['signed in just now, no time codes', 0, null, 'nothing'],
    ['signed in ten minutes ago', FRESH_MS, null, 'nothing'],
    ['signed in longer ago', FRESH_MS + 1, null, 'password'],
    ['signed in with a code just now', 0, FRESH_MS, 'nothing'],
    ['signed in with a code longer ago', FRESH_MS + 1, 2 * FRESH_MS, 'code'],
    ['signed in before time codes were on', 2000, 1000, 'code'],
    ['signed in at the moment they were switched on', 1000, 1000, 'code'],
  ] as const)('%s', (_what, signedIn, since, asked) => {
    const timeCodesSince = since === null ? null : ago(since)
    expect(askedOfOwner({ signedInAt: ago(signedIn), timeCodesSince, now })).toBe(asked)
  })
})

describe('wrong codes', () => {
  test('are looked at until there are too many, and again after the wait', () => {
    expect(mayTryCode(after(WRONG_MAX - 1, now), now)).toBe(true)
    expect(mayTryCode(after(WRONG_MAX, ago(WRONG_MS - 1)), now)).toBe(false)
    expect(mayTryCode(after(WRONG_MAX, ago(WRONG_MS)), now)).toBe(true)
  })

  test('of long ago are not added up', () => {
    expect(withWrongCode(after(WRONG_MAX - 1, ago(WRONG_MS)), now)).toEqual({ wrong: 1, since: now })
  })

  test('the wait begins with the last of them', () => {
    const last = withWrongCode(after(WRONG_MAX - 1, ago(WRONG_MS - 1)), now)
    expect(last).toEqual({ wrong: WRONG_MAX, since: now })
  })
})

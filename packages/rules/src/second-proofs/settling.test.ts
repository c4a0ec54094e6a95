import { expect, test } from 'vitest'
import { asksForCode } from './settling.ts'

const now = new Date('2030-06-10T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each([
  ['an account without time codes', null, false],
  ['an account whose time codes are on since yesterday', daysAgo(1), false],
  ['an account whose time codes are on for a week', daysAgo(7), true],
])('a new password by mail for %s takes a code: %s', (_what, since, asks) => {
  expect(asksForCode(since, now)).toBe(asks)
})

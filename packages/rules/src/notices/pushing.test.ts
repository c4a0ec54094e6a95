import { DAY, HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { usefulUntil } from './pushing.ts'

const now = Date.UTC(2030, 5, 3, 12)

test.each([
  ['two hours before the match', now + 2 * HOUR, now + 2 * HOUR],
  ['three days before it', now + 3 * DAY, now + DAY],
  ['after it', now - HOUR, now + DAY],
  ['where nothing starts', null, now + DAY],
])('a message %s is of use until the start, and for a day at most', (_, start, until) => {
  expect(usefulUntil({ now, start })).toBe(until)
})

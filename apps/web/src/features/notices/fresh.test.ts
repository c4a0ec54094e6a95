import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { describe, expect, test } from 'vitest'
import { ago, freshOf } from './fresh.ts'

const notice = (id: string, read: 0 | 1 = 0): Notice => ({
  id,
  kind: 'challenges',
  text: 'Ben accepted the challenge',
  line: 'Tennis',
  link: '/challenge/issue/1',
  created: '2030-06-03T12:00:00Z',
  read,
})

describe('what is said aloud', () => {
  test('is nothing when the app has just been opened', () => {
    expect(freshOf(undefined, [notice('1')])).toEqual([])
  })

  test('is what came since, and nothing twice', () => {
    expect(freshOf(new Set(['1']), [notice('2'), notice('1')]).map(({ id }) => id)).toEqual(['2'])
  })

  test('is not what was read on another device meanwhile', () => {
    expect(freshOf(new Set(), [notice('1', 1)])).toEqual([])
  })
})

test.each([
  [0, 'now'],
  [59_000, 'now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [25 * 3_600_000, 'yesterday'],
  [40 * 86_400_000, '40 days ago'],
  [-5000, 'now'],
])('what happened %d ms ago was %s', (past, words) => {
  expect(ago(1_000_000_000 - past, 1_000_000_000)).toBe(words)
})

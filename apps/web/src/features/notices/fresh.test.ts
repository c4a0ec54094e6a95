import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { describe, expect, test } from 'vitest'
import { ago, daysOf, freshOf, within } from './fresh.ts'

const notice = (id: string, read: 0 | 1 = 0): Notice => ({
  id,
  kind: 'challenges',
  text: 'Ben accepted the challenge',
  line: 'Tennis',
  link: '/challenge/issue/1',
  created: '2030-06-03T12:00:00Z',
  read,
  actor: null,
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
  [60_000, '1m ago'],
  [3 * 3_600_000, '3h ago'],
  [25 * 3_600_000, 'yesterday'],
  [40 * 86_400_000, '40d ago'],
  [-5000, 'now'],
])('what happened %d ms ago was %s', (past, words) => {
  expect(ago(1_000_000_000 - past, 1_000_000_000)).toBe(words)
})

const at = (day: number, hour: number) => new Date(2030, 5, day, hour, 5).toISOString()
const came = (id: string, created: string): Notice => ({ ...notice(id), created })

describe('the list of notices', () => {
  const now = new Date(2030, 5, 6, 9, 30).getTime()

  test('tells the day once, above all that came on it', () => {
    const list = [came('1', at(6, 9)), came('2', at(5, 23)), came('3', at(5, 1)), came('4', at(3, 12))]
    expect(daysOf(list, now).map(({ title, list: those }) => [title, those.map(({ id }) => id)])).toEqual([
      ['Today', ['1']],
      ['Yesterday', ['2', '3']],
      ['Mon, Jun 3', ['4']],
    ])
  })

  test('tells how long ago it was today, and the hour of any other day', () => {
    const told = [at(6, 9), at(5, 23)].map(created => within(Date.parse(created), now).replace(/\s/g, ' '))
    expect(told).toEqual(['25m ago', '11:05 PM'])
  })
})

import { expect, test } from 'vitest'
import { aheadOf } from './ahead.ts'
import { challengeOf } from './testing.ts'

const allowed = { kind: 'allowed' } as const

test('what Ada has to answer comes first, then what is agreed, then what others have to answer, each by its start', () => {
  const listed = [
    challengeOf({ id: 'asked', actions: { cancel: allowed } }),
    challengeOf({ id: 'agreed', event_status_id: '2', challenge_start: '2026-05-03T10:00:00Z' }),
    challengeOf({ id: 'later', actions: { accept: allowed }, challenge_start: '2026-05-09T10:00:00Z' }),
    challengeOf({ id: 'sooner', actions: { accept: allowed }, challenge_start: '2026-05-04T10:00:00Z' }),
  ]
  expect(aheadOf(listed).map(({ kind, matches }) => [kind, matches.map(({ id }) => id)])).toEqual([
    ['needs_you', ['sooner', 'later']],
    ['agreed', ['agreed']],
    ['waits_for_others', ['asked']],
  ])
})

test('a group of nothing is left out', () => {
  expect(aheadOf([])).toEqual([])
  expect(aheadOf([challengeOf({ event_status_id: '2' })]).map(({ kind }) => kind)).toEqual(['agreed'])
})

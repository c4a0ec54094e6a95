import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { expect, test } from 'vitest'
import { clashOf } from './clash.ts'
import { ada, ben, challengeOf } from './testing.ts'

/** Ben is asked to play Ada at half past six in the evening, 23:30 by UTC. */
const asked = challengeOf({ id: 'asked' })

const agreedOn = (...starts: [id: string, start: string][]): Agenda => ({
  challenges: starts.map(([id, challenge_start]) => challengeOf({ id, challenge_start, users: [ada, ben] })),
  tournaments: [],
  events: [],
  total_count: starts.length,
  new_count: 0,
  counts: { challenges: starts.length, tournaments: 0, events: 0 },
})

test('what Ben plays an hour later is told', () => {
  expect(clashOf(asked, agreedOn(['later', '2026-05-06T00:30:00Z']), ben.id)).toMatchObject({
    what: 'Ada',
    start: '2026-05-06T00:30:00Z',
  })
})

test('what begins two hours before or after is not', () => {
  const agreed = agreedOn(['before', '2026-05-05T21:30:00Z'], ['after', '2026-05-06T01:30:00Z'])
  expect(clashOf(asked, agreed, ben.id)).toBeUndefined()
})

test('the challenge itself is not', () => {
  expect(clashOf(asked, agreedOn(['asked', '2026-05-05T23:30:00Z']), ben.id)).toBeUndefined()
})

test('of two the earlier is told', () => {
  const agreed = agreedOn(['late', '2026-05-06T00:30:00Z'], ['early', '2026-05-05T23:00:00Z'])
  expect(clashOf(asked, agreed, ben.id)?.start).toBe('2026-05-05T23:00:00Z')
})

test('a tournament and an event are told by their titles', () => {
  const timezone = 'America/Chicago'
  const [cup, social] = [
    { id: 'cup', title: 'Spring Cup', tournament_start: '2026-05-06T00:00:00Z', timezone },
    { id: 'social', event_name: 'Club Night', event_start: '2026-05-05T23:00:00Z', timezone },
  ]
  expect(clashOf(asked, { ...agreedOn(), tournaments: [cup] }, ben.id)?.what).toBe('Spring Cup')
  expect(clashOf(asked, { ...agreedOn(), tournaments: [cup], events: [social] }, ben.id)?.what).toBe('Club Night')
})

import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { expect, test } from 'vitest'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { clashAt, clashAtWall } from './clash.ts'
import { ada, ben, challengeOf } from './testing.ts'

/** Ben is asked to play Ada at half past six in the evening, 23:30 by UTC. */
const asked = challengeOf({ id: 'asked' })

const clashOf = (agreed: Agenda) => clashAt(asked.challenge_start, agreed, ben.id, asked.id)

const agreedOn = (...starts: [id: string, start: string][]): Agenda => ({
  challenges: starts.map(([id, challenge_start]) => challengeOf({ id, challenge_start, users: [ada, ben] })),
  tournaments: [],
  events: [],
  total_count: starts.length,
  new_count: 0,
  counts: { challenges: starts.length, tournaments: 0, events: 0 },
})

test('what Ben plays an hour later is told', () => {
  expect(clashOf(agreedOn(['later', '2026-05-06T00:30:00Z']))).toMatchObject({
    what: 'Ada',
    start: '2026-05-06T00:30:00Z',
  })
})

test('what begins two hours before or after is not', () => {
  const agreed = agreedOn(['before', '2026-05-05T21:30:00Z'], ['after', '2026-05-06T01:30:00Z'])
  expect(clashOf(agreed)).toBeUndefined()
})

test('the challenge itself is not', () => {
  expect(clashOf(agreedOn(['asked', '2026-05-05T23:30:00Z']))).toBeUndefined()
})

test('of two the earlier is told', () => {
  const agreed = agreedOn(['late', '2026-05-06T00:30:00Z'], ['early', '2026-05-05T23:00:00Z'])
  expect(clashOf(agreed)?.start).toBe('2026-05-05T23:00:00Z')
})

test('a tournament and an event are told by their titles', () => {
  const timezone = 'America/Chicago'
  const [cup, social] = [
    {
      id: 'cup',
      title: 'Spring Cup',
      tournament_start: '2026-05-06T00:00:00Z',
      timezone,
    } satisfies Partial<Tournament>,
    {
      id: 'social',
      event_name: 'Club Night',
      start_date: '2026-05-05T23:00:00Z',
      timezone,
    } satisfies Partial<EventAnswer>,
  ]
  expect(clashOf({ ...agreedOn(), tournaments: [cup] })?.what).toBe('Spring Cup')
  expect(clashOf({ ...agreedOn(), tournaments: [cup], events: [social] })?.what).toBe('Club Night')
})

test('a time that Ben chooses in a form is compared with the clock on the wall, wherever that is', () => {
  const agreed = agreedOn(['evening', '2026-05-05T23:30:00Z'])
  expect(clashAtWall('2026-05-05T18:00', agreed, ben.id)?.what).toBe('Ada')
  expect(clashAtWall('2026-05-05T20:30', agreed, ben.id)).toBeUndefined()
  expect(clashAtWall('2026-05-05T18:00', agreed, ben.id, 'evening')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { nextOf } from './values.ts'

const HITS = {
  event_name: 'Afternoon Hits',
  start_date: '2030-10-30T19:00:00.000Z',
  end_date: '2030-10-30T22:00:00.000Z',
  timezone: 'America/Chicago',
  location: 'Austin',
  state: 'Texas',
  zip: '78745',
  venue: 'South Austin Rec Center',
  slots: 6,
  open_invite: 1,
  open_to_minors: 0,
  message: 'Coffee afterwards.',
} as const

test('the next one is on the same day of the week at the same hours, also where the clocks change', () => {
  const next = nextOf(HITS, Date.parse('2030-11-04T12:00:00Z'))
  expect([next.event_start, next.event_end]).toEqual(['2030-11-06T14:00', '2030-11-06T17:00'])
  expect(next).toMatchObject({ event_name: 'Afternoon Hits', venue: 'South Austin Rec Center', slots: 6, message: '' })
})

test('weeks later it is still ahead', () => {
  expect(nextOf(HITS, Date.parse('2030-11-20T20:00:00Z')).event_start).toBe('2030-11-27T14:00')
})

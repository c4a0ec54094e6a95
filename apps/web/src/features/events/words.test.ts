import { PLACE } from '@gauntlet/contract/tournaments/status'
import { expect, test } from 'vitest'
import { endSent, standingLine, type Standing, waitLine } from './words.ts'

const ADA = 'ada'
const BEN = 'ben'
/** Ada's event, in which Ben has a place. */
const event = (changes: Partial<Standing> = {}): Standing => ({
  user_id: ADA,
  issuer: { short_name: 'Ada A.' },
  status: 'Upcoming',
  invitation_status_id: PLACE.accepted,
  place_in_line: null,
  ...changes,
})

test('an event says how it stands with Ben while it lies ahead', () => {
  expect(standingLine(event(), BEN)).toBe('You are in')
  expect(standingLine(event({ invitation_status_id: PLACE.pending }), BEN)).toBe('Ada A. invited you')
  expect(standingLine(event({ invitation_status_id: PLACE.pending, place_in_line: 2 }), BEN)).toBe(
    'You are number 2 on the waiting list',
  )
  expect(standingLine(event({ invitation_status_id: null }), BEN)).toBe('')
})

test('nobody is in, invited or waiting once it is cancelled or over', () => {
  const waiting = { invitation_status_id: PLACE.pending, place_in_line: 1 }
  for (const status of ['Cancelled', 'Complete'] as const) {
    expect(standingLine(event({ ...waiting, status }), BEN)).toBe('')
    expect(standingLine(event({ invitation_status_id: PLACE.pending, status }), BEN)).toBe('')
  }
  expect(standingLine(event({ status: 'Cancelled' }), BEN)).toBe('')
  expect(standingLine(event({ status: 'Complete' }), BEN)).toBe('You were there')
})

test('Ada organizes it to the end', () => {
  const hers = event({ invitation_status_id: null })
  expect(standingLine(hers, ADA)).toBe('You organize')
  expect(standingLine(event(), ADA)).toBe('You organize and take part')
  for (const status of ['Cancelled', 'Complete'] as const)
    expect(standingLine({ ...hers, status }, ADA)).toBe('You organized')
})

test('an end that was emptied is sent as the day of the start, one that was set as it is', () => {
  const event_start = '2030-06-09T10:00'
  expect(endSent({ event_start })).toBe('2030-06-09')
  expect(endSent({ event_start, event_end: '2030-06-10T12:00' })).toBe('2030-06-10T12:00')
})

test('who would accept where all places are taken is told beforehand that it is a wait for one, and Join says so itself', () => {
  const allowed = { kind: 'allowed' } as const
  const hidden = { kind: 'hidden', reason: 'not_invited' } as const
  const line = 'All places are taken. You’d be on the waiting list.'
  const invited = { accept: allowed }
  expect(waitLine({ openSlots: 0, actions: invited }, ['accept', 'decline'])).toBe(line)
  expect(waitLine({ openSlots: 0, actions: { accept: hidden } }, ['join'])).toBeUndefined()
  expect(waitLine({ openSlots: 1, actions: invited }, ['accept', 'decline'])).toBeUndefined()
  expect(waitLine({ openSlots: 0, actions: { accept: hidden } }, ['cancel'])).toBeUndefined()
  expect(waitLine({ openSlots: 0, actions: { accept: hidden } }, ['leave'])).toBeUndefined()
})

import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { PLACE, tournamentStatuses } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { isFrozen } from '../gathering/waits.ts'
import { scheduleOf, settle, step } from './lifecycle.ts'
import { ANNOUNCED, END, START, accepted, asking, invited, place, stateOf, tournament } from './testing.ts'

const two = tournament({ places: [...accepted('Ben', 'Cleo'), invited('Dan'), asking('Eve')] })

describe('at its start', () => {
  test('a tournament of two accepted begins, and players who still wait are out', () => {
    const begun = settle(two, START)
    expect([settle(two, START - 1).facts.status, begun.facts.status]).toEqual(['Upcoming', 'Reporting'])
    expect(['Dan', 'Eve'].map(name => stateOf(begun.facts, name))).toEqual([PLACE.dismissed, PLACE.dismissed])
    expect([toldTo(begun, 'report_due'), toldTo(begun, 'removed')]).toEqual([['Ada'], ['Dan', 'Eve']])
  })
  test('one of fewer is Dismissed, the credits are given back, and everybody is told', () => {
    const gone = settle(tournament({ places: [...accepted('Ben'), invited('Dan')] }), START)
    expect([gone.facts.status, gone.facts.ended, gone.consequences.refund]).toEqual(['Dismissed', 'too_few', 5])
    expect(toldTo(gone, 'dismissed')).toEqual(['Ada', 'Ben', 'Dan'])
  })
})

test('one that nobody has reported 14 days after its end is Dismissed, with the credits back', () => {
  const late = settle(two, END + 14 * DAY)
  expect([settle(two, END + 14 * DAY - 1).facts.status, late.facts.ended, late.consequences.refund]).toEqual([
    'Reporting',
    'unreported',
    5,
  ])
})

test('an end at 23:59 and some seconds is due on the next whole minute, never early', () => {
  const facts = tournament({ ...two, status: 'Reporting', end: END + 1 })
  expect(scheduleOf(facts).due_at).toBe(END + 14 * DAY + MINUTE)
})

test('what is due next is known while there is something', () => {
  expect(scheduleOf(two)).toEqual({ becomes: 'Reporting', becomes_at: START, due_at: START })
  expect(scheduleOf(tournament())).toEqual({ becomes: 'Dismissed', becomes_at: START, due_at: START })
  const reported = tournament({ status: 'Complete', reported_at: END, settles_at: END + 48 * HOUR })
  expect(scheduleOf(reported)).toEqual({ becomes: null, becomes_at: null, due_at: END + 48 * HOUR })
  const cancelled = tournament({ status: 'Cancelled', ended: 'cancelled', ended_at: ANNOUNCED })
  expect(scheduleOf(cancelled)).toEqual({ becomes: null, becomes_at: null, due_at: null })
})

test('settling again changes nothing and tells nobody', () => {
  const begun = settle(two, START).facts
  const again = settle(begun, START)
  expect([again.facts, again.consequences.notify]).toEqual([begun, []])
})

test('nothing can be modified from one hour before the start', () => {
  expect([isFrozen(two, START - HOUR - 1), isFrozen(two, START - HOUR)]).toEqual([false, true])
})

test('no step leads out of Dismissed or Cancelled', () => {
  for (const status of ['Dismissed', 'Cancelled'] as const)
    for (const to of tournamentStatuses)
      expect(() => step(tournament({ status, places: [place('Ben', PLACE.accepted)] }), to)).toThrow(/does not go/)
})

import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { standingIn } from './facts.ts'
import { accepted, event, invited, LATEST, NOW, ORGANIZER, outcomeOf, reasonOf, viewer, waiting } from './testing.ts'
import { cancelEvent, mayAdd, modifyEvent } from './terms.ts'

const ada = viewer(ORGANIZER)
const terms = { open: true, start: NOW + 24 * HOUR, end: NOW + 28 * HOUR, slots: 2 }
const nobody = { latestStart: LATEST, invited: 0, friends: 0 }

describe('announcing', () => {
  test.each([
    ['allowed', {}, {}],
    ['start_past', { start: NOW }, {}],
    ['start_too_far', { start: LATEST + HOUR, end: LATEST + 2 * HOUR }, {}],
    ['start_minutes', { start: NOW + 24 * HOUR + 60_000 }, {}],
    ['end_before_start', { end: NOW + 24 * HOUR }, {}],
    ['end_too_far', { end: LATEST + HOUR }, {}],
    ['allowed', { end: LATEST }, {}],
    ['needs_friend', { open: false }, { invited: 1 }],
    ['allowed', { open: false }, { invited: 1, friends: 1 }],
    ['allowed', {}, { invited: 2 }],
    ['over_slots', {}, { invited: 3 }],
  ])('%s', (expected, change, means) => {
    const verdict = mayAdd({ ...terms, ...change }, { ...nobody, ...means }, NOW)
    expect(verdict.kind === 'allowed' ? 'allowed' : verdict.reason).toBe(expected)
  })
})

describe('modifying', () => {
  const places = [accepted('ben'), accepted('cleo'), waiting('dan', 1), invited('eve')]

  test('more slots let waiting players in, and everyone in it is told', () => {
    const {
      facts: after,
      consequences: { notify },
    } = outcomeOf(modifyEvent(event({ places }), ada, { ...terms, slots: 3 }, LATEST, NOW))
    expect(standingIn(after, 'dan')).toBe('accepted')
    expect(notify).toEqual([
      { notice: 'modified', user_ids: ['ben', 'cleo', 'dan', 'eve'] },
      { notice: 'taken_in', user_ids: ['dan'] },
    ])
  })

  test('nobody who comes loses the place', () => {
    expect(reasonOf(modifyEvent(event({ places }), ada, { ...terms, slots: 1 }, LATEST, NOW))).toBe(
      'disabled: slots_below_accepted',
    )
  })

  test('a start that moves has to lie ahead', () => {
    const moved = { ...terms, start: NOW - HOUR }
    expect(reasonOf(modifyEvent(event(), ada, moved, LATEST, NOW))).toBe('disabled: start_past')
  })

  test('is the organizer’s alone', () => {
    expect(reasonOf(modifyEvent(event({ places }), viewer('ben'), terms, LATEST, NOW))).toBe('hidden: not_yours')
  })
})

test('cancelling tells everyone in it, once', () => {
  const facts = event({ places: [accepted('ben'), waiting('dan', 1), invited('eve')] })
  const {
    facts: after,
    consequences: { notify },
  } = outcomeOf(cancelEvent(facts, ada, NOW))
  expect(after.status).toBe('Cancelled')
  expect(notify).toEqual([{ notice: 'cancelled', user_ids: ['ben', 'dan', 'eve'] }])
  expect(reasonOf(cancelEvent(after, ada, NOW))).toBe('disabled: cancelled')
})

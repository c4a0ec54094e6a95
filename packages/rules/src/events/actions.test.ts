import { eventActions } from '@gauntlet/contract/events/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { actionsFor, isForbidden, mayView, mayVisit, seesInside } from './actions.ts'
import type { EventFacts, EventPlaceFacts } from './facts.ts'
import { accepted, declined, event, invited, NOW, ORGANIZER, turnedDown, viewer, waiting } from './testing.ts'

const allowedIn = (facts: EventFacts, who = viewer('ben'), now = NOW): string[] => {
  const verdicts = actionsFor(facts, who, now)
  return eventActions.filter(action => verdicts[action].kind === 'allowed')
}
const withBen = (...places: EventPlaceFacts[]) => event({ places })
const ada = viewer(ORGANIZER)

describe('what a player may do with an event to come', () => {
  test.each([
    ['a stranger', event(), ['join']],
    ['a stranger to a closed one', event({ open: false }), []],
    ['who is invited', withBen(invited('ben')), ['accept', 'decline']],
    ['who is invited to a closed one', event({ open: false, places: [invited('ben')] }), ['accept', 'decline']],
    ['who comes', withBen(accepted('ben')), ['leave']],
    ['who waits', withBen(waiting('ben', 1)), ['leave']],
    ['who declined', withBen(declined('ben')), ['join']],
    ['who declined a closed one', event({ open: false, places: [declined('ben')] }), ['join']],
    ['who was turned down', withBen(turnedDown('ben')), []],
  ])('%s', (_who, facts, may) => {
    expect(allowedIn(facts)).toEqual(may)
  })

  test('the organizer', () => {
    expect(allowedIn(event({ open: false }), ada)).toEqual(['join', 'modify', 'cancel', 'add', 'remove'])
    expect(allowedIn(withBen(accepted(ORGANIZER)), ada)).toEqual(['leave', 'modify', 'cancel', 'add', 'remove'])
  })

  test('a player across a block does not join, nor accept', () => {
    expect(allowedIn(event(), viewer('ben', { blocked: true }))).toEqual([])
    expect(allowedIn(withBen(invited('ben')), viewer('ben', { blocked: true }))).toEqual([])
  })

  test('a player under 18 joins only events of friends, or those opened to them', () => {
    const young = viewer('ben', { kept_apart: true })
    expect(actionsFor(event(), young, NOW).join).toEqual({ kind: 'disabled', reason: 'not_for_minors' })
    expect(actionsFor(event({ open_to_minors: true }), young, NOW).join).toEqual({ kind: 'allowed' })
  })
})

describe('once it is', () => {
  const roles = [ada, viewer('ben')]
  const places = [accepted('ben'), invited('cleo'), waiting('dan', 1)]
  test.each([
    ['cancelled', event({ status: 'Cancelled', places }), NOW],
    ['over', event({ places }), NOW + 28 * HOUR],
  ])('%s nobody does anything', (reason, facts, now) => {
    for (const who of [...roles, viewer('cleo'), viewer('dan'), viewer('eve')]) {
      expect(allowedIn(facts, who, now)).toEqual([])
    }
    expect(actionsFor(facts, viewer('eve'), now).join).toEqual({ kind: 'disabled', reason })
  })

  test('begun it is not modified any more, and still joined and left', () => {
    const begun = NOW + 24 * HOUR
    expect(actionsFor(event({ places }), ada, begun).modify).toEqual({ kind: 'disabled', reason: 'begun' })
    expect(allowedIn(event({ places }), viewer('eve'), begun)).toEqual(['join'])
    expect(allowedIn(event({ places }), viewer('ben'), begun)).toEqual(['leave'])
  })
})

describe('who sees what', () => {
  test('a block hides the event, unless the player is in it', () => {
    const ben = viewer('ben', { blocked: true })
    expect(mayView(event(), ben)).toBe(false)
    expect(mayView(withBen(invited('ben')), ben)).toBe(false)
    expect(mayView(withBen(accepted('ben')), ben)).toBe(true)
    expect(mayView(withBen(accepted('ben')), viewer('ben', { blocked: true, shut_out: true }))).toBe(false)
  })

  test('an event of somebody under 18 is hidden from strangers; one under 18 sees those of others', () => {
    expect(mayView(event(), viewer('ben', { kept_apart: true, shielded: true }))).toBe(false)
    expect(mayView(event(), viewer('ben', { kept_apart: true }))).toBe(true)
  })

  test('visitors see an event unless its organizer is under 18, suspended or gone', () => {
    const adult = { minor: false, gone: false }
    expect([adult, { ...adult, minor: true }, { ...adult, gone: true }].map(mayVisit)).toEqual([true, false, false])
  })

  test('a closed event is open to invited players, and to nobody else', () => {
    const closed = event({ open: false, places: [invited('ben'), turnedDown('cleo')] })
    expect([seesInside(closed, 'ben'), seesInside(closed, ORGANIZER)]).toEqual([true, true])
    expect([seesInside(closed, 'cleo'), seesInside(closed, 'dan'), seesInside(closed, null)]).toEqual([
      false,
      false,
      false,
    ])
    expect(seesInside(event(), null)).toBe(true)
  })
})

test.each([
  ['not_yours', true],
  ['not_invited', true],
  ['unavailable', true],
  ['over', false],
  ['turned_down', false],
] as const)('%s is forbidden rather than too late: %s', (reason, forbidden) => {
  expect(isForbidden(reason)).toBe(forbidden)
})

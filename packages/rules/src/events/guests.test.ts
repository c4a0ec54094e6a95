import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { seesGuests } from './actions.ts'
import type { EventFacts, EventPlaceFacts } from './facts.ts'
import { addGuest, mayClaim } from './guests.ts'
import { removePlayer } from './places.ts'
import {
  accepted,
  event,
  invited,
  NOW,
  ORGANIZER,
  outcomeOf,
  reasonOf,
  turnedDown,
  viewer,
  waiting,
} from './testing.ts'

const guest = (user_id: string): EventPlaceFacts => ({ ...accepted(user_id), asked_by: 'guest' })
const ada = viewer(ORGANIZER)
const add = (facts: EventFacts) => addGuest(facts, ada, 'gil', NOW)
const claim = (facts: EventFacts, who = viewer('gus')) => {
  const verdict = mayClaim(facts, who, 'gil', NOW)
  return verdict.kind === 'allowed' ? 'allowed' : verdict.reason
}

describe('a guest', () => {
  test('has a place at once', () => {
    expect(outcomeOf(add(event())).facts.places).toEqual([guest('gil')])
  })

  test('does not wait for one, and is one of eight at most', () => {
    expect(reasonOf(add(event({ places: [accepted('ben'), accepted('cleo')] })))).toBe('disabled: full')
    const eight = Array.from({ length: 8 }, (_, n) => guest(`guest ${n}`))
    expect(reasonOf(add(event({ slots: 20, places: eight })))).toBe('disabled: guests_max')
  })

  test('leaves the place to Ben, who waits for it, when Ada removes them', () => {
    const { facts } = outcomeOf(
      removePlayer(event({ slots: 1, places: [guest('gil'), waiting('ben', 1)] }), ada, 'gil', NOW),
    )
    expect(facts.places.map(({ user_id, state }) => [user_id, state])).toEqual([['ben', PLACE.accepted]])
  })

  test('is shown to Ada, and to Ben who comes, and to nobody else', () => {
    const facts = event({ places: [guest('gil'), accepted('ben'), invited('cleo')] })
    expect([ORGANIZER, 'ben', 'cleo', 'sam', null].map(id => seesGuests(facts, id))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the place of a guest', () => {
  test.each<[string, string, EventFacts, Parameters<typeof claim>[1]]>([
    ['Gus', 'allowed', event({ places: [guest('gil')] }), viewer('gus')],
    ['Gus, who waits for one', 'allowed', event({ places: [guest('gil'), waiting('gus', 1)] }), viewer('gus')],
    ['nobody once it is gone', 'not_in', event(), viewer('gus')],
    ['Ben, who comes already', 'already_in', event({ places: [guest('gil'), accepted('ben')] }), viewer('ben')],
    ['Gus once it is cancelled', 'over', event({ status: 'Cancelled', places: [guest('gil')] }), viewer('gus')],
    ['Gus behind a block', 'unavailable', event({ places: [guest('gil')] }), viewer('gus', { blocked: true })],
    ['Mia, under 18', 'not_for_minors', event({ places: [guest('gil')] }), viewer('mia', { kept_apart: true })],
    [
      'Gus, a stranger of an organizer under 18',
      'unavailable',
      event({ open_to_minors: true, places: [guest('gil')] }),
      viewer('gus', { kept_apart: true, shielded: true }),
    ],
    ['Gus, removed', 'turned_down', event({ places: [guest('gil'), turnedDown('gus')] }), viewer('gus')],
  ])('%s: %s', (_who, answer, facts, who) => {
    expect(claim(facts, who)).toBe(answer)
  })
})

import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { addGuest, mayClaim } from './guests.ts'
import { removePlayer } from './places.ts'
import { showsPlace } from './seeing.ts'
import { modifyTournament } from './terms.ts'
import type { TournamentFacts } from './facts.ts'
import {
  ANNOUNCED,
  END,
  accepted,
  ada,
  invited,
  means,
  outcome,
  place,
  reasonOf,
  stateOf,
  terms,
  tournament,
  turnedDown,
  viewer,
} from './testing.ts'

const NOW = ANNOUNCED
const gil = place('Gil', PLACE.accepted, { asked_by: 'guest' })
const friendly = (change: Partial<TournamentFacts> = {}) => tournament({ ranked: false, paid: 0, ...change })
const withGil = (change: Partial<TournamentFacts> = {}) => friendly({ places: [...accepted('Ben'), gil], ...change })
const add = (facts: TournamentFacts, who = ada) => addGuest(facts, who, 'Gil', NOW)
const guests = (count: number) =>
  Array.from({ length: count }, (_, n) => place(`Guest ${n}`, PLACE.accepted, { asked_by: 'guest' }))

const claim = (facts: TournamentFacts, who = viewer('Gus'), { now = NOW, minor = false } = {}) => {
  const organizer = { minor, shutsOut: false }
  const verdict = mayClaim(facts, { ...who, organizer }, 'Gil', now)
  return verdict.kind === 'allowed' ? 'allowed' : verdict.reason
}

describe('a guest', () => {
  test('has a place at once, and nobody is told', () => {
    const { facts, consequences } = outcome(add(friendly()))
    expect([stateOf(facts, 'Gil'), consequences.notify]).toEqual([PLACE.accepted, []])
  })

  test.each<[string, TournamentFacts, string]>([
    ['where it is ranked', tournament(), 'guests_ranked'],
    ['where sides play', friendly({ side_size: 2, composition: 'any' }), 'guests_sides'],
    ['where it is full', friendly({ slots: 1, places: accepted('Ben') }), 'full'],
    ['beside eight others', friendly({ slots: 20, places: guests(8) }), 'guests_max'],
  ])('has none %s', (_where, facts, reason) => {
    expect(reasonOf(add(facts))).toBe(reason)
  })

  test('is named by the organizer alone', () => {
    expect(reasonOf(add(friendly(), viewer('Ben')))).toBe('not_organizer')
  })

  test('keeps the tournament from being ranked', () => {
    const change = modifyTournament(withGil(), ada, 'tennis', terms(), means(), NOW)
    expect(reasonOf(change)).toBe('guests_ranked')
  })

  test('is gone without a trace when the organizer removes them', () => {
    expect(outcome(removePlayer(withGil(), ada, 'Gil', NOW)).facts.places).toEqual(accepted('Ben'))
  })

  test.each([
    ['Ada, who organizes,', 'Ada', true],
    ['Ben, who plays,', 'Ben', true],
    ['Cleo, who is invited,', 'Cleo', false],
    ['a stranger', 'Sam', false],
  ])('is shown to %s: %s %s', (_who, viewerId, isShown) => {
    const facts = friendly({ places: [...accepted('Ben'), gil, invited('Cleo')] })
    const seen = { user_id: 'Gil', state: PLACE.accepted, blocked: false, minor: false, friend: false }
    expect(showsPlace(facts, viewerId, seen)).toBe(isShown)
  })
})

describe('the place of a guest', () => {
  const playing = { status: 'Reporting', drawn: true, undecided: 3 } as const

  test('goes to Gus before the start, and while it is played', () => {
    expect([claim(withGil()), claim(withGil(playing))]).toEqual(['allowed', 'allowed'])
  })

  test('goes to Gus who is invited, too', () => {
    expect(claim(withGil({ places: [gil, invited('Gus')] }))).toBe('allowed')
  })

  test.each<[string, string, () => string]>([
    ['nobody else', 'not_there', () => claim(friendly({ places: accepted('Gil') }))],
    ['Ben, who has one', 'already_in', () => claim(withGil(), viewer('Ben'))],
    ['Gus once it is cancelled', 'over', () => claim(withGil({ status: 'Cancelled' }))],
    ['Gus once it has a result', 'over', () => claim(withGil({ status: 'Complete' }), viewer('Gus'), { now: END })],
    ['Gus behind a block', 'unavailable', () => claim(withGil(), viewer('Gus', { blocked: true }))],
    ['Gus whom the organizer turned down', 'turned_down', () => claim(withGil({ places: [gil, turnedDown('Gus')] }))],
    ['Mia, a stranger under 18', 'not_for_minors', () => claim(withGil(), viewer('Mia', { kept_apart: true }))],
    [
      'Gus, a stranger of an organizer under 18',
      'unavailable',
      () => claim(withGil({ open_to_minors: true }), viewer('Gus', { kept_apart: true }), { minor: true }),
    ],
  ])('does not go to %s: %s', (_who, reason, claimed) => {
    expect(claimed()).toBe(reason)
  })
})

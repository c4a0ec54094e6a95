import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import type { Gender } from '../challenges/sides.ts'
import { toldTo } from '../gathering/testing.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { acceptedIn, openSlots, placeOf, sidesIn } from './sides.ts'
import { settle } from './lifecycle.ts'
import { fillSide, pairPlayers, type PartnerFacts } from './partners.ts'
import { confirmPlace, declinePlace, joinTournament, leaveTournament, partPlaces, removePlayer } from './places.ts'
import { reportPlaces } from './reporting.ts'
import {
  accepted,
  ada,
  ANNOUNCED,
  END,
  invited,
  outcome,
  place,
  reasonOf,
  standings,
  START,
  stateOf,
  tournament,
  viewer,
} from './testing.ts'

const NOW = ANNOUNCED
const partner = (id: string, change: Partial<PartnerFacts> = {}): PartnerFacts => ({
  id,
  available: true,
  friend: true,
  teammate: false,
  kept_apart: false,
  plays_sport: true,
  apart: false,
  barred: false,
  ...change,
})
const doubles = (change: Partial<TournamentFacts> = {}) => tournament({ side_size: 2, composition: 'any', ...change })
const on = (captain: string, name: string) => place(name, PLACE.accepted, { captain_id: captain })
const pair = (captain: string, name: string) => [...accepted(captain), on(captain, name)]
const asked = (captain: string, name: string) => place(name, PLACE.pending, { asked_by: 'captain', asker_id: captain })
const asks = (facts: TournamentFacts, captain: string, ...partners: PartnerFacts[]) =>
  fillSide(facts, viewer(captain), { ask: partners, takeOut: [], genders: new Map() }, NOW)
const confirms = (facts: TournamentFacts, who: string | TournamentViewer) =>
  confirmPlace(facts, typeof who === 'string' ? viewer(who) : who, NOW)
const sides = (facts: TournamentFacts) => sidesIn(facts).map(side => side.join(' & '))

describe('entering as a side', () => {
  test('Ben joins alone and needs a partner: no slot is taken', () => {
    const { facts } = outcome(joinTournament(doubles(), viewer('Ben'), NOW))
    expect([stateOf(facts, 'Ben'), openSlots(facts)]).toEqual([PLACE.accepted, 8])
  })
  test('Cleo, whom he asks, accepts: both are in, for one slot', () => {
    const waiting = outcome(asks(doubles({ places: accepted('Ben') }), 'Ben', partner('Cleo')))
    expect(toldTo(waiting, 'partner_asked')).toEqual(['Cleo'])
    const joined = outcome(confirms(waiting.facts, 'Cleo'))
    expect([sides(joined.facts), openSlots(joined.facts)]).toEqual([['Ben & Cleo'], 7])
    expect([toldTo(joined, 'partner_joined'), toldTo(joined, 'joined')]).toEqual([['Ben'], ['Ada']])
  })
  test('whoever declines has no place; whoever was on the list stays on it', () => {
    const facts = doubles({ places: [...accepted('Ben', 'Dan'), asked('Ben', 'Cleo')] })
    const without = outcome(declinePlace(facts, viewer('Cleo'), NOW))
    expect([stateOf(without.facts, 'Cleo'), toldTo(without, 'partner_declined')]).toEqual([PLACE.dismissed, ['Ben']])
    const both = outcome(asks(without.facts, 'Ben', partner('Dan', { friend: false }))).facts
    const alone = outcome(declinePlace(both, viewer('Dan'), NOW)).facts
    expect(placeOf(alone, 'Dan')).toMatchObject({ state: PLACE.accepted, captain_id: null, asker_id: null })
  })
  test('of two sides the last slot goes to the first that is complete', () => {
    const facts = doubles({ slots: 1, places: [...accepted('Ben', 'Eve'), asked('Ben', 'Cleo'), asked('Eve', 'Finn')] })
    const first = outcome(confirms(facts, 'Finn')).facts
    expect(reasonOf(confirms(first, 'Cleo'))).toBe('full')
  })
  test.each<[string, Partial<PartnerFacts>, Partial<TournamentFacts>]>([
    ['in_side', {}, { places: [...accepted('Ben'), ...pair('Eve', 'Cleo')] }],
    ['in_side', {}, { places: [...accepted('Ben', 'Cleo'), asked('Cleo', 'Eve')] }],
    ['is_asked', {}, { places: [...accepted('Ben', 'Eve'), asked('Eve', 'Cleo')] }],
    ['side_full', {}, { places: [...pair('Ben', 'Eve')] }],
    ['side_full', {}, { places: [...accepted('Ben'), asked('Ben', 'Eve')] }],
    ['not_nameable', { friend: false }, {}],
    ['only_friends', { kept_apart: true }, {}],
    ['not_their_sport', { plays_sport: false }, {}],
    ['unavailable', { apart: true }, {}],
    ['unavailable', { available: false }, {}],
    ['unavailable', { barred: true }, {}],
  ])('Ben cannot ask Cleo: %s', (reason, change, facts) => {
    expect(reasonOf(asks(doubles({ places: accepted('Ben'), ...facts }), 'Ben', partner('Cleo', change)))).toBe(reason)
  })
  test.each<[string, TournamentFacts['composition'], Gender, Gender]>([
    ['composition', 'men', 'man', 'woman'],
    ['composition', 'mixed', 'man', 'man'],
    ['gender_untold', 'women', 'woman', null],
  ])('is refused where it does not fit: %s', (reason, composition, own, other) => {
    const genders = new Map([
      ['Ben', own],
      ['Cleo', other],
    ])
    const facts = doubles({ composition, places: accepted('Ben') })
    const attempt = fillSide(facts, viewer('Ben'), { ask: [partner('Cleo')], takeOut: [], genders }, NOW)
    expect(reasonOf(attempt)).toBe(reason)
  })
  test('a woman does not enter where sides are of men', () => {
    const facts = doubles({ composition: 'men' })
    expect(reasonOf(joinTournament(facts, viewer('Cleo', { gender: 'woman' }), NOW))).toBe('composition')
    expect(reasonOf(joinTournament(facts, viewer('Cleo'), NOW))).toBe('gender_untold')
  })
  test('a partner outside the ranks asks the organizer first, and joins the side then', () => {
    const facts = doubles({ places: [...accepted('Ben'), asked('Ben', 'Cleo')] })
    const outside = viewer('Cleo', { rank: 900 })
    expect(reasonOf(confirms(facts, outside))).toBe('ask_first')
    const asking = outcome(joinTournament(facts, outside, NOW)).facts
    const approved = { ...asking, places: asking.places.map(one => ({ ...one, state: PLACE.accepted })) }
    expect(sides(outcome(confirms(approved, outside)).facts)).toEqual(['Ben & Cleo'])
  })
  test('nobody joins a side behind a block, or while they lead one', () => {
    const facts = doubles({ places: [...accepted('Ben', 'Cleo'), asked('Ben', 'Dan')] })
    expect(reasonOf(confirms(facts, viewer('Dan', { apart_from: ['Ben'] })))).toBe('unavailable')
    const leads = doubles({
      places: [...accepted('Ben'), place('Cleo', PLACE.accepted, { asker_id: 'Ben' }), asked('Cleo', 'Dan')],
    })
    expect(reasonOf(confirms(leads, 'Cleo'))).toBe('has_side')
  })
  test('a captain alone fills the side, and only where there are sides', () => {
    const facts = doubles({ places: [...pair('Ben', 'Cleo'), invited('Dan')] })
    expect(reasonOf(asks(facts, 'Cleo', partner('Eve')))).toBe('not_captain')
    expect(reasonOf(asks(facts, 'Dan', partner('Eve')))).toBe('not_in')
    expect(reasonOf(asks(tournament({ places: accepted('Ben') }), 'Ben', partner('Eve')))).toBe('no_sides')
  })
})

describe('leaving a side', () => {
  const three = doubles({ side_size: 3, places: [...pair('Ben', 'Cleo'), on('Ben', 'Dan'), ...accepted('Eve')] })
  test('after the captain the next who accepted is captain, and asks on', () => {
    const facts = doubles({ side_size: 3, places: [...pair('Ben', 'Cleo'), asked('Ben', 'Dan')] })
    const left = outcome(leaveTournament(facts, viewer('Ben'), NOW))
    expect(toldTo(left, 'handed_on')).toEqual(['Cleo'])
    expect([placeOf(left.facts, 'Cleo')?.captain_id, placeOf(left.facts, 'Dan')?.asker_id]).toEqual([null, 'Cleo'])
  })
  test('the side gives its slot back until it is complete again', () => {
    expect(openSlots(three)).toBe(7)
    const left = outcome(leaveTournament(three, viewer('Cleo'), NOW))
    expect([openSlots(left.facts), toldTo(left, 'partner_left')]).toEqual([8, ['Ben', 'Dan']])
  })
  test('with the last of a side nobody is asked any more', () => {
    const facts = doubles({
      places: [...accepted('Ben'), place('Cleo', PLACE.accepted, { asker_id: 'Ben' }), asked('Ben', 'Dan')],
    })
    const left = outcome(leaveTournament(facts, viewer('Ben'), NOW)).facts
    expect(left.places).toEqual(accepted('Cleo'))
  })
  test('a captain takes a partner out, who was on the list before, and is on it again', () => {
    const facts = doubles({ places: pair('Ben', 'Cleo') })
    const change = { ask: [], takeOut: ['Cleo'], genders: new Map() }
    const out = outcome(fillSide(facts, viewer('Ben'), change, NOW))
    expect([sides(out.facts), stateOf(out.facts, 'Cleo'), toldTo(out, 'taken_out')]).toEqual([
      [],
      PLACE.accepted,
      ['Cleo'],
    ])
    expect(reasonOf(fillSide(facts, viewer('Ben'), { ...change, takeOut: ['Eve'] }, NOW))).toBe('not_on_side')
  })
  test('the organizer removes one player before the start, and after it the whole side', () => {
    const facts = doubles({ places: [...pair('Ben', 'Cleo'), ...pair('Dan', 'Eve'), ...pair('Finn', 'Gus')] })
    const before = outcome(removePlayer(facts, ada, 'Ben', NOW)).facts
    expect([stateOf(before, 'Ben'), stateOf(before, 'Cleo')]).toEqual([PLACE.dismissed, PLACE.accepted])
    const after = outcome(removePlayer(facts, ada, 'Ben', START)).facts
    expect(sides(after)).toEqual(['Dan & Eve', 'Finn & Gus'])
    expect([stateOf(after, 'Ben'), stateOf(after, 'Cleo')]).toEqual([PLACE.dismissed, PLACE.dismissed])
  })
  test('a block ends what is asked between two of a side, and leaves what is agreed', () => {
    const facts = doubles({ side_size: 3, places: [...pair('Ben', 'Cleo'), asked('Ben', 'Dan')] })
    expect(placeOf(partPlaces(facts, 'Cleo', 'Dan', NOW)?.facts ?? facts, 'Dan')).toBeUndefined()
    expect(partPlaces(facts, 'Ben', 'Cleo', NOW)).toBeUndefined()
  })
})

describe('with the start', () => {
  test('no half of a side is left, and it is told', () => {
    const places = [...pair('Ben', 'Cleo'), ...pair('Dan', 'Eve'), ...accepted('Finn'), asked('Finn', 'Gus')]
    const begun = settle(doubles({ places }), START)
    expect([begun.facts.status, sides(begun.facts)]).toEqual(['Reporting', ['Ben & Cleo', 'Dan & Eve']])
    expect(toldTo(begun, 'side_incomplete')).toEqual(['Finn'])
    expect(acceptedIn(begun.facts)).toHaveLength(2)
  })
  test('a single side is too few, however many wait', () => {
    const places = [...pair('Ben', 'Cleo'), ...accepted('Dan', 'Eve', 'Finn')]
    expect(settle(doubles({ places }), START).facts.status).toBe('Dismissed')
  })
})

const pairs = (them: TournamentFacts, captain: string, player: string, apart = false) =>
  pairPlayers(them, ada, { captain, player, apart, genders: new Map() }, NOW)

describe('the organizer pairs', () => {
  const facts = doubles({ slots: 1, places: [...accepted('Ben', 'Cleo', 'Dan', 'Eve')] })
  test('two who need a partner play together, and are told', () => {
    const paired = outcome(pairs(facts, 'Ben', 'Cleo'))
    expect([sides(paired.facts), toldTo(paired, 'paired')]).toEqual([['Ben & Cleo'], ['Ben', 'Cleo']])
  })
  test.each([
    ['not_alone', 'Ben', 'Ben', false],
    ['not_alone', 'Ben', 'Zoe', false],
    ['cannot_pair', 'Ben', 'Cleo', true],
  ] as const)('is refused: %s', (reason, captain, player, apart) => {
    expect(reasonOf(pairs(facts, captain, player, apart))).toBe(reason)
  })
  test('is refused for a slot that is not there', () => {
    const one = outcome(pairs(facts, 'Ben', 'Cleo')).facts
    expect(reasonOf(pairs(one, 'Dan', 'Eve'))).toBe('full')
    expect(reasonOf(pairs(one, 'Ben', 'Dan'))).toBe('side_full')
  })
})

test('a place is that of all who play on a side, named by any of them', () => {
  const names = [
    ['Ben', 'Cleo'],
    ['Dan', 'Eve'],
    ['Finn', 'Gus'],
    ['Hal', 'Ida'],
  ] as const
  const facts = doubles({ places: names.flatMap(([captain, name]) => pair(captain, name)) })
  const placings = ['Cleo', 'Dan', 'Gus', 'Hal'].map((user_id, index) => ({ user_id, position: index + 1 }))
  const reported = outcome(reportPlaces(facts, ada, placings, END))
  expect(standings(reported.facts)).toBe('Ben 1, Cleo 1, Dan 2, Eve 2, Finn 3, Gus 3, Hal 4, Ida 4')
  const twice = placings.map(one => (one.user_id === 'Dan' ? { ...one, user_id: 'Ben' } : one))
  expect(reasonOf(reportPlaces(facts, ada, twice, END))).toBe('duplicate_places')
})

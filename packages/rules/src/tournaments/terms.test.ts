import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from './facts.ts'
import { cancelTournament, mayCreate, modifyTournament, type TournamentMeans, type TournamentTerms } from './terms.ts'
import {
  ANNOUNCED,
  END,
  START,
  accepted,
  ada,
  asking,
  invited,
  means,
  outcome,
  reasonOf,
  terms,
  tournament,
  viewer,
} from './testing.ts'

const LAST = Date.UTC(2029, 0, 1) - 1
const create = (change: Partial<TournamentTerms> = {}, has: Partial<TournamentMeans> = {}) =>
  mayCreate(terms(change), means(has), ANNOUNCED)

describe('announcing a tournament', () => {
  test('is allowed', () => {
    expect(create()).toEqual({ kind: 'allowed' })
  })
  test.each<[string, Partial<TournamentTerms>, Partial<TournamentMeans>]>([
    ['start_past', { start: ANNOUNCED }, {}],
    ['start_too_far', { start: LAST + 1, end: LAST + 1 }, {}],
    ['start_minutes', { start: START + MINUTE }, {}],
    ['end_before_start', { end: START - 1 }, {}],
    ['end_too_far', { end: LAST + 1 }, {}],
    ['round_robin_slots', { format: 'round_robin', slots: 33 }, {}],
    ['too_few_credits', {}, { credits: 4 }],
    ['barred', {}, { barred_until: ANNOUNCED + 1 }],
  ])('is refused: %s', (reason, change, has) => {
    expect(reasonOf(create(change, has))).toBe(reason)
  })
  test('costs nothing where it is not ranked, or nothing is charged', () => {
    const poor = { credits: -3, barred_until: ANNOUNCED + 1 }
    expect(create({ ranked: false }, poor).kind).toBe('allowed')
    expect(create({}, { credits: -3, price: 0 }).kind).toBe('allowed')
  })
})

const modify = (
  change: Partial<TournamentTerms>,
  {
    facts = tournament(),
    by = ada,
    now = ANNOUNCED,
    has = {},
  }: { facts?: TournamentFacts; by?: TournamentViewer; now?: number; has?: Partial<TournamentMeans> } = {},
) => modifyTournament(facts, by, 'tennis', terms(change), means(has), now)

const free = (...places: PlaceFacts[]) => tournament({ ranked: false, paid: 0, places })
const turnOn = (facts: TournamentFacts) => modify({}, { facts })

describe('modifying a tournament', () => {
  const withBen = tournament({ places: accepted('Ben', 'Cleo') })

  test('changes the terms and tells everybody in it', () => {
    const facts = tournament({ places: [...accepted('Ben'), invited('Cleo'), asking('Dan')] })
    const changed = outcome(modify({ slots: 16, open: false, centre: 600 }, { facts }))
    expect(changed.facts).toMatchObject({ slots: 16, open: false, centre: 600, spread: 150 })
    expect(toldTo(changed, 'modified')).toEqual(['Ben', 'Cleo', 'Dan'])
  })
  test('is the organizer’s, until one hour before the start', () => {
    expect(reasonOf(modify({}, { by: viewer('Ben') }))).toBe('not_organizer')
    expect(modify({}, { facts: withBen, now: START - HOUR - 1 }).kind).toBe('allowed')
    expect(reasonOf(modify({}, { facts: withBen, now: START - HOUR }))).toBe('frozen')
  })
  test('keeps the sport once others have accepted', () => {
    const alone = tournament({ places: accepted('Ada') })
    expect(modify({ sport_id: 'golf' }, { facts: alone }).kind).toBe('allowed')
    expect(reasonOf(modify({ sport_id: 'golf' }, { facts: withBen }))).toBe('sport_fixed')
  })
  test('turns ranked on while nobody else has accepted: Ben, who may be barred, agreed to no ranked tournament', () => {
    expect(reasonOf(turnOn(free(...accepted('Ada', 'Ben'))))).toBe('ranked_fixed')
    expect(turnOn(free(...accepted('Ada'), invited('Ben'), asking('Cleo'))).kind).toBe('allowed')
    const half = { ...free(...accepted('Ben')), side_size: 2, composition: 'any' } as const
    expect(reasonOf(turnOn(half))).toBe('ranked_fixed')
    expect(modify({ ranked: false }, { facts: withBen }).kind).toBe('allowed')
    expect(modify({}, { facts: withBen }).kind).toBe('allowed')
  })
  test('keeps a slot for everybody who accepted', () => {
    expect(modify({ slots: 2 }, { facts: withBen }).kind).toBe('allowed')
    expect(reasonOf(modify({ slots: 1 }, { facts: withBen }))).toBe('slots_below_accepted')
  })
  test('costs what a ranked one costs when ranked is turned on, and gives it back when it is turned off', () => {
    const unranked = free()
    const on = outcome(modify({}, { facts: unranked }))
    const off = outcome(modify({ ranked: false }))
    expect([on.consequences.charge, on.facts.paid]).toEqual([5, 5])
    expect([off.consequences.refund, off.facts.paid]).toEqual([5, 0])
    expect(reasonOf(modify({}, { facts: unranked, has: { credits: 4 } }))).toBe('too_few_credits')
    expect(modify({}, { has: { credits: 0 } }).kind).toBe('allowed')
  })
})

describe('cancelling a tournament', () => {
  const places = [...accepted('Ben'), invited('Cleo')]
  test('before the start gives the credits back and tells everybody', () => {
    const gone = outcome(cancelTournament(tournament({ places }), ada, ANNOUNCED))
    expect([gone.facts.status, gone.consequences.refund, toldTo(gone, 'cancelled')]).toEqual([
      'Cancelled',
      5,
      ['Ben', 'Cleo'],
    ])
  })
  test('once it has begun gives nothing back', () => {
    const begun = tournament({ places: accepted('Ben', 'Cleo') })
    expect(outcome(cancelTournament(begun, ada, END)).consequences.refund).toBe(0)
  })
  test('twice is refused', () => {
    const gone = outcome(cancelTournament(tournament({ places }), ada, ANNOUNCED)).facts
    expect(reasonOf(cancelTournament(gone, ada, ANNOUNCED))).toBe('cancelled')
  })
})

import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { actionsFor } from './actions.ts'
import { acceptParticipant, join } from './participants.ts'
import { scheduleOf } from './lifecycle.ts'
import { type ModifiedTerms, modify } from './modifying.ts'
import { doubles, issuer, plays } from './sides.testing.ts'
import { ISSUED, START, accepted, ada, challenge, match, outcome, player, stateOf, viewer } from './testing.ts'

const terms = (change: Partial<ModifiedTerms> = {}): ModifiedTerms => ({
  start: START,
  latest_start: Date.UTC(2029, 0, 1) - 1,
  ranked: true,
  price: 1,
  credits: 5,
  plays_sport: true,
  others_play_sport: true,
  identical: false,
  sport_or_place_changed: true,
  rules_changed: false,
  side_size: null,
  ...change,
})

describe('modifying', () => {
  const Ada = viewer('Ada')
  const now = ISSUED + DAY
  const free = challenge({ ranked: false, paid: 0 })

  test('begins the wait for an answer anew', () => {
    const { facts } = outcome(modify(challenge(), Ada, terms({ start: ISSUED + 20 * DAY }), now))
    expect(scheduleOf(facts).becomes_at).toBe(now + 9.5 * DAY)
  })

  test('asks about another match than the one that Ben called off', () => {
    expect(outcome(modify(challenge({ called_off_by: 'Ben' }), Ada, terms(), now)).facts.called_off_by).toBeNull()
  })

  test('tells Ben, who has not answered, and not Cleo, who declined', () => {
    const asked = challenge({ players: [ada, player('Ben'), player('Cleo', { state: 'declined' })] })
    expect(toldTo(outcome(modify(asked, Ada, terms(), now)), 'modified')).toEqual(['Ben'])
  })

  test.each([
    ['whom Ada has named', plays('Cleo', 0), 'pending'],
    ['who joined and was let in', accepted('Cleo', { role: 'joined', side: 0 }), 'lapsed'],
  ] as const)('asks Cleo again, %s for her side: the terms are others', (_how, cleo, state) => {
    const waiting = doubles({ open: true, ranked: false, paid: 0, players: [issuer, cleo] })
    const same = terms({ ranked: false, sport_or_place_changed: false, side_size: 2 })
    expect(stateOf(outcome(modify(waiting, Ada, { ...same, rules_changed: true }, now)).facts, 'Cleo')).toBe('accepted')
    const changed = outcome(modify(waiting, Ada, { ...same, ranked: true }, now))
    expect([stateOf(changed.facts, 'Cleo'), toldTo(changed, 'modified')]).toEqual([state, ['Cleo']])
  })

  describe('an open challenge that Cleo joined and that turned Dan down', () => {
    const joined = challenge({
      open: true,
      ranked: false,
      paid: 0,
      players: [ada, player('Cleo', { role: 'joined' }), player('Dan', { role: 'joined', state: 'declined' })],
    })
    const same = terms({ ranked: false, sport_or_place_changed: false })

    test.each([
      ['another sport or place', { sport_or_place_changed: true }],
      ['another start', { start: START + DAY }],
      ['ranked switched on', { ranked: true }],
    ] as const)('asks Cleo again for %s', (_what, change) => {
      const changed = outcome(modify(joined, Ada, { ...same, ...change }, now))
      expect([stateOf(changed.facts, 'Cleo'), stateOf(changed.facts, 'Dan')]).toEqual(['lapsed', 'declined'])
      expect(toldTo(changed, 'modified')).toEqual(['Cleo'])
      const { join: joinVerdict, unjoin: unjoinVerdict } = actionsFor(changed.facts, viewer('Cleo'), now)
      expect([joinVerdict.kind, unjoinVerdict.kind]).toEqual(['allowed', 'allowed'])
      expect(acceptParticipant(changed.facts, Ada, 'Cleo', now)).toMatchObject({ reason: 'nobody_waiting' })
    })

    test('takes Cleo as having joined when she does so again', () => {
      const { facts: changed } = outcome(modify(joined, Ada, terms({ ranked: false }), now))
      expect(stateOf(outcome(join(changed, viewer('Cleo'), now)).facts, 'Cleo')).toBe('pending')
    })

    test('keeps Cleo in for other rules, and tells her', () => {
      const changed = outcome(modify(joined, Ada, { ...same, rules_changed: true }, now))
      expect([stateOf(changed.facts, 'Cleo'), toldTo(changed, 'modified')]).toEqual(['pending', ['Cleo']])
    })
  })

  test('concerns nobody where the terms stay as they are', () => {
    const same = terms({ sport_or_place_changed: false })
    const { facts, consequences } = outcome(modify(challenge(), Ada, same, now))
    expect([facts.pending_since, consequences.notify]).toEqual([ISSUED, []])
  })

  test('costs nothing while it stays ranked', () => {
    const { facts, consequences } = outcome(modify(challenge(), Ada, terms({ credits: 0 }), now))
    expect([facts.paid, consequences.charge, consequences.refund]).toEqual([1, 0, 0])
  })

  test('costs the price when ranked is turned on', () => {
    const { facts, consequences } = outcome(modify(free, Ada, terms(), now))
    expect([facts.paid, consequences.charge]).toEqual([1, 1])
  })

  test('gives the credit back when ranked is turned off', () => {
    const { facts, consequences } = outcome(modify(challenge(), Ada, terms({ ranked: false }), now))
    expect([facts.paid, consequences.refund]).toEqual([0, 1])
  })

  test.each([
    ['without a credit to turn ranked on', { credits: 0 }, 'too_few_credits'],
    ['to a start in the past', { start: now - HOUR }, 'start_past'],
    ['to a sport that Ben does not play', { others_play_sport: false }, 'not_their_sport'],
    ['to a sport that Ada does not play', { plays_sport: false }, 'not_your_sport'],
    ['into another challenge that Ben has from her', { identical: true }, 'identical'],
  ] as const)('is refused %s', (_what, change, reason) => {
    expect(modify(free, Ada, terms(change), now)).toEqual({ kind: 'disabled', reason })
  })

  test('is refused to turn ranked on while barred', () => {
    const barred = viewer('Ada', { barred_until: now + DAY })
    expect(modify(free, barred, terms(), now)).toEqual({ kind: 'disabled', reason: 'barred' })
  })

  test('is refused once Ben has accepted', () => {
    expect(modify(match(S.upcoming), Ada, terms(), now)).toEqual({ kind: 'hidden', reason: 'upcoming' })
  })

  test('is refused to Ben, and to everyone in the last hour', () => {
    expect(modify(challenge(), viewer('Ben'), terms(), now)).toEqual({ kind: 'hidden', reason: 'not_yours' })
    expect(modify(challenge(), Ada, terms(), START - HOUR)).toEqual({ kind: 'disabled', reason: 'frozen' })
    expect(modify(challenge(), Ada, terms(), START - HOUR - 1).kind).toBe('allowed')
  })
})

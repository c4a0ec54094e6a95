import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { actionsFor } from './actions.ts'
import { accept, decline } from './answering.ts'
import { cancel } from './leaving.ts'
import type { ToldScore } from './facts.ts'
import { settle } from './lifecycle.ts'
import { mayShare } from './links.ts'
import { part } from './part.ts'
import { mayRecord, record, type RecordFacts } from './recording.ts'
import { wonBy } from './results.ts'
import { readsGuests, seesInside } from './seeing.ts'
import { ISSUED, outcome, stateOf, target, viewer, wish } from './testing.ts'

const now = ISSUED
const PLAYED = ISSUED - 3 * HOUR

/** Ada says that she has beaten Ben in a ranked match, three hours ago. */
const told = (change: Partial<RecordFacts> = {}): RecordFacts => ({
  ...wish({ start: PLAYED }),
  sides: [['Ada'], ['Ben']],
  guests: [],
  claim: wonBy('Ada'),
  recorded_lately: 0,
  awaits_issuer: false,
  ...change,
})
/** Ada with Cleo beat Ben with Dan. */
const doubles = (change: Partial<RecordFacts> = {}) =>
  told({
    side_size: 2,
    composition: null,
    targets: ['Cleo', 'Ben', 'Dan'].map(name => target(name)),
    sides: [
      ['Ada', 'Cleo'],
      ['Ben', 'Dan'],
    ],
    ...change,
  })
const recorded = (facts = told()) => outcome(record(facts, now)).facts
const yes = (facts = recorded(), name = 'Ben', at = now + HOUR) => outcome(accept(facts, viewer(name), at))
const no = (facts = recorded(), name = 'Ben') => outcome(decline(facts, viewer(name), now + HOUR))

const refused: [string, Partial<RecordFacts>, string][] = [
  ['that is still to come', { start: now + 10 * MINUTE }, 'not_started'],
  ['of more than 14 days ago', { start: now - 14 * DAY - 10 * MINUTE }, 'record_too_old'],
  ['that began at five past', { start: PLAYED - 5 * MINUTE }, 'start_minutes'],
  ['with Ben, who blocks her', { targets: [target('Ben', { available: false })] }, 'unavailable'],
  ['with Ben, who is under 18 and no friend', { targets: [target('Ben', { minor: true })] }, 'only_friends'],
  ['in a sport that she does not play', { plays_sport: false }, 'not_your_sport'],
  ['in a sport that Ben does not play', { targets: [target('Ben', { plays_sport: false })] }, 'not_their_sport'],
  ['that she has told Ben of already', { targets: [target('Ben', { identical: true })] }, 'identical'],
  ['that Ben has told her of already', { awaits_issuer: true }, 'record_awaits'],
  ['as an 11th in 24 hours', { recorded_lately: 10 }, 'record_limit'],
  ['with a 41st new player in 24 hours', { new_players_today: 40 }, 'daily_limit'],
  ['that was ranked, while she is barred', { barred_until: now + 1 }, 'barred'],
  ['that was ranked, without a credit', { credits: 0 }, 'too_few_credits'],
  ['that was ranked, with a guest', { guests: [{ id: 'Gil', side: 1 }] }, 'guests_ranked'],
  ['among ten', { targets: 'BCDEFGHIJ'.split('').map(name => target(name)) }, 'too_many_players'],
]

describe('a match that was played already', () => {
  test.each(refused)('is not told of by Ada %s', (_which, change, reason) => {
    expect(mayRecord(told(change), now)).toMatchObject({ kind: 'disabled', reason })
    expect(record(told(change), now)).toMatchObject({ reason })
  })

  test.each<[string, Partial<RecordFacts>]>([
    ['14 days ago', { start: now - 14 * DAY }],
    ['a moment ago', { start: now }],
    ['as a 10th in 24 hours', { recorded_lately: 9 }],
    ['with a friend under 18', { targets: [target('Ben', { minor: true, friend: true })] }],
  ])('is told of by Ada %s', (_when, change) => {
    expect(mayRecord(told(change), now)).toEqual({ kind: 'allowed' })
  })

  test('waits for a yes: nothing counts, and what it costs is taken', () => {
    const { facts, consequences } = outcome(record(told(), now))
    expect(facts).toMatchObject({ status: S.pending, recorded: true, open: false, paid: 1, winner_id: null })
    expect(consequences).toMatchObject({ charge: 1, result: null })
    expect(toldTo({ consequences }, 'recorded')).toEqual(['Ben'])
  })

  test('is Complete with the yes of the other, and counts as of then', () => {
    const { facts, consequences } = yes()
    expect(facts).toMatchObject({ status: S.complete, winner_id: 'Ada', ended: 'agreed', start: PLAYED })
    expect(consequences.result).toMatchObject({
      winner_id: 'Ada',
      sides: [['Ada'], ['Ben']],
      ranked: true,
      at: now + HOUR,
    })
    expect(toldTo({ consequences }, 'completed')).toEqual(['Ada', 'Ben'])
  })

  test('keeps its score, and how it ended', () => {
    const score: ToldScore = { kind: 'sets', given: [[6, 4]], positions: [1, 2], totals: [6, 4] }
    const { facts } = yes(recorded(told({ claim: { winner_id: 'Ada', ending: 'retired', score } })))
    expect(facts).toMatchObject({ ending: 'retired', score, level: false })
  })

  test('does not count after a no: what it cost is given back, and Ada is told', () => {
    const { facts, consequences } = no()
    expect(facts).toMatchObject({ status: S.dismissed, ended: 'declined', paid: 0 })
    expect(consequences).toMatchObject({ refund: 1, result: null })
    expect(toldTo({ consequences }, 'record_denied')).toEqual(['Ada'])
  })

  test('is confirmed by no silence: it lapses after 7 days', () => {
    expect(settle(recorded(), now + 7 * DAY - MINUTE).facts.status).toBe(S.pending)
    const { facts, consequences } = settle(recorded(), now + 7 * DAY)
    expect(facts).toMatchObject({ status: S.dismissed, ended: 'unanswered', winner_id: null })
    expect(consequences).toMatchObject({ refund: 1, result: null })
    expect(toldTo({ consequences }, 'record_lapsed')).toEqual(['Ada', 'Ben'])
    expect(accept(recorded(), viewer('Ben'), now + 7 * DAY)).toMatchObject({ reason: 'closed' })
  })

  test('is taken back by Ada', () => {
    const { facts, consequences } = outcome(cancel(recorded(), viewer('Ada'), now + HOUR))
    expect(facts).toMatchObject({ status: S.cancelled, paid: 0 })
    expect(toldTo({ consequences }, 'record_taken_back')).toEqual(['Ada', 'Ben'])
  })

  test('is answered, and nothing else can be done with it', () => {
    const open = (name: string) =>
      Object.entries(actionsFor(recorded(), viewer(name), now))
        .filter(([, { kind }]) => kind !== 'hidden')
        .map(([action]) => action)
    expect(open('Ada')).toEqual(['cancel', 'add_friends'])
    expect(open('Ben')).toEqual(['accept', 'decline', 'cancel', 'add_friends'])
    expect(open('Eve')).toEqual([])
    expect(mayShare(recorded(), viewer('Ada'), now)).toMatchObject({ kind: 'hidden', reason: 'recorded' })
  })

  test('is read by Ben, and by nobody else', () => {
    expect(seesInside(recorded(), viewer('Ben'), now)).toBe(true)
    expect(seesInside(recorded(), viewer('Eve'), now)).toBe(false)
  })

  test('waits for a Ben who is barred from ranked play', () => {
    expect(accept(recorded(), viewer('Ben', { barred_until: now + DAY }), now)).toMatchObject({ reason: 'barred' })
  })

  test('ends quietly where either blocks the other', () => {
    for (const [blocker, blocked] of [['Ada', 'Ben'] as const, ['Ben', 'Ada'] as const]) {
      const parted = part(recorded(), blocker, blocked, now)
      expect([parted?.facts.paid, parted?.consequences.notify]).toEqual([0, []])
      expect([S.cancelled, S.dismissed]).toContain(parted?.facts.status)
    }
  })
})

describe('a match of several', () => {
  test('counts once everybody on it has said yes', () => {
    const first = yes(recorded(doubles()))
    expect([first.facts.status, first.consequences.result]).toEqual([S.pending, null])
    const second = yes(first.facts, 'Cleo')
    expect(second.facts.status).toBe(S.pending)
    const { facts, consequences } = yes(second.facts, 'Dan')
    expect(facts).toMatchObject({ status: S.complete, winner_id: 'Ada' })
    expect(consequences.result).toMatchObject({
      sides: [
        ['Ada', 'Cleo'],
        ['Ben', 'Dan'],
      ],
      ranked: true,
    })
  })

  test('has guests, who are asked for nothing, and whom everybody who is asked reads by name', () => {
    const withGuests = doubles({
      ranked: false,
      targets: [target('Ben')],
      sides: [['Ada'], ['Ben']],
      guests: [
        { id: 'Gil', side: 0 },
        { id: 'Gus', side: 1 },
      ],
    })
    const facts = recorded(withGuests)
    expect(toldTo(outcome(record(withGuests, now)), 'recorded')).toEqual(['Ben'])
    expect(facts.players.map(({ user_id, side, captain, state }) => [user_id, side, captain, state])).toEqual([
      ['Ada', 0, true, 'accepted'],
      ['Ben', 1, true, 'pending'],
      ['Gil', 0, false, 'accepted'],
      ['Gus', 1, false, 'accepted'],
    ])
    expect(['Ada', 'Ben', 'Eve'].map(name => readsGuests(facts, name))).toEqual([true, true, false])
    const { facts: after, consequences } = yes(facts)
    expect(after).toMatchObject({ status: S.complete, winner_id: 'Ada' })
    expect(consequences.result).toMatchObject({ ranked: false })
  })

  test('has at most eight guests', () => {
    const guests = Array.from({ length: 9 }, (_, at) => ({ id: `G${at}`, side: 0 as const }))
    expect(mayRecord(doubles({ ranked: false, guests }), now)).toMatchObject({ reason: 'guests_max' })
  })

  test('does not count where one of them says no, whoever has said yes', () => {
    const { facts, consequences } = no(yes(recorded(doubles())).facts, 'Dan')
    expect(facts.status).toBe(S.dismissed)
    expect(toldTo({ consequences }, 'record_denied').toSorted()).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test('does not count where one of them takes the yes back', () => {
    const { facts } = outcome(cancel(yes(recorded(doubles())).facts, viewer('Ben'), now + 2 * HOUR))
    expect([facts.status, stateOf(facts, 'Ben')]).toEqual([S.dismissed, 'declined'])
  })

  test('ends where one of them blocks Ada, though others have said yes', () => {
    expect(part(yes(recorded(doubles())).facts, 'Dan', 'Ada', now + 2 * HOUR)?.facts.status).toBe(S.dismissed)
  })
})

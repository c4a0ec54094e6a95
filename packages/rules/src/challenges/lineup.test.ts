import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { accept, decline } from './answering.ts'
import { cancel } from './leaving.ts'
import { acceptParticipant, join } from './participants.ts'
import type { ChallengeFacts } from './facts.ts'
import { type Candidate, changeLineup, dismissalOf, type LineupChange } from './lineup.ts'
import { part } from './part.ts'
import { playerOf, type Gender, openPlacesOn, sidesOf, isSided } from './sides.ts'
import { doubles, four, friend, issuer, leads, named, plays } from './sides.testing.ts'
import { accepted, ISSUED, outcome, player, START, stateOf, viewer } from './testing.ts'

const now = ISSUED + HOUR
const change = (facts: ChallengeFacts, by: string, what: Partial<LineupChange>) =>
  changeLineup(facts, viewer(by), { add: [], remove: [], genders: new Map(), ...what }, now)
const add = (facts: ChallengeFacts, by: string, ...candidates: Candidate[]) => change(facts, by, { add: candidates })
const refusal = (attempt: ReturnType<typeof add>) => (attempt.kind === 'allowed' ? 'allowed' : attempt.reason)

describe('Ada, captain of her side,', () => {
  test('asks a friend, who plays once he has accepted', () => {
    const asked = outcome(add(doubles(), 'Ada', friend('Cleo')))
    expect(toldTo(asked, 'asked_in')).toEqual(['Cleo'])
    expect(playerOf(asked.facts, 'Cleo')).toMatchObject({ role: 'lineup', state: 'pending', side: 0 })
    const answered = outcome(accept(asked.facts, viewer('Cleo'), now))
    expect(toldTo(answered, 'place_taken')).toEqual(['Ada'])
    expect(answered.facts.status).toBe(S.pending)
    expect(sidesOf(answered.facts)).toEqual([['Ada', 'Cleo'], []])
  })

  test('picks somebody of her team, who is in at once and may leave', () => {
    const picked = outcome(add(doubles(), 'Ada', friend('Cleo', { friend: false, teammate: true })))
    expect([stateOf(picked.facts, 'Cleo'), toldTo(picked, 'picked')]).toEqual(['accepted', ['Cleo']])
    expect(dismissalOf(picked.facts, 'Cleo')).toBe('cancel')
    const left = outcome(cancel(picked.facts, viewer('Cleo'), now))
    expect([stateOf(left.facts, 'Cleo'), sidesOf(left.facts)]).toEqual(['lapsed', [['Ada'], []]])
  })

  test('takes a player out and names another in one step', () => {
    const facts = doubles({ players: [issuer, player('Ben'), plays('Cleo', 0)] })
    const changed = outcome(change(facts, 'Ada', { remove: ['Cleo'], add: [friend('Eve')] }))
    expect([stateOf(changed.facts, 'Cleo'), stateOf(changed.facts, 'Eve')]).toEqual(['lapsed', 'pending'])
    expect(toldTo(changed, 'taken_out')).toEqual(['Cleo'])
    expect(refusal(add(changed.facts, 'Ada', friend('Cleo')))).toBe('side_full')
  })

  test.each<[string, Candidate, string]>([
    ['a stranger', friend('Eve', { friend: false }), 'not_nameable'],
    ['somebody behind a block', friend('Eve', { available: false }), 'unavailable'],
    ['one whom a block keeps from another of the match', friend('Eve', { apart: true }), 'cannot_join'],
    ['one who does not play the sport', friend('Eve', { plays_sport: false }), 'not_their_sport'],
    [
      'a teammate under 18 who is no friend',
      friend('Eve', { friend: false, teammate: true, minor: true }),
      'only_friends',
    ],
    ['one who is barred from ranked play', friend('Eve', { barred: true }), 'cannot_join'],
    ['the captain of the other side', friend('Ben'), 'in_match'],
    ['a player of the other side', friend('Dan'), 'in_match'],
    ['herself', friend('Ada'), 'in_match'],
  ])('does not name %s', (_who, candidate, reason) => {
    expect(
      refusal(add(four({ players: four().players.filter(({ user_id }) => user_id !== 'Cleo') }), 'Ada', candidate)),
    ).toBe(reason)
  })

  test('does not ask again whoever has said no, and keeps a place for whoever is asked', () => {
    const asked = outcome(add(doubles(), 'Ada', friend('Cleo'))).facts
    expect(refusal(add(asked, 'Ada', friend('Eve')))).toBe('side_full')
    const declined = outcome(decline(asked, viewer('Cleo'), now))
    expect(toldTo(declined, 'place_declined')).toEqual(['Ada'])
    expect(declined.facts.status).toBe(S.pending)
    expect(refusal(add(declined.facts, 'Ada', friend('Cleo')))).toBe('said_no')
  })

  test('names nobody for the other side, after the start, or where every player is a side', () => {
    expect(refusal(change(four(), 'Ada', { side: 1 }))).toBe('other_side')
    expect(refusal(change(four(), 'Ada', { remove: ['Dan'] }))).toBe('not_on_side')
    expect(refusal(change(four(), 'Ada', { remove: ['Ada'] }))).toBe('captain_stays')
    expect(refusal(changeLineup(four(), viewer('Ada'), { add: [], remove: ['Cleo'], genders: new Map() }, START))).toBe(
      'started',
    )
    expect(refusal(change(doubles({ side_size: null, composition: null }), 'Ada', {}))).toBe('no_sides')
    expect(refusal(change(four(), 'Cleo', {}))).toBe('not_captain')
  })
})

describe('mixed doubles', () => {
  const genders = new Map<string, Gender>([
    ['Ada', 'woman'],
    ['Cleo', 'woman'],
    ['Eli', 'man'],
    ['Kim', null],
  ])
  const names = (id: string) =>
    refusal(change(doubles({ composition: 'mixed' }), 'Ada', { add: [friend(id)], genders }))
  test('are played by a woman and a man on each side, who have told it', () => {
    expect([names('Eli'), names('Cleo'), names('Kim')]).toEqual(['allowed', 'composition', 'gender_untold'])
  })
})

describe('Ben and Dan, who are both challenged', () => {
  const facts = doubles({ players: [issuer, player('Ben'), player('Dan'), player('Eve')] })
  test('play on one side: the first to accept is its captain, a third finds no place', () => {
    const ben = outcome(accept(facts, viewer('Ben'), now)).facts
    expect([ben.status, playerOf(ben, 'Ben')]).toMatchObject([S.upcoming, { side: 1, captain: true }])
    const dan = outcome(accept(ben, viewer('Dan'), now)).facts
    expect(playerOf(dan, 'Dan')).toMatchObject({ side: 1, captain: false })
    expect(accept(dan, viewer('Eve'), now)).toMatchObject({ reason: 'side_full' })
    expect(sidesOf(dan)).toEqual([['Ada'], ['Ben', 'Dan']])
  })
  test('hand on: Dan is captain when Ben cannot play, and with the last of them it is Pending again', () => {
    const left = outcome(cancel(four(), viewer('Ben'), now))
    expect(playerOf(left.facts, 'Dan')).toMatchObject({ captain: true, side: 1 })
    expect([toldTo(left, 'handed_on'), toldTo(left, 'acceptance_taken_back')]).toEqual([['Dan'], ['Ada', 'Cleo']])
    const again = outcome(cancel(left.facts, viewer('Dan'), now))
    expect([again.facts.status, sidesOf(again.facts)]).toEqual([S.pending, [['Ada', 'Cleo'], []]])
  })
  test('take those with them whom their captain has asked', () => {
    const asked = doubles({ status: S.upcoming, players: [issuer, leads('Ben'), named('Dan', 1)] })
    expect(stateOf(outcome(cancel(asked, viewer('Ben'), now)).facts, 'Dan')).toBe('lapsed')
  })
})

test('Ada calls it off: her partner stays, the others are asked again, and whoever Ben named is out', () => {
  const { facts } = outcome(cancel(four(), viewer('Ada'), now))
  expect([facts.status, sidesOf(facts)]).toEqual([S.pending, [['Ada', 'Cleo'], []]])
  expect([stateOf(facts, 'Ben'), stateOf(facts, 'Dan')]).toEqual(['pending', 'lapsed'])
})

const joins = (facts: ChallengeFacts, name: string, side?: 0 | 1) => join(facts, viewer(name), now, side)
const admits = (facts: ChallengeFacts, name: string) => acceptParticipant(facts, viewer('Ada'), name, now)

describe('an open match', () => {
  const open = doubles({ open: true, players: [issuer] })
  test('fills the other side first, then the issuer’s, and is full with four', () => {
    let facts = open
    for (const name of ['Ben', 'Cleo', 'Dan']) {
      facts = outcome(joins(facts, name)).facts
      facts = outcome(admits(facts, name)).facts
    }
    expect(sidesOf(facts)).toEqual([
      ['Ada', 'Dan'],
      ['Ben', 'Cleo'],
    ])
    expect(joins(facts, 'Eve')).toMatchObject({ kind: 'disabled', reason: 'side_full' })
  })
  test('is asked for a side: a partner alone does not make it Upcoming', () => {
    const facts = outcome(admits(outcome(joins(open, 'Ben', 0)).facts, 'Ben')).facts
    expect([facts.status, sidesOf(facts)]).toEqual([S.pending, [['Ada', 'Ben'], []]])
    expect(joins(facts, 'Cleo', 0)).toMatchObject({ reason: 'side_full' })
  })
  test('has as many open places as its captains say, one less with each who comes', () => {
    const closed = outcome(change(open, 'Ada', { need: 0 })).facts
    expect(joins(closed, 'Ben', 0)).toMatchObject({ reason: 'side_full' })
    const three = outcome(change({ ...open, side_size: 5 }, 'Ada', { need: 2 })).facts
    const come = outcome(admits(outcome(joins(three, 'Ben', 0)).facts, 'Ben')).facts
    expect(isSided(come) && openPlacesOn(come, 0)).toBe(1)
    expect(refusal(change(doubles(), 'Ada', { need: 1 }))).toBe('not_open')
  })
  test('two wait for one place: the second is told that the side is full', () => {
    const waiting = outcome(joins(outcome(joins(open, 'Ben', 0)).facts, 'Cleo', 0)).facts
    const one = outcome(admits(waiting, 'Ben')).facts
    expect(admits(one, 'Cleo')).toMatchObject({ kind: 'disabled', reason: 'side_full' })
  })
  test('a player who has asked is named by the captain of the side, and is in', () => {
    const waiting = outcome(joins(open, 'Ben', 0)).facts
    const stranger = friend('Ben', { friend: false })
    expect(stateOf(outcome(add(waiting, 'Ada', stranger)).facts, 'Ben')).toBe('accepted')
    expect(refusal(add(outcome(joins(open, 'Ben', 1)).facts, 'Ada', stranger))).toBe('in_match')
  })
})

describe('a block between two', () => {
  test('ends what a captain has asked of one of them, and leaves what is agreed', () => {
    const asked = doubles({ status: S.upcoming, players: [issuer, leads('Ben'), named('Dan', 1)] })
    const parted = part(asked, 'Ada', 'Dan', now)
    expect(parted && [stateOf(parted.facts, 'Dan'), parted.facts.status, parted.consequences.notify]).toEqual([
      'lapsed',
      S.upcoming,
      [],
    ])
    expect(part(four(), 'Ada', 'Dan', now)).toBeUndefined()
  })
  test('keeps whoever is asked from accepting', () => {
    const asked = doubles({ players: [issuer, accepted('Ben', { side: 1, captain: true }), named('Dan', 1)] })
    expect(accept(asked, viewer('Dan', { apart: true }), now)).toMatchObject({ reason: 'unavailable' })
  })
})

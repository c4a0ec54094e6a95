import { DAY, HOUR } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { UNDECIDED_WAIT } from '../gathering/waits.ts'
import type { TournamentFacts } from './facts.ts'
import { HOLD_WAIT, settle } from './lifecycle.ts'
import { removePlayer } from './places.ts'
import {
  holdPlacings,
  type Placing,
  type PlacingsDecision,
  reportPlaces,
  reportWinner,
  resolvePlacings,
} from './reporting.ts'
import {
  END,
  START,
  accepted,
  ada,
  outcome,
  place,
  reasonOf,
  standings,
  stateOf,
  tournament,
  viewer,
} from './testing.ts'

const five = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
const played = (names = five, change: Partial<TournamentFacts> = {}) =>
  tournament({ status: 'Reporting', places: accepted(...names), ...change })
/** 'Ben 1, Cleo 3' as a report. */
const placings = (text: string): Placing[] =>
  text.split(', ').map(entry => {
    const [user_id = '', position = ''] = entry.split(' ')
    return { user_id, position: Number(position) }
  })
const report = (text: string, facts = played()) => reportPlaces(facts, ada, placings(text), END)

describe('a report with places', () => {
  test('places everybody', () => {
    const done = outcome(report('Cleo 1, Ben 2, Finn 3, Eve 4, Dan 5')).facts
    expect([done.status, standings(done)]).toEqual(['Complete', 'Cleo 1, Ben 2, Finn 3, Eve 4, Dan 5'])
  })
  test('closes gaps', () => {
    expect(standings(outcome(report('Cleo 1, Ben 2, Finn 4, Eve 5')).facts)).toBe('Cleo 1, Ben 2, Finn 3, Eve 4')
  })
  test('leaves out players without a place, though they have played', () => {
    const done = outcome(report('Cleo 1, Ben 2, Finn 3, Eve 4')).facts
    expect(done.places.find(({ user_id }) => user_id === 'Dan')).toEqual(place('Dan', PLACE.complete))
  })
  test.each([
    ['four_places', 'Ben 1, Cleo 2, Dan 3'],
    ['duplicate_places', 'Ben 1, Cleo 2, Dan 2, Eve 3'],
    ['duplicate_places', 'Ben 1, Cleo 2, Dan 3, Ben 4'],
    ['not_accepted', 'Ben 1, Cleo 2, Dan 3, Gil 4'],
    ['place_out_of_range', 'Ben 0, Cleo 1, Dan 2, Eve 3'],
    ['place_out_of_range', 'Ben 1, Cleo 2, Dan 3, Eve 6'],
    ['duplicate_places', 'Ben 1, Cleo 2, Dan 3, Eve 4, Finn 5, Ben 5'],
  ])('is refused: %s (%s)', (reason, text) => {
    expect(reasonOf(report(text))).toBe(reason)
  })
  test('of more places than players is refused', () => {
    const facts = played(['Ben', 'Cleo', 'Dan', 'Eve'])
    expect(reasonOf(report('Ben 1, Cleo 2, Dan 3, Eve 5', facts))).toBe('place_out_of_range')
  })
  test('is the organizer’s alone', () => {
    expect(reasonOf(reportPlaces(played(), viewer('Ben'), placings('Ben 1'), END))).toBe('not_organizer')
  })
  test.each([
    ['not_started', tournament({ places: accepted(...five) }), START - 1],
    ['cancelled', tournament({ status: 'Cancelled', ended: 'cancelled', ended_at: START }), END],
    ['over', played(), END + 14 * DAY],
    ['in_bracket', played(five, { drawn: true, undecided: 1 }), END],
    ['too_few', played(['Ben']), END],
  ])('comes at the wrong time: %s', (reason, facts, now) => {
    expect(reasonOf(reportPlaces(facts, ada, placings('Ben 1, Cleo 2, Dan 3, Eve 4'), now))).toBe(reason)
  })
  test('comes once', () => {
    const done = outcome(report('Ben 1, Cleo 2, Dan 3, Eve 4')).facts
    expect(reasonOf(report('Ben 1, Cleo 2, Dan 3, Eve 4', done))).toBe('reported')
  })
  test('tells the players, not the organizer', () => {
    expect(toldTo(outcome(report('Ben 1, Cleo 2, Dan 3, Eve 4')), 'completed')).toEqual(five)
  })
})

describe('a report of the winner alone', () => {
  const three = played(['Ben', 'Cleo', 'Dan'])
  test('serves fewer than four, and the others have no place', () => {
    const done = outcome(reportWinner(three, ada, 'Dan', END)).facts
    expect([standings(done), stateOf(done, 'Ben')]).toEqual(['Dan 1', PLACE.complete])
  })
  test('serves nobody else', () => {
    expect(reasonOf(reportWinner(played(), ada, 'Dan', END))).toBe('use_places')
    expect(reasonOf(reportWinner(three, ada, 'Gil', END))).toBe('not_accepted')
  })
  test('is not possible once the last opponent was removed', () => {
    const one = outcome(removePlayer(played(['Ben', 'Cleo']), ada, 'Cleo', END)).facts
    expect(reasonOf(reportWinner(one, ada, 'Ben', END))).toBe('too_few')
  })
})

describe('when placings count', () => {
  const text = 'Ben 1, Cleo 2, Dan 3, Eve 4'
  test('ranked ones move the ranks 48 hours after the report, not sooner', () => {
    const done = outcome(report(text))
    expect([done.consequences.settles, done.facts.settles_at]).toEqual([false, END + HOLD_WAIT])
    const sooner = settle(done.facts, END + HOLD_WAIT - 1)
    const then = settle(done.facts, END + HOLD_WAIT)
    expect([sooner.consequences.settles, then.consequences.settles, then.facts.settles_at]).toEqual([false, true, null])
  })
  test('unranked ones count at once', () => {
    const done = outcome(report(text, played(five, { ranked: false })))
    expect([done.consequences.settles, done.facts.settles_at]).toEqual([true, null])
  })
})

describe('a dispute', () => {
  const done = outcome(report('Ben 1, Cleo 2, Dan 3, Eve 4')).facts
  const hold = (by = 'Cleo', now = END + HOUR, facts = done) => holdPlacings(facts, viewer(by), now)
  const held = outcome(hold()).facts

  test('of an accepted player holds the placings, and the organizer is told', () => {
    expect([held.held_by, toldTo(outcome(hold()), 'held')]).toEqual(['Cleo', ['Ada']])
    expect(settle(held, END + HOLD_WAIT).consequences.settles).toBe(false)
  })
  test('is an accepted player’s, within 48 hours of the report', () => {
    expect(reasonOf(hold('Gil'))).toBe('not_in')
    expect(hold('Cleo', END + HOLD_WAIT - 1).kind).toBe('allowed')
    expect(reasonOf(hold('Cleo', END + HOLD_WAIT))).toBe('too_late')
  })
  test('of somebody else, once it is held, changes nothing', () => {
    expect(reasonOf(hold('Ben', END + HOUR, held))).toBe('not_held')
  })
  test('is void where no operator decides it for 30 days', () => {
    const at = END + HOUR + UNDECIDED_WAIT
    const [before, after] = [settle(held, at - 1).facts, settle(held, at).facts]
    expect([before.status, after.status, after.ended, standings(after)]).toEqual(['Complete', 'Dismissed', 'void', ''])
  })
  test('is decided by an operator: the placings stand', () => {
    const stood = outcome(resolvePlacings(held, 'stand', END + DAY))
    expect([stood.consequences.settles, stood.facts.held_by, standings(stood.facts)]).toEqual([
      true,
      null,
      'Ben 1, Cleo 2, Dan 3, Eve 4',
    ])
  })
  test('is decided by an operator: another winner, and those before go down by one', () => {
    const decided = outcome(resolvePlacings(held, { winner: 'Dan' }, END + DAY)).facts
    expect([decided.ended, standings(decided)]).toEqual(['operator', 'Dan 1, Ben 2, Cleo 3, Eve 4'])
  })
  test('about the winner alone leaves the one who was without a place', () => {
    const facts = outcome(reportWinner(played(['Ben', 'Cleo']), ada, 'Ben', END)).facts
    const disputed = outcome(hold('Cleo', END + HOUR, facts)).facts
    expect(standings(outcome(resolvePlacings(disputed, { winner: 'Cleo' }, END + DAY)).facts)).toBe('Cleo 1')
  })
  test('is decided by an operator: void', () => {
    const { facts: gone, consequences } = outcome(resolvePlacings(held, 'void', END + DAY))
    expect([gone.status, standings(gone), consequences.settles]).toEqual(['Dismissed', '', false])
  })
  test('is decided by an operator: places dealt anew, and the rest without one', () => {
    const decided = outcome(resolvePlacings(held, { placings: placings('Eve 1, Finn 2, Ben 3, Cleo 5') }, END + DAY))
    expect(standings(decided.facts)).toBe('Eve 1, Finn 2, Ben 3, Cleo 4')
    expect(toldTo(decided, 'resolved')).toEqual(['Ada', ...five])
    expect(reasonOf(resolvePlacings(held, { placings: placings('Eve 1, Finn 2') }, END + DAY))).toBe('four_places')
  })
  test('is decided once, for somebody who has played', () => {
    const stood = outcome(resolvePlacings(held, 'stand', END + DAY)).facts
    expect(reasonOf(resolvePlacings(stood, 'stand', END + DAY))).toBe('not_held')
    expect(reasonOf(resolvePlacings(held, { winner: 'Gil' }, END + DAY))).toBe('not_accepted')
  })
})

const follows = (facts: TournamentFacts, decision: PlacingsDecision, now: number) => {
  const { voids_result, settles } = outcome(resolvePlacings(facts, decision, now)).consequences
  return { voids_result, settles }
}

describe('an operator corrects placings that nobody disputes', () => {
  const done = outcome(report('Ben 1, Cleo 2, Dan 3, Eve 4')).facts
  const counted = settle(done, END + HOLD_WAIT).facts
  test('before they count: nothing is undone', () => {
    expect(follows(done, { winner: 'Dan' }, END + HOUR)).toEqual({ voids_result: false, settles: true })
    expect(follows(done, 'void', END + HOUR)).toEqual({ voids_result: false, settles: false })
  })
  test('once they count: what they did is undone first', () => {
    expect(follows(counted, { winner: 'Dan' }, END + 5 * DAY)).toEqual({ voids_result: true, settles: true })
    expect(follows(counted, 'void', END + 5 * DAY)).toEqual({ voids_result: true, settles: false })
  })
  test('where time would count them just then: they are not', () => {
    expect(follows(done, 'void', END + HOLD_WAIT)).toEqual({ voids_result: false, settles: false })
  })
  test('that are void already, or not there yet, are left alone', () => {
    const gone = outcome(resolvePlacings(counted, 'void', END + 5 * DAY)).facts
    expect(reasonOf(resolvePlacings(gone, 'void', END + 6 * DAY))).toBe('not_held')
    expect(reasonOf(resolvePlacings(played(), { winner: 'Dan' }, END))).toBe('not_held')
  })
})

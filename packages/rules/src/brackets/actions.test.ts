import type { MatchAction } from '@gauntlet/contract/brackets-status'
import { describe, expect, test } from 'vitest'
import type { TournamentFacts } from '../tournaments/facts.ts'
import { accepted } from '../tournaments/testing.ts'
import { bracketActionsFor, isForbiddenIn, matchActionsFor } from './actions.ts'
import type { BracketFacts, MatchFacts } from './facts.ts'
import {
  bracketOf,
  first,
  gone,
  match,
  PLAYERS,
  semifinals,
  situation,
  UNDERWAY,
  underway,
  verdictWords,
  won,
} from './testing.ts'

const draw = (change: Partial<TournamentFacts>, who = 'Ada') =>
  verdictWords(
    bracketActionsFor(
      situation(who, { tournament: underway({ drawn: false, ...change }), bracket: bracketOf('none', []) }),
    ).draw,
  )

describe('drawing', () => {
  test('is the organizer’s once it has begun, with four players or more', () => {
    expect(draw({})).toBe('yes')
    expect(draw({}, 'Ben')).toBe('not_organizer')
    expect(draw({ places: accepted('Ben', 'Cleo', 'Dan') })).toBe('no: too_few')
  })
  test('waits for the start, and comes once', () => {
    expect(draw({ status: 'Upcoming' })).toBe('no: not_started')
    expect(draw({ drawn: true })).toBe('drawn')
  })
  test('is over with the tournament, and not there without a format', () => {
    expect(draw({ status: 'Complete' })).toBe('over')
    expect(draw({ status: 'Cancelled' })).toBe('over')
    expect(draw({ format: 'none' })).toBe('no_format')
  })
})

const withdraw = (who: string, change: Parameters<typeof situation>[1] = {}) =>
  verdictWords(bracketActionsFor(situation(who, change)).withdraw)

describe('withdrawing', () => {
  test('is for whoever has still to play', () => {
    expect(withdraw('Ben')).toBe('yes')
    expect(withdraw('Ada')).toBe('not_playing')
    expect(withdraw('Ben', { bracket: gone(semifinals(), 'Ben') })).toBe('withdrawn')
  })
  test('is nothing for who has lost the last match', () => {
    const bracket = bracketOf('double_elimination', [won(0, ['losers', 1, 1], [1, 4])])
    expect(withdraw('Eve', { bracket })).toBe('all_decided')
  })
  test('is not there before the draw and after the end', () => {
    expect(withdraw('Ben', { tournament: underway({ drawn: false }) })).toBe('not_drawn')
    expect(withdraw('Ben', { tournament: underway({ status: 'Upcoming', drawn: false }) })).toBe('not_started')
    expect(withdraw('Ben', { tournament: underway({ status: 'Complete' }) })).toBe('over')
  })
})

/** What each may do with the first match, Ben against Eve: report, dispute, decide. */
const row = (who: string, bracket: BracketFacts, tournament = underway()) => {
  const verdicts = matchActionsFor(situation(who, { bracket, tournament }), first(bracket))
  const order: MatchAction[] = ['report', 'dispute', 'decide']
  return order.map(action => verdictWords(verdicts[action])).join(' | ')
}
const WHO = ['Ben', 'Eve', 'Cleo', 'Ada']
const rows = (change: Partial<MatchFacts>) => WHO.map(who => `${who}: ${row(who, semifinals(change))}`)
const report = { by: 1, winner: 1, at: UNDERWAY }

describe('a match', () => {
  test('that is ready is reported by its players, and decided by the organizer', () => {
    expect(rows({})).toEqual([
      'Ben: yes | not_reported | not_organizer',
      'Eve: yes | not_reported | not_organizer',
      'Cleo: not_your_match | not_your_match | not_organizer',
      'Ada: not_your_match | not_your_match | yes',
    ])
  })
  test('that Ben reported is answered by Eve', () => {
    expect(rows({ report })).toEqual([
      'Ben: no: you_reported | you_reported | not_organizer',
      'Eve: yes | yes | not_organizer',
      'Cleo: not_your_match | not_your_match | not_organizer',
      'Ada: not_your_match | not_your_match | yes',
    ])
  })
  test('that is disputed is the organizer’s to decide', () => {
    expect(rows({ report, disputed: true })).toEqual([
      'Ben: no: disputed | no: disputed | not_organizer',
      'Eve: no: disputed | no: disputed | not_organizer',
      'Cleo: not_your_match | not_your_match | not_organizer',
      'Ada: not_your_match | not_your_match | yes',
    ])
  })
  test.each<[string, Partial<MatchFacts>]>([
    ['decided', { winner: 1 }],
    ['open', { sides: [1, null] }],
    ['bye', { sides: [1, null], bye: true, winner: 1 }],
  ])('that is %s takes no result', (reason, change) => {
    expect(row('Ben', semifinals(change))).toBe(`${reason} | ${reason} | not_organizer`)
    expect(row('Ada', semifinals(change))).toBe(`not_your_match | not_your_match | ${reason}`)
  })
  test('of a tournament that is over takes no result', () => {
    expect(row('Ben', semifinals(), underway({ status: 'Cancelled' }))).toBe('over | over | not_organizer')
    expect(row('Ada', semifinals(), underway({ status: 'Complete' }))).toBe('not_your_match | not_your_match | over')
  })
  test('of the organizer’s own is reported as any other, and decided only when disputed', () => {
    const own = underway({ organizer_id: 'Ben' })
    expect(row('Ben', semifinals(), own)).toBe('yes | not_reported | own_match')
    expect(row('Ben', semifinals({ report }), own)).toBe('no: you_reported | you_reported | own_match')
    expect(row('Ben', semifinals({ report, disputed: true }), own)).toBe('no: disputed | no: disputed | yes')
  })
  test('that is the second final is not needed where the first went to who had not lost', () => {
    const second = match(1, ['final', 2, 1], [1, 2])
    const bracket = bracketOf('double_elimination', [second, won(0, ['final', 1, 1], [1, 2])], PLAYERS)
    expect(row('Ben', bracket)).toBe('unneeded | unneeded | not_organizer')
    const lost = match(0, ['final', 1, 1], [1, 2], { winner: 2 })
    expect(row('Ben', bracketOf('double_elimination', [second, lost]))).toBe('yes | not_reported | not_organizer')
    const ahead = match(0, ['final', 1, 1], [1, 2])
    expect(row('Ben', bracketOf('double_elimination', [second, ahead]))).toBe('open | open | not_organizer')
  })
})

test('who one is refuses with 403, how things stand with 409', () => {
  expect(isForbiddenIn('not_your_match')).toBe(true)
  expect(isForbiddenIn('decided')).toBe(false)
})

import type { MatchAction } from '@gauntlet/contract/brackets/status'
import { HOUR } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import type { TournamentFacts } from '../tournaments/facts.ts'
import { accepted, place } from '../tournaments/testing.ts'
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

const redraw = (bracket: BracketFacts) => verdictWords(bracketActionsFor(situation('Ada', { bracket })).draw)

describe('drawing', () => {
  test('is the organizer’s, before the start and after it, with four players or more', () => {
    expect(draw({ status: 'Upcoming' })).toBe('yes')
    expect(draw({})).toBe('yes')
    expect(draw({}, 'Ben')).toBe('not_organizer')
    expect(draw({ places: accepted('Ben', 'Cleo', 'Dan') })).toBe('no: too_few')
  })
  test('comes again until the first result', () => {
    expect(redraw(semifinals())).toBe('yes')
    expect(redraw(semifinals({ report: { by: 1, winner: 1, at: UNDERWAY } }))).toBe('results_in')
    expect(redraw(semifinals({ winner: 1, decided_by: 'players' }))).toBe('results_in')
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
  test('is for players who have still to play', () => {
    expect(withdraw('Ben')).toBe('yes')
    expect(withdraw('Ada')).toBe('not_playing')
    expect(withdraw('Ben', { bracket: gone(semifinals(), 'Ben') })).toBe('withdrawn')
  })
  test('is nothing for a player who has lost the last match', () => {
    const bracket = bracketOf('double_elimination', [won(0, ['losers', 1, 1], [1, 4])])
    expect(withdraw('Eve', { bracket })).toBe('all_decided')
  })
  test('is not there before the draw and after the end', () => {
    expect(withdraw('Ben', { tournament: underway({ drawn: false }) })).toBe('not_drawn')
    expect(withdraw('Ben', { tournament: underway({ status: 'Upcoming', drawn: false }) })).toBe('not_started')
    expect(withdraw('Ben', { tournament: underway({ status: 'Complete' }) })).toBe('over')
  })
})

const FIVE = [...PLAYERS, 'Finn']
const withBye = (change: Partial<MatchFacts> = {}) =>
  bracketOf(
    'single_elimination',
    [match(0, ['winners', 1, 1], [1, null], { bye: true, winner: 1 }), match(1, ['winners', 1, 2], [5, 4], change)],
    FIVE,
  )
const walkIn = (who: string, bracket: BracketFacts, change: Partial<TournamentFacts> = {}) =>
  verdictWords(
    bracketActionsFor(situation(who, { bracket, tournament: underway({ places: accepted(...FIVE), ...change }) }))
      .walk_in,
  )

describe('adding somebody after the start', () => {
  test('is the organizer’s while a bye is free', () => {
    expect(walkIn('Ada', withBye())).toBe('yes')
    expect(walkIn('Ben', withBye())).toBe('not_organizer')
    expect(walkIn('Ada', semifinals())).toBe('no: no_bye')
  })
  test('takes a slot, and ends with the first result', () => {
    expect(walkIn('Ada', withBye(), { slots: 5 })).toBe('no: no_bye')
    expect(walkIn('Ada', withBye({ report: { by: 5, winner: 5, at: UNDERWAY } }))).toBe('results_in')
    expect(walkIn('Ada', withBye(), { status: 'Upcoming' })).toBe('not_started')
  })
})

const disqualify = (who: string, bracket: BracketFacts) =>
  verdictWords(bracketActionsFor(situation(who, { bracket })).disqualify)

test('disqualifying is the organizer’s while matches are left', () => {
  expect([disqualify('Ada', semifinals()), disqualify('Ben', semifinals())]).toEqual(['yes', 'not_organizer'])
  expect(disqualify('Ada', bracketOf('round_robin', [won(0, ['group', 1, 1], [1, 2])]))).toBe('all_decided')
})

/** Each player's verdicts on the first match, Ben against Eve: report, dispute, decide. */
const row = (who: string, bracket: BracketFacts, tournament = underway()) => {
  const verdicts = matchActionsFor(situation(who, { bracket, tournament }), first(bracket))
  const order: MatchAction[] = ['report', 'dispute', 'decide']
  return order.map(action => verdictWords(verdicts[action])).join(' | ')
}
const WHO = ['Ben', 'Eve', 'Cleo', 'Ada']
const rows = (change: Partial<MatchFacts>) => WHO.map(who => `${who}: ${row(who, semifinals(change))}`)
const report = { by: 1, winner: 1, at: UNDERWAY }

const say = (given: [number, number][]) => ({
  ending: null,
  score: { kind: 'sets', given, positions: [1, 2], totals: [12, 4] } as const,
})

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
  test('that is decided is the organizer’s to correct until the result of the tournament stands', () => {
    const decided = semifinals({ winner: 1, decided_by: 'players' })
    const correct = (who: string, change: Partial<TournamentFacts> = {}, bracket = decided) =>
      verdictWords(matchActionsFor(situation(who, { bracket, tournament: underway(change) }), first(bracket)).correct)
    expect([correct('Ada'), correct('Ben')]).toEqual(['yes', 'not_organizer'])
    expect(correct('Ada', {}, semifinals())).toBe('not_decided')
    expect(correct('Ada', { status: 'Complete', settles_at: UNDERWAY + HOUR })).toBe('yes')
    expect(correct('Ada', { status: 'Complete', settles_at: null })).toBe('result_stands')
    expect(correct('Ada', { status: 'Cancelled' })).toBe('over')
  })
  test('of which both tell different scores is brought together also after a cancel, and never in a void tournament', () => {
    const [bens, eves] = [say([[6, 1]]), say([[6, 4]])]
    const claim = { winner: 1, score: null, told: eves }
    const told = semifinals({ winner: 1, decided_by: 'players', decided_at: UNDERWAY, report, told: bens, claim })
    const take = (change: Partial<TournamentFacts>) =>
      verdictWords(
        matchActionsFor(situation('Ben', { bracket: told, tournament: underway(change) }), first(told)).take_score,
      )
    expect([take({}), take({ status: 'Complete', ended: 'reported' })]).toEqual(['yes', 'yes'])
    expect(take({ status: 'Cancelled', ended: 'cancelled' })).toBe('yes')
    expect(take({ status: 'Dismissed', ended: 'void' })).toBe('over')
  })
  test('of the organizer’s own is reported as any other, and decided when disputed or after 12 hours of silence', () => {
    const own = underway({ organizer_id: 'Ben' })
    expect(row('Ben', semifinals(), own)).toBe('yes | not_reported | own_match')
    expect(row('Ben', semifinals({ report }), own)).toBe('no: you_reported | you_reported | no: own_match_waits')
    const silent = { by: 1, winner: 1, at: UNDERWAY - 12 * HOUR }
    expect(row('Ben', semifinals({ report: silent }), own)).toBe('no: you_reported | you_reported | yes')
    expect(row('Ben', semifinals({ report: { ...silent, by: 4 } }), own)).toBe('yes | yes | own_match')
    expect(row('Ben', semifinals({ report, disputed: true }), own)).toBe('no: disputed | no: disputed | yes')
  })
  test('of the organizer’s own against a guest is decided at once: nobody answers for them', () => {
    const places = [...accepted('Ben', 'Cleo', 'Dan'), place('Eve', PLACE.accepted, { asked_by: 'guest' })]
    const own = underway({ organizer_id: 'Ben', places })
    expect(row('Ben', semifinals(), own)).toBe('yes | not_reported | yes')
    expect(row('Ben', semifinals({ report }), own)).toBe('no: you_reported | you_reported | yes')
    const others = underway({ organizer_id: 'Cleo', places })
    expect(row('Ben', semifinals({ report }), others)).toBe('no: you_reported | you_reported | not_organizer')
  })
  test('that is the second final is not needed where the undefeated player won the first', () => {
    const second = match(1, ['final', 2, 1], [1, 2])
    const bracket = bracketOf('double_elimination', [second, won(0, ['final', 1, 1], [1, 2])], PLAYERS)
    expect(row('Ben', bracket)).toBe('unneeded | unneeded | not_organizer')
    const lost = match(0, ['final', 1, 1], [1, 2], { winner: 2 })
    expect(row('Ben', bracketOf('double_elimination', [second, lost]))).toBe('yes | not_reported | not_organizer')
    const ahead = match(0, ['final', 1, 1], [1, 2])
    expect(row('Ben', bracketOf('double_elimination', [second, ahead]))).toBe('open | open | not_organizer')
  })
})

test('refuses with 403 because of the viewer, with 409 because of how things stand', () => {
  expect(isForbiddenIn('not_your_match')).toBe(true)
  expect(isForbiddenIn('decided')).toBe(false)
})

import { HOUR } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { HOLD_WAIT, settle } from './lifecycle.ts'
import { walkIn } from './places.ts'
import { endByBracket, reopen, resolvePlacings } from './reporting.ts'
import { accepted, declined, END, outcome, reasonOf, standings, START, stateOf, tournament, viewer } from './testing.ts'

const FOUR = ['Ben', 'Cleo', 'Dan', 'Eve']
const drawn = (change: Partial<TournamentFacts> = {}): TournamentFacts =>
  tournament({
    status: 'Reporting',
    format: 'single_elimination',
    drawn: true,
    places: accepted(...FOUR),
    ...change,
  })

const told = (change: Partial<TournamentFacts>) => settle(drawn({ status: 'Upcoming', ...change }), START)

describe('the start', () => {
  test('tells the players of a bracket that is drawn', () => {
    expect(toldTo(told({}), 'bracket_begins')).toEqual(FOUR)
  })
  test('asks the organizer for a draw, or where there are too few for one, for the report', () => {
    expect(toldTo(told({ drawn: false }), 'draw_due')).toEqual(['Ada'])
    expect(toldTo(told({ drawn: false, places: accepted('Ben', 'Cleo') }), 'report_due')).toEqual(['Ada'])
  })
})

/** 'Ben 1, Cleo 2'. */
const placed = (words: string) =>
  words.split(', ').map(word => {
    const [user_id = '', position] = word.split(' ')
    return { user_id, position: Number(position) }
  })

describe('the last match', () => {
  const order = placed('Cleo 1, Ben 2, Eve 3, Dan 4')
  test('ends the tournament with the placings of the bracket, and tells everybody', () => {
    const end = endByBracket(drawn(), order, END)
    expect([end.facts.status, standings(end.facts)]).toEqual(['Complete', 'Cleo 1, Ben 2, Eve 3, Dan 4'])
    expect(end.facts.ended).toBe('reported')
    expect(toldTo(end, 'completed')).toEqual(['Ada', ...FOUR])
  })
  test('leaves those who share a place on it', () => {
    const end = endByBracket(drawn(), placed('Cleo 1, Ben 2, Eve 3, Dan 3'), END)
    expect(standings(end.facts)).toBe('Cleo 1, Ben 2, Dan 3, Eve 3')
  })
  test('makes way for the winner whom an operator names, behind whom those who shared a place share the next', () => {
    const end = endByBracket(drawn(), placed('Cleo 1, Ben 2, Eve 3, Dan 3'), END)
    const decided = resolvePlacings(end.facts, { winner: 'Dan' }, END + HOUR)
    expect(decided.kind === 'allowed' && standings(decided.facts)).toBe('Dan 1, Cleo 2, Ben 3, Eve 4')
  })
  test.each([true, false])('leaves 48 hours before the result stands, ranked or not: %s', ranked => {
    const end = endByBracket(drawn({ ranked }), order, END)
    expect([end.facts.settles_at, end.consequences.settles]).toEqual([END + HOLD_WAIT, false])
    expect(settle(end.facts, END + HOLD_WAIT).consequences.settles).toBe(true)
  })
})

describe('a result that is taken back', () => {
  const ended = endByBracket(drawn(), placed('Ben 1, Cleo 2, Dan 3, Eve 4'), END).facts
  const later = END + 20 * 24 * HOUR
  test('leaves a tournament that is being played, without places or dispute', () => {
    const { facts: open } = reopen({ ...ended, held_at: END + HOUR, held_by: 'Dan' }, END + 2 * HOUR)
    expect([open.status, standings(open), stateOf(open, 'Ben')]).toEqual(['Reporting', '', PLACE.accepted])
    expect([open.reported_at, open.settles_at, open.held_at, open.held_by, open.ended]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
  test('has two weeks from then on to be played again', () => {
    const late = endByBracket(drawn({ end: later }), placed('Ben 1, Cleo 2, Dan 3, Eve 4'), later).facts
    const { facts: open } = reopen({ ...late, end: END }, later + HOUR)
    expect(settle(open, later + 24 * HOUR).facts.status).toBe('Reporting')
  })
})

const put = (target: TournamentViewer, { friend = true, ...change }: Partial<TournamentFacts> & { friend?: boolean }) =>
  walkIn(drawn(change), { ...target, friend }, START + HOUR)

describe('a player who walks in', () => {
  test('is accepted at once and told', () => {
    const result = outcome(put(viewer('Finn'), {}))
    expect([stateOf(result.facts, 'Finn'), toldTo(result, 'walked_in')]).toEqual([PLACE.accepted, ['Finn']])
  })
  test('is a friend of the organizer, or was invited or asked', () => {
    expect(reasonOf(put(viewer('Finn'), { friend: false }))).toBe('only_friends')
    const places = [...accepted(...FOUR), declined('Finn')]
    expect(put(viewer('Finn'), { friend: false, places }).kind).toBe('allowed')
  })
  test.each<[string, Partial<TournamentViewer>]>([
    ['unavailable', { blocked: true }],
    ['unavailable', { kept_apart: true }],
    ['not_their_sport', { plays_sport: false }],
    ['is_in', { id: 'Ben' }],
  ])('is refused: %s', (reason, change) => {
    expect(reasonOf(put(viewer('Finn', change), {}))).toBe(reason)
  })
  test('is barred from no tournament but a ranked one, and the bar is not told', () => {
    const barred = viewer('Finn', { barred_until: START + 2 * HOUR })
    expect(reasonOf(put(barred, { ranked: true }))).toBe('unavailable')
    expect(put(barred, { ranked: false }).kind).toBe('allowed')
    expect(put(viewer('Finn', { barred_until: START + HOUR }), { ranked: true }).kind).toBe('allowed')
  })
  test('needs a slot', () => {
    expect(reasonOf(put(viewer('Finn'), { slots: 4 }))).toBe('full')
  })
})

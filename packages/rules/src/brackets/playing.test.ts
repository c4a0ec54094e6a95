import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { type BracketFacts, matchOf, nextSilence } from './facts.ts'
import { newsBetween, nextDecision } from './following.ts'
import { decideMatch, disputeMatch, disqualifyFrom, reportMatch, withdrawFrom } from './playing.ts'
import { accepted, place } from '../tournaments/testing.ts'
import { first, gone, outcomeOf, semifinals, situation, toldOf, UNDERWAY, underway } from './testing.ts'

const report = (
  who: string,
  winner: string,
  bracket: BracketFacts = semifinals(),
  score: readonly [number, number] = winner === 'Eve' ? [4, 6] : [6, 4],
) => reportMatch(situation(who, { bracket }), first(bracket), { winner, score, told: null })
const reported = outcomeOf(report('Ben', 'Ben'))

describe('a report', () => {
  test('waits for the other player, with its score', () => {
    expect(first(reported.bracket)).toMatchObject({
      report: { by: 1, winner: 1, at: UNDERWAY },
      score: [6, 4],
      winner: null,
    })
    expect([reported.decision, toldOf(reported)]).toEqual([null, 'match_reported: Eve'])
  })
  test('of the same winner by the other player decides', () => {
    const answer = outcomeOf(report('Eve', 'Ben', reported.bracket))
    expect(answer.decision).toEqual({ match: 0, winner: 1, by: 'players', score: [6, 4], told: null })
    expect(toldOf(answer)).toBe('')
  })
  test('of another winner by the other player is a dispute', () => {
    const answer = outcomeOf(report('Eve', 'Eve', reported.bracket))
    expect([first(answer.bracket).disputed, answer.decision]).toEqual([true, null])
    expect(first(answer.bracket).claim).toEqual({ winner: 4, score: [4, 6], told: null })
    expect(toldOf(answer)).toBe('match_disputed: Ada, Ben')
  })
  test('comes once from each, and from the two players alone', () => {
    expect(report('Ben', 'Eve', reported.bracket)).toEqual({ kind: 'disabled', reason: 'you_reported' })
    expect(report('Cleo', 'Ben')).toEqual({ kind: 'hidden', reason: 'not_your_match' })
  })
  test('whose score says the other one won is refused', () => {
    const refused = { kind: 'disabled', reason: 'score_contradicts' }
    expect(report('Ben', 'Ben', semifinals(), [0, 999])).toEqual(refused)
    expect(report('Ben', 'Eve', semifinals(), [7, 6])).toEqual(refused)
    expect(report('Ben', 'Ben', semifinals(), [6, 6]).kind).toBe('allowed')
  })
  test('of the organizer against a guest stands at once', () => {
    const places = [...accepted('Ben', 'Cleo', 'Dan'), place('Eve', PLACE.accepted, { asked_by: 'guest' })]
    const own = situation('Ben', { tournament: underway({ organizer_id: 'Ben', places }) })
    const { decision } = outcomeOf(reportMatch(own, first(own.bracket), { winner: 'Ben', score: [6, 4], told: null }))
    expect(decision).toEqual({ match: 0, winner: 1, by: 'organizer', score: [6, 4], told: null })
  })
  test('names one of the two', () => {
    expect(report('Ben', 'Cleo')).toEqual({ kind: 'disabled', reason: 'not_in_match' })
    expect(report('Ben', 'Zoe')).toEqual({ kind: 'disabled', reason: 'not_in_match' })
  })
})

test('a dispute tells the organizer and the one who reported', () => {
  const { bracket } = reported
  const outcome = outcomeOf(disputeMatch(situation('Eve', { bracket }), first(bracket)))
  expect([first(outcome.bracket).disputed, toldOf(outcome)]).toEqual([true, 'match_disputed: Ada, Ben'])
  expect(disputeMatch(situation('Ben', { bracket }), first(bracket))).toEqual({
    kind: 'hidden',
    reason: 'you_reported',
  })
})

const decide = (winner: string, score: [number, number] | null, bracket = reported.bracket) =>
  decideMatch(situation('Ada', { bracket }), first(bracket), { winner, score, told: null })

describe('the organizer', () => {
  test('decides a match, and both players are told', () => {
    const outcome = outcomeOf(decide('Eve', [1, 2]))
    expect(outcome.decision).toEqual({ match: 0, winner: 4, by: 'organizer', score: [1, 2], told: null })
    expect(toldOf(outcome)).toBe('match_decided: Ben, Eve')
  })
  test('leaves the reported score with the winner it was reported for, and with no other', () => {
    expect(outcomeOf(decide('Ben', null)).decision?.score).toEqual([6, 4])
    expect(outcomeOf(decide('Eve', null)).decision?.score).toBeNull()
  })
  test('a player who agrees with the answer to a report takes the score of the answer', () => {
    const { bracket } = outcomeOf(report('Eve', 'Eve', reported.bracket, [3, 6]))
    expect(outcomeOf(decide('Eve', null, bracket)).decision?.score).toEqual([3, 6])
    expect(outcomeOf(decide('Ben', null, bracket)).decision?.score).toEqual([6, 4])
  })
  test('cannot give the winner the lower score', () => {
    expect(decide('Eve', [2, 1])).toEqual({ kind: 'disabled', reason: 'score_contradicts' })
  })
  test('names one of the two', () => {
    expect(decide('Dan', null)).toEqual({ kind: 'disabled', reason: 'not_in_match' })
  })
})

describe('silence', () => {
  const late = { by: 1, winner: 1, at: UNDERWAY + 1 }
  const at = UNDERWAY + 48 * HOUR
  test('confirms a report 48 hours later, on the next whole minute', () => {
    const bracket = semifinals({ report: late })
    expect(nextSilence(bracket)).toBe(at + MINUTE)
    expect(nextDecision(bracket, at + MINUTE - 1)).toBeNull()
    expect(nextDecision(bracket, at + MINUTE)).toEqual({ match: 0, winner: 1, by: 'silence', score: null, told: null })
  })
  test('confirms nothing that is disputed', () => {
    const bracket = semifinals({ report: late, disputed: true })
    expect([nextSilence(bracket), nextDecision(bracket, at + HOUR)]).toEqual([null, null])
  })
  test('confirms the earlier report first', () => {
    const { matches, ...rest } = semifinals({ report: late })
    const earlier = matches.map(one => (one.id === 1 ? { ...one, report: { by: 2, winner: 3, at: UNDERWAY } } : one))
    expect(nextDecision({ ...rest, matches: earlier }, at + HOUR)?.match).toBe(1)
  })
})

describe('a player who withdraws', () => {
  test('is known to, and loses the match that is on', () => {
    const outcome = outcomeOf(withdrawFrom(situation('Ben')))
    const { bracket } = outcome
    expect(toldOf(outcome)).toBe('player_withdrew: Ada; opponent_out: Eve')
    expect(nextDecision(bracket, UNDERWAY)).toEqual({ match: 0, winner: 4, by: 'walkover', score: null, told: null })
  })
  test('loses it whatever was reported', () => {
    const bracket = gone(semifinals({ report: { by: 1, winner: 1, at: UNDERWAY }, disputed: true }), 'Ben')
    expect(nextDecision(bracket, UNDERWAY)?.winner).toBe(4)
  })
  test('after a defeat that the winner has reported has lost by playing, as if silent', () => {
    const eves = { by: 4, winner: 4, at: UNDERWAY }
    const lost = { match: 0, winner: 4, by: 'silence', score: [3, 6], told: null }
    expect(nextDecision(gone(semifinals({ report: eves, score: [3, 6] }), 'Ben'), UNDERWAY)).toEqual(lost)
    const own = { report: { ...eves, by: 1 }, score: [3, 6] as const }
    expect(nextDecision(gone(semifinals(own), 'Ben'), UNDERWAY)).toEqual(lost)
  })
  test('wins nothing by a report, and a disputed one is no result', () => {
    const walkover = { match: 0, winner: 4, by: 'walkover', score: null, told: null }
    const won = semifinals({ report: { by: 1, winner: 1, at: UNDERWAY }, score: [6, 3] })
    const disputed = semifinals({ report: { by: 4, winner: 4, at: UNDERWAY }, score: [3, 6], disputed: true })
    expect([won, disputed].map(bracket => nextDecision(gone(bracket, 'Ben'), UNDERWAY))).toEqual([walkover, walkover])
  })
  test('against another who has withdrawn goes on by seed', () => {
    expect(nextDecision(gone(semifinals(), 'Ben', 'Eve'), UNDERWAY)?.winner).toBe(1)
  })
  test('does not do so twice', () => {
    expect(withdrawFrom(situation('Ben', { bracket: gone(semifinals(), 'Ben') }))).toEqual({
      kind: 'hidden',
      reason: 'withdrawn',
    })
  })
})

const disqualify = (who: string, target: string, bracket = semifinals()) =>
  disqualifyFrom(situation(who, { bracket }), target)

describe('a player whom the organizer disqualifies', () => {
  test('loses as if withdrawn, and is told with the opponent', () => {
    const outcome = outcomeOf(disqualify('Ada', 'Ben'))
    expect(nextDecision(outcome.bracket, UNDERWAY)).toEqual({
      match: 0,
      winner: 4,
      by: 'walkover',
      score: null,
      told: null,
    })
    expect(toldOf(outcome)).toBe('disqualified: Ben; opponent_out: Eve')
  })
  test('is in the bracket, and not out already', () => {
    expect(disqualify('Ada', 'Zoe')).toEqual({ kind: 'disabled', reason: 'not_playing' })
    expect(disqualify('Ada', 'Ben', gone(semifinals(), 'Ben'))).toEqual({ kind: 'disabled', reason: 'nobody_out' })
  })
  test('is nobody’s to take out but the organizer’s', () => {
    expect(disqualify('Cleo', 'Ben')).toEqual({ kind: 'hidden', reason: 'not_organizer' })
  })
})

describe('news', () => {
  test('tell the players of a match that has become ready', () => {
    const before = semifinals({ winner: 1 })
    const after = {
      ...before,
      matches: before.matches.map(one => (one.id === 2 ? { ...one, sides: [1, 2] as const } : one)),
    }
    expect(toldOf({ notify: newsBetween(before, after) })).toBe('match_ready: Ben, Cleo')
    expect(matchOf(after, 2)?.sides).toEqual([1, 2])
  })
  test('tell the players of a match in which a correction put another one', () => {
    const before = semifinals()
    const after = {
      ...before,
      matches: before.matches.map(one => (one.id === 0 ? { ...one, sides: [1, 3] as const } : one)),
    }
    expect(toldOf({ notify: newsBetween(before, after) })).toBe('match_ready: Ben, Dan')
    expect(newsBetween(after, after)).toEqual([])
  })
})

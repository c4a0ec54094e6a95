import type { Ending } from '@gauntlet/contract/scores/endings'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Told, ToldScore } from '../challenges/facts.ts'
import { matchActionsFor } from './actions.ts'
import type { BracketFacts, Score } from './facts.ts'
import { placingsOf } from './placings.ts'
import { decideMatch, reportMatch, takeScore } from './playing.ts'
import { resultsOf } from './results.ts'
import { pairOf } from './scores.ts'
import {
  bracketOf,
  first,
  match,
  outcomeOf,
  semifinals,
  situation,
  toldOf,
  UNDERWAY,
  verdictWords,
  won,
} from './testing.ts'

const sets = (...given: [number, number][]): ToldScore => ({
  kind: 'sets',
  given,
  positions: [1, 2],
  totals: [given.reduce((sum, [a]) => sum + a, 0), given.reduce((sum, [, b]) => sum + b, 0)],
})
const CLEAR = sets([6, 1], [6, 2])
const CLOSE = sets([7, 5], [7, 6])
const says = (score: ToldScore | null, ending: Ending | null = null): Told => ({ ending, score })

const report = (who: string, winner: string | null, told: Told | null, bracket: BracketFacts = semifinals()) =>
  reportMatch(situation(who, { bracket }), first(bracket), { winner, score: null, told })
/** The bracket after both have reported Ben's win over Eve, as the server stores it. */
function reported(bens: Told | null, eves: Told | null): BracketFacts {
  const { bracket } = outcomeOf(report('Ben', 'Ben', bens))
  const { bracket: after, decision } = outcomeOf(report('Eve', 'Ben', eves, bracket))
  if (!decision) throw new Error('Nothing is decided')
  const { winner, by: decided_by, score, told } = decision
  const decided = { ...first(after), winner, decided_by, decided_at: UNDERWAY, score, told }
  return { ...after, matches: after.matches.map(one => (one.id === decided.id ? decided : one)) }
}
const result = (bracket: BracketFacts) => resultsOf(bracket)[0]
const takes = (who: string, bracket: BracketFacts, now = UNDERWAY) =>
  verdictWords(matchActionsFor(situation(who, { bracket, now }), first(bracket)).take_score)

describe('two reports of the same winner', () => {
  test('that tell one score, or of which one tells none, are a result with that score', () => {
    for (const [bens, eves] of [
      [says(CLEAR), says(CLEAR)],
      [says(CLEAR), null],
      [null, says(CLEAR)],
    ] as const) {
      const bracket = reported(bens, eves)
      expect(result(bracket)?.score).toEqual([12, 3])
      expect([takes('Ben', bracket), takes('Eve', bracket)]).toEqual(['scores_agree', 'scores_agree'])
    }
  })

  test('that tell different scores are final, count without a score, and either may take over the other’s', () => {
    const bracket = reported(says(CLEAR), says(CLOSE))
    expect(result(bracket)).toMatchObject({ positions: [1, 2], score: null })
    expect([takes('Ben', bracket), takes('Eve', bracket), takes('Cleo', bracket)]).toEqual([
      'yes',
      'yes',
      'not_your_match',
    ])
    const bens = outcomeOf(takeScore(situation('Ben', { bracket }), first(bracket)))
    expect([result(bens.bracket)?.score, toldOf(bens)]).toEqual([[14, 11], 'match_score_taken: Eve'])
    const eves = outcomeOf(takeScore(situation('Eve', { bracket }), first(bracket)))
    expect(result(eves.bracket)?.score).toEqual([12, 3])
    expect(takes('Ben', eves.bracket)).toBe('scores_agree')
  })

  test('of which one says that Eve gave up count by their winner alone', () => {
    expect(result(reported(says(null, 'retired'), says(CLEAR)))).toMatchObject({ moves_rank: true, score: null })
  })

  test('may be brought together for seven days', () => {
    const bracket = reported(says(CLEAR), says(CLOSE))
    expect(takes('Ben', bracket, UNDERWAY + 7 * DAY - 1)).toBe('yes')
    expect(takes('Ben', bracket, UNDERWAY + 7 * DAY)).toBe('no: score_too_late')
  })

  test.each([
    [says(CLEAR), says(null, 'walkover')],
    [says(null, 'walkover'), says(CLEAR)],
  ])('of which only one moves ranks are a dispute, whichever comes first', (bens, eves) => {
    const { bracket } = outcomeOf(report('Ben', 'Ben', bens))
    const { bracket: after, decision } = outcomeOf(report('Eve', 'Ben', eves, bracket))
    expect([first(after).disputed, decision]).toEqual([true, null])
  })
})

test('a walkover that both report counts as played, and moves no rank', () => {
  expect(result(reported(says(null, 'walkover'), null))?.moves_rank).toBe(false)
  expect(result(reported(says(null, 'retired'), null))?.moves_rank).toBe(true)
})

test('a match that a shoot-out decided is level for the ranks, and its winner goes on', () => {
  const given = { score: [1, 1], shootout: [4, 3] as [number, number] }
  const shot: ToldScore = { kind: 'points', given, positions: [1, 1], totals: [1, 1] }
  expect(result(reported(says(shot), null))).toMatchObject({ positions: [1, 1], score: [1, 1] })
})

test('a word of the organizer’s without a score has that of the report that it confirms', () => {
  const { bracket } = outcomeOf(report('Ben', 'Ben', says(CLEAR)))
  const decide = (winner: string) =>
    outcomeOf(decideMatch(situation('Ada', { bracket }), first(bracket), { winner, score: null, told: null })).decision
  expect(decide('Ben')?.told).toEqual(says(CLEAR))
  expect(decide('Eve')?.told).toBeNull()
})

describe('a draw', () => {
  const group = bracketOf('round_robin', [
    match(0, ['group', 1, 1], [1, 2]),
    won(1, ['group', 1, 2], [2, 3]),
    won(2, ['group', 1, 3], [3, 1]),
  ])
  test('is none of a knock-out match, from which somebody goes on', () => {
    expect(report('Ben', null, null)).toEqual({ kind: 'disabled', reason: 'no_draw' })
  })
  test('of a round robin is confirmed by the other player, and is half a win', () => {
    const { bracket } = outcomeOf(report('Ben', null, null, group))
    const { decision } = outcomeOf(report('Cleo', null, null, bracket))
    expect(decision).toMatchObject({ winner: null, by: 'players' })
    const drawn = { ...first(group), decided_by: 'players', decided_at: UNDERWAY } as const
    const after = { ...group, matches: [drawn, ...group.matches.slice(1)] }
    expect(placingsOf(after)).toEqual([2, 3, 1, 4])
    expect(resultsOf(after)[0]).toMatchObject({ sides: [['Ben'], ['Cleo']], positions: [1, 1] })
  })
  test('that the other player does not see is a dispute', () => {
    const { bracket } = outcomeOf(report('Ben', null, null, group))
    const { bracket: after } = outcomeOf(report('Cleo', 'Cleo', null, bracket))
    expect([first(after).disputed, first(after).claim?.winner]).toEqual([true, 2])
  })
})

test.each<[string, ToldScore | null, Score | null]>([
  ['sets are the sets that each has won', sets([6, 4], [3, 6], [1, 0]), [2, 1]],
  ['points are the points', { ...CLEAR, kind: 'points', given: [21, 19] }, [21, 19]],
  ['halves of a point are none', { ...CLEAR, kind: 'points', given: [1.5, 0.5] }, null],
  ['strokes are none, of which fewer win', { ...CLEAR, kind: 'strokes', given: [70, 72] }, null],
  ['no score is none', null, null],
])('a number for each player: %s', (_, score, pair) => {
  expect(pairOf(score)).toEqual(pair)
})

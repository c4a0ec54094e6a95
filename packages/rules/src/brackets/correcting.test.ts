import { describe, expect, test } from 'vitest'
import { correctMatch, keptWinner, laterThan } from './correcting.ts'
import { type BracketFacts, matchOf } from './facts.ts'
import { bracketOf, first, match, situation, toldOf, underway, won } from './testing.ts'

/** Ben has beaten Eve, and Cleo in the final; Dan is third. */
const played: BracketFacts = bracketOf('single_elimination', [
  won(0, ['winners', 1, 1], [1, 4]),
  won(1, ['winners', 1, 2], [2, 3]),
  won(2, ['winners', 2, 1], [1, 2]),
  won(3, ['third', 1, 1], [3, 4]),
])
/** Only the first match has been played. */
const begun: BracketFacts = bracketOf('single_elimination', [
  won(0, ['winners', 1, 1], [1, 4]),
  match(1, ['winners', 1, 2], [2, 3]),
  match(2, ['winners', 2, 1], [1, null]),
  match(3, ['third', 1, 1], [4, null]),
])
const correct = (
  winner: string,
  { bracket = played, who = 'Ada', choice }: { bracket?: BracketFacts; who?: string; choice?: 'undo' | 'keep' } = {},
) =>
  correctMatch(
    situation(who, { bracket, tournament: underway({ organizer_id: who }) }),
    first(bracket),
    { winner, score: null, told: null },
    choice,
  )

describe('what followed from a match', () => {
  test('is what its players have played since', () => {
    expect(laterThan(played, first(played)).map(({ id }) => id)).toEqual([2, 3])
    expect(laterThan(begun, first(begun))).toEqual([])
  })
  test('is what others played since because they had met them', () => {
    const bracket = bracketOf('double_elimination', [
      won(0, ['winners', 1, 1], [1, 4]),
      won(1, ['winners', 1, 2], [2, 3]),
      won(2, ['winners', 2, 1], [1, 2]),
      won(3, ['losers', 1, 1], [4, 3]),
      won(4, ['losers', 2, 1], [2, 4]),
      match(5, ['final', 1, 1], [1, 2], { report: { by: 1, winner: 1, at: 0 } }),
      match(6, ['final', 2, 1], [null, null]),
    ])
    const after = (id: number) => laterThan(bracket, matchOf(bracket, id) ?? first(bracket)).map(one => one.id)
    expect([after(0), after(2), after(3), after(4)]).toEqual([[2, 3, 4, 5], [4, 5], [4, 5], [5]])
  })
  test('is nothing in a round robin', () => {
    const bracket = bracketOf('round_robin', [won(0, ['group', 1, 1], [1, 4]), won(1, ['group', 2, 1], [1, 2])])
    expect(laterThan(bracket, first(bracket))).toEqual([])
  })
})

describe('a correction', () => {
  test('tells everybody whose match it touches', () => {
    const attempt = correct('Eve', { choice: 'undo' })
    if (attempt.kind !== 'allowed') throw new Error(attempt.reason)
    expect(attempt.correction).toEqual({ match: 0, winner: 4, score: null, told: null, later: [2, 3], choice: 'undo' })
    expect(toldOf(attempt)).toBe('match_corrected: Ben, Eve, Cleo, Dan')
  })
  test('asks what becomes of later matches, where there are any', () => {
    expect(correct('Eve')).toEqual({ kind: 'disabled', reason: 'later_matches' })
    expect(correct('Eve', { bracket: begun }).kind).toBe('allowed')
  })
  test('of the score alone leaves what followed', () => {
    expect(correct('Ben')).toMatchObject({ kind: 'allowed', correction: { later: [] } })
  })
  test('of the organizer’s own match is for the other player only', () => {
    expect(correct('Ben', { who: 'Ben' })).toEqual({ kind: 'disabled', reason: 'own_favour' })
    expect(correct('Eve', { who: 'Ben', choice: 'keep' }).kind).toBe('allowed')
  })
  test('is the organizer’s alone', () => {
    expect(
      correctMatch(
        situation('Ben', { bracket: played }),
        first(played),
        { winner: 'Eve', score: null, told: null },
        'undo',
      ),
    ).toEqual({ kind: 'hidden', reason: 'not_organizer' })
  })
})

describe('a later match that is kept', () => {
  const correction = { match: 0, winner: 4, score: null, told: null, later: [2, 3], choice: 'keep' } as const
  test('is won by whoever stands in the place of its winner', () => {
    expect([keptWinner(played, correction, 2), keptWinner(played, correction, 3)]).toEqual([4, 3])
  })
  test('is none where it is undone, or where nobody met', () => {
    expect(keptWinner(played, { ...correction, choice: 'undo' }, 2)).toBeNull()
    const { matches, ...rest } = played
    const walkover = matches.map(one => (one.id === 2 ? { ...one, decided_by: 'walkover' as const } : one))
    expect(keptWinner({ ...rest, matches: walkover }, correction, 2)).toBeNull()
  })
})

import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import type { BracketFacts, MatchFacts } from './facts.ts'
import { nextDue, resultsOf, WORD_WAIT } from './results.ts'
import { semifinals, UNDERWAY } from './testing.ts'

const decided = (by: NonNullable<MatchFacts['decided_by']>, winner = 1): BracketFacts =>
  semifinals({ winner, decided_by: by, decided_at: UNDERWAY })
/** 'Ben 1, Eve 2 after 48 h'. */
const resultWords = (bracket: BracketFacts) =>
  resultsOf(bracket).map(({ sides, positions, stands_at }) => {
    const places = sides.flat().map((name, side) => `${name} ${positions[side]}`)
    return `${places.join(', ')} after ${(stands_at - UNDERWAY) / HOUR} h`
  })

test('what both players said, or the silence of one confirmed, counts at once', () => {
  expect(resultWords(decided('players'))).toEqual(['Ben 1, Eve 2 after 0 h'])
  expect(resultWords(decided('silence', 4))).toEqual(['Ben 2, Eve 1 after 0 h'])
})

test('what the organizer said counts once it has stood for 48 hours', () => {
  const bracket = decided('organizer')
  expect(resultWords(bracket)).toEqual(['Ben 1, Eve 2 after 48 h'])
  expect(nextDue(bracket, UNDERWAY)).toBe(UNDERWAY + WORD_WAIT)
  expect(nextDue(bracket, UNDERWAY + WORD_WAIT)).toBeNull()
})

test('a walkover counts for nothing, nor does a match that is left to play', () => {
  expect(resultWords(decided('walkover'))).toEqual([])
  expect(resultWords(semifinals())).toEqual([])
})

test('a report that waits for silence is due before a word that was said after it', () => {
  const { matches, ...rest } = decided('organizer')
  const at = UNDERWAY - HOUR
  const reported = matches.map(match => (match.id === 1 ? { ...match, report: { by: 2, winner: 2, at } } : match))
  expect(nextDue({ ...rest, matches: reported }, UNDERWAY)).toBe(at + WORD_WAIT)
})

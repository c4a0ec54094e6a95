import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { expect, test } from 'vitest'
import type { BracketFacts } from './facts.ts'
import { formatOfMatch } from './formats.ts'
import { bracketOf, match, semifinals } from './testing.ts'

const formatsIn = (bracket: BracketFacts, round_formats: string[], score_format: string | null = 'bo3') =>
  bracket.matches.map(one => formatOfMatch(bracket, one, { score_format, round_formats }))

test('a final of best of five after rounds of best of three', () => {
  expect(formatsIn(semifinals(), ['bo5'])).toEqual(['bo3', 'bo3', 'bo5', 'bo3'])
})

test('the match for the third place is told as the semi-finals are', () => {
  expect(formatsIn(semifinals(), ['bo5', 'pro_set'])).toEqual(['pro_set', 'pro_set', 'bo5', 'pro_set'])
})

test('without a choice each match is told as the bracket is, be it as the sport does', () => {
  expect(formatsIn(semifinals(), ['', ''], null)).toEqual([null, null, null, null])
})

test('in a double elimination both finals count as the last, and those of winners and losers as the one before', () => {
  const places: [BracketPart, number][] = [
    ['winners', 1],
    ['winners', 2],
    ['losers', 1],
    ['losers', 2],
    ['final', 1],
    ['final', 2],
  ]
  const matches = places.map(([part, round], id) => match(id, [part, round, 1], [null, null]))
  expect(formatsIn(bracketOf('double_elimination', matches), ['bo5', 'pro_set'])).toEqual([
    'bo3',
    'pro_set',
    'bo3',
    'pro_set',
    'bo5',
    'bo5',
  ])
})

test('the rounds of a round robin are all alike', () => {
  const round = bracketOf('round_robin', [match(0, ['group', 1, 1], [1, 2]), match(1, ['group', 2, 1], [3, 4])])
  expect(formatsIn(round, ['bo5', 'bo5'])).toEqual(['bo3', 'bo3'])
})

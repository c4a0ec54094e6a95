import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'
import { expect, it } from 'vitest'
import { expectationLine, leadLine, meetingLine, uncertaintyLine } from './rank-words.ts'

const against = (...outcomes: RankEntry['opponents'][number]['outcome'][]) =>
  outcomes.map(outcome => ({ players: [], outcome, chance: 0.5, moved: 0 }))

it('tells Ada whether her result was to be expected', () => {
  expect(expectationLine({ chance: 0.5, change: -9, opponents: against('lost') })).toMatch('even match')
  expect(expectationLine({ chance: 0.2, change: 9, opponents: against('won') })).toMatch('You beat the odds')
  expect(expectationLine({ chance: 0.8, change: 9, opponents: against('won') })).toMatch('the less it moves')
  expect(expectationLine({ chance: 0.2, change: -9, opponents: against('lost') })).toMatch('the loss cost less')
  expect(expectationLine({ chance: 0.8, change: -9, opponents: against('lost') })).toMatch('the loss cost more')
  expect(expectationLine({ chance: 0.3, change: -9, opponents: against('lost', 'tied') })).toMatch('the loss cost less')
})

it('never tells Ada what a loss cost her that has raised her rank', () => {
  for (const outcomes of [against('lost'), against('won', 'lost', 'won')])
    expect(expectationLine({ chance: 0.2, change: 60, opponents: outcomes })).toBe(
      'You did better than expected, so your rank rises.',
    )
})

it('tells her what the score said, and that a win that was too narrow leaves her rank', () => {
  const lead = { own: 22, other: 20, measured: 166, expected: -95 }
  expect(leadLine({ lead, kept: 0 })).toBe('22–20 is worth a lead of 166 rank points; −95 were expected.')
  expect(leadLine({ lead, kept: 1 })).toBe('Your win was narrower than expected, so your rank stays.')
  expect(leadLine({ lead: null, kept: 0 })).toBeNull()
})

it('tells her how much another meeting counts', () => {
  expect(meetingLine({ meeting: 4, weight: 0.4 })).toBe('Your 4th meeting this year counts 40%.')
  expect(meetingLine({ meeting: 1, weight: 1 })).toBeNull()
})

it('tells her that a draw was one', () => {
  expect(expectationLine({ chance: 0.2, change: 9, opponents: against('tied') })).toMatch('It was a draw')
})

it('tells her how much it weighed that her rank was not sure yet', () => {
  expect(uncertaintyLine({ uncertainty: 6.6, provisional: 1 }, false)).toMatch('New ranks move faster')
  expect(uncertaintyLine({ uncertainty: 1.1, provisional: 0 }, true)).toMatch('as usual')
  expect(uncertaintyLine({ uncertainty: 0.7, provisional: 0 }, true)).toMatch('a little less')
})

it('never says that her level is not known beside a rank without a question mark', () => {
  expect(uncertaintyLine({ uncertainty: 1.4, provisional: 0 }, true)).toBe(
    'Your rank still moves a little faster than that of a regular: × 1.4.',
  )
  // An old match, seen after her rank has lost its '?'.
  expect(uncertaintyLine({ uncertainty: 6.6, provisional: 1 }, true)).toBe(
    'Your rank was new then, and new ranks move faster: × 6.6.',
  )
})

it('never says that her rank is settled beside one with a question mark', () => {
  for (const uncertainty of [0.7, 1.1])
    expect(uncertaintyLine({ uncertainty, provisional: 1 }, false)).not.toMatch(/is settled|know your level/)
})

import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'
import { expect, it } from 'vitest'
import { expectationLine, uncertaintyLine } from './rank-words.ts'

const against = (...outcomes: RankEntry['opponents'][number]['outcome'][]) =>
  outcomes.map(outcome => ({ players: [], outcome, chance: 0.5, moved: 0 }))

it('tells Ada whether her result was to be expected', () => {
  expect(expectationLine({ chance: 0.5, opponents: against('lost') })).toMatch('even match')
  expect(expectationLine({ chance: 0.2, opponents: against('won') })).toMatch('You beat the odds')
  expect(expectationLine({ chance: 0.8, opponents: against('won') })).toMatch('the less it moves')
  expect(expectationLine({ chance: 0.2, opponents: against('lost') })).toMatch('the loss cost less')
  expect(expectationLine({ chance: 0.8, opponents: against('lost') })).toMatch('the loss cost more')
  expect(expectationLine({ chance: 0.3, opponents: against('lost', 'tied') })).toMatch('the loss cost less')
})

it('tells her how much it weighed that her rank was not sure yet', () => {
  expect(uncertaintyLine({ uncertainty: 6.6, provisional: 1 }, false)).toMatch('We do not know your level well yet')
  expect(uncertaintyLine({ uncertainty: 1.1, provisional: 0 }, true)).toMatch('as usual')
  expect(uncertaintyLine({ uncertainty: 0.7, provisional: 0 }, true)).toMatch('a little less')
})

it('never says that her level is not known beside a rank without a question mark', () => {
  expect(uncertaintyLine({ uncertainty: 1.4, provisional: 0 }, true)).toBe(
    'Your rank still moved 1.4 times as far as that of somebody who plays often.',
  )
  // An old match, seen after her rank has lost its '?'.
  expect(uncertaintyLine({ uncertainty: 6.6, provisional: 1 }, true)).toBe(
    'We did not know your level well then, so this result moved your rank 6.6 times as far as a settled one.',
  )
})

it('never says that her rank is settled beside one with a question mark', () => {
  for (const uncertainty of [0.7, 1.1])
    expect(uncertaintyLine({ uncertainty, provisional: 1 }, false)).not.toMatch(/is settled|know your level/)
})

import { expect, it } from 'vitest'
import { trendOf } from './trend.ts'

it('the change beside Ada’s line is that of the whole line: she fell by 20, though she won the last one', () => {
  const newestFirst = [
    { before: 470, after: 494 },
    { before: 490, after: 470 },
    { before: 514, after: 490 },
  ]
  expect(trendOf(newestFirst)).toEqual({ line: [514, 490, 470, 494], results: 3, moved: -20 })
})

it('before a ranked result there is neither a line nor a change', () => {
  expect(trendOf([])).toEqual({ line: [], results: 0, moved: undefined })
})

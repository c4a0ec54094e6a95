import { expect, test } from 'vitest'
import { eachOnce } from './each-once.ts'

test('a player whom a newcomer pushed onto the next page stands in the list once, with the rank told last', () => {
  const first = [
    { id: 'ada', rank: 500 },
    { id: 'bea', rank: 480 },
  ]
  const second = [
    { id: 'bea', rank: 490 },
    { id: 'cleo', rank: 470 },
  ]
  expect(eachOnce([...first, ...second])).toEqual([
    { id: 'ada', rank: 500 },
    { id: 'bea', rank: 490 },
    { id: 'cleo', rank: 470 },
  ])
})

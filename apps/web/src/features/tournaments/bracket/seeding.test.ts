import { expect, test } from 'vitest'
import { byRank, moved, ordered } from './seeding.ts'
import { placeOf } from '../testing.ts'

const ben = { ...placeOf('Ben'), rank: 500 }
const cleo = { ...placeOf('Cleo'), rank: 700 }
const dan = { ...placeOf('Dan'), rank: 500 }

test('players stand by rank, and by name where that is equal', () => {
  expect(byRank([dan, ben, cleo])).toEqual(['Cleo', 'Ben', 'Dan'])
})
test('who came since the last draw is at the end, who is gone is left out', () => {
  expect(ordered([ben, cleo, dan], ['Dan', 'Eve', 'Ben']).map(({ id }) => id)).toEqual(['Dan', 'Ben', 'Cleo'])
})
test('a player moves by one place, and not over the ends', () => {
  const order = ['Ben', 'Cleo', 'Dan']
  expect(moved(order, 'Cleo', -1)).toEqual(['Cleo', 'Ben', 'Dan'])
  expect(moved(order, 'Cleo', 1)).toEqual(['Ben', 'Dan', 'Cleo'])
  expect(moved(order, 'Ben', -1)).toEqual(order)
  expect(moved(order, 'Dan', 1)).toEqual(order)
})

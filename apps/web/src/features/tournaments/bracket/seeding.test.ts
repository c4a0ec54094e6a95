import type { Place } from '@gauntlet/contract/tournaments/answer'
import { expect, test } from 'vitest'
import { firstPairs, moved, ordered, seedOf, sentOrder } from './seeding.ts'
import { placeOf, tournamentOf } from '../testing.ts'

const ben = { ...placeOf('Ben'), rank: 500 }
const cleo = { ...placeOf('Cleo'), rank: 700 }
const dan = { ...placeOf('Dan'), rank: 500 }

const ids = (players: readonly { id: string }[]) => players.map(({ id }) => id)

const pairsOf = (...names: string[]) =>
  firstPairs(names.map(name => placeOf(name))).map(({ one, other }) => `${one.player.id}–${other?.player.id ?? ''}`)

test('players stand by rank, the settled first where that is equal, then by name', () => {
  expect(ids(ordered([dan, ben, cleo], []))).toEqual(['Cleo', 'Ben', 'Dan'])
  const [newcomer, settled] = [{ ...ben, provisional: 1 } as const, { ...dan, provisional: 0 } as const]
  expect(ids(ordered([newcomer, settled, cleo], []))).toEqual(['Cleo', 'Dan', 'Ben'])
})
test('a guest, who has no rank, comes last, and an accent counts as nothing', () => {
  const [guest, emile] = [
    { ...placeOf('Abe'), rank: null },
    { ...placeOf('Émile'), rank: 500 },
  ]
  expect(ids(ordered([guest, emile, { ...placeOf('Finn'), rank: 500 }], []))).toEqual(['Émile', 'Finn', 'Abe'])
})
test('the server seeds those whom the organizer has not put into an order', () => {
  expect(sentOrder([cleo, ben, dan], [])).toEqual([])
  expect(sentOrder([ben, cleo, dan], ['Dan', 'Eve', 'Ben'])).toEqual(['Dan', 'Ben'])
})
test('who came since the last draw is at the end, who is gone is left out', () => {
  expect(ids(ordered([ben, cleo, dan], ['Dan', 'Eve', 'Ben']))).toEqual(['Dan', 'Ben', 'Cleo'])
})
test('a player moves by one place, and not over the ends', () => {
  const order = ['Ben', 'Cleo', 'Dan']
  expect(moved(order, 'Cleo', -1)).toEqual(['Cleo', 'Ben', 'Dan'])
  expect(moved(order, 'Cleo', 1)).toEqual(['Ben', 'Dan', 'Cleo'])
  expect(moved(order, 'Ben', -1)).toEqual(order)
  expect(moved(order, 'Dan', 1)).toEqual(order)
})
test('the first seed meets the last, and where the number does not come out even, nobody', () => {
  expect(pairsOf('Ada', 'Ben', 'Cleo', 'Dan')).toEqual(['Ada–Dan', 'Ben–Cleo'])
  expect(pairsOf('Ada', 'Ben', 'Cleo')).toEqual(['Ada–', 'Ben–Cleo'])
  expect(pairsOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H')).toEqual(['A–H', 'D–E', 'B–G', 'C–F'])
})

const cup = (...users: Place[]) => tournamentOf({ format: 'single_elimination', users })
test('Ben, invited, is seeded as the draw would seed him: of two with the same rank the name decides', () => {
  const [ada, invited] = [placeOf('Ada'), placeOf('Ben', { state: '1' })]
  expect(seedOf(cup(invited, ada), 'Ben')).toEqual({ place: '2nd', players: 2 })
  expect(seedOf(cup(invited, { ...ada, rank: 400 }), 'Ben')).toEqual({ place: '1st', players: 2 })
  expect(seedOf(cup(invited), 'Ben')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { placeOf, tournamentOf } from '../testing.ts'
import { entrantsOf, sideName, sidesOf, takenOn } from './sides.ts'

const of = (name: string, captain: string | null, complete: 0 | 1 = 1) => ({
  ...placeOf(name),
  _joinData: { ...placeOf(name)._joinData, side: { captain, team: null, complete } },
})
const asked = (name: string, asker: string) => ({
  ...placeOf(name, { state: '1', asked_by: 'captain' }),
  _joinData: { ...placeOf(name)._joinData, asked_by: 'captain' as const, asker },
})

describe('the sides of a tournament', () => {
  const users = [of('Ben', 'Ada'), of('Ada', 'Ada'), of('Cleo', 'Cleo', 0), of('Dan', null, 0), asked('Eve', 'Cleo')]
  const doubles = tournamentOf({ side_size: 2, composition: 'any', users })
  test('stand together, the captain first; whoever is not shown is missing', () => {
    expect(sidesOf(doubles).map(({ players }) => sideName(players))).toEqual(['Ada and Ben', 'Cleo', 'Dan'])
  })
  test('take part where they are complete, as one', () => {
    expect(entrantsOf(doubles).map(({ id, full_name }) => [id, full_name])).toEqual([['Ada', 'Ada and Ben']])
    expect(entrantsOf(tournamentOf({ users: [placeOf('Ada'), placeOf('Ben')] }))).toHaveLength(2)
  })
  test('keep places for whom a captain asks', () => {
    expect(takenOn(doubles, 'Cleo').map(({ id }) => id)).toEqual(['Cleo', 'Eve'])
  })
})

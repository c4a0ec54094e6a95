import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { testCountingNode } from '../../testing/statements.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ahead', 'Ben Behind', 'Ben Beyond'], { sports: ['Chess'] })
const node = testCountingNode(app)

const FAR = 1_000_000
test.each([
  ['by name', (page: number) => node.statementsOf(peopleSearch.byName, { term: 'ben', page }, ada)],
  ['for a match', (page: number) => node.statementsOf(matchSearch.search, { page }, ada)],
])('far behind the last page of a search %s Ada finds nobody, and the database looks for nobody', async (_, read) => {
  await read(1)
  expect(await read(FAR)).toBeLessThan(await read(1))
})

test('and is told how many there are', async () => {
  const named = await app.call(peopleSearch.byName, { term: 'ben', page: FAR }, ada)
  const found = await app.call(matchSearch.search, { page: FAR }, ada)
  expect([named.payload, named.body.total]).toEqual([[], 2])
  expect([found.payload, found.body.total]).toEqual([
    { users: [], challenges: [], counts: { users: 2, challenges: 0 } },
    2,
  ])
})

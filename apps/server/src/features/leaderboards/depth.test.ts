import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { testCountingNode } from '../../testing/statements.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])
const node = testCountingNode(app)

// To pass over all that there is, up to an offset behind its end, would cost as much as reading it.
test.each([
  ['a whole board', {}],
  ['the board of an age', { ageRange: { lower: 18, upper: 64 } }],
])('of %s no page behind the last is read', async (_, asked) => {
  const sport = await app.sportId('Tennis Singles')
  const statementsAt = (page: number) => node.statementsOf(leaderboards.list, { sport, page, ...asked }, ada)
  expect((await statementsAt(1)) - (await statementsAt(1_000_000))).toBe(1)
})

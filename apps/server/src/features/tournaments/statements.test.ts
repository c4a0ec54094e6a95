import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { countingNode, type CountingNode } from '../../testing/statements.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

let app: TestApp
let node: CountingNode
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  node = await countingNode(app)
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
})
afterAll(async () => {
  await node.stop()
  await app.close()
})

// These were 30, 30 and 31 when an act loaded its tournament three times.
test('joining a tournament takes at most 15 statements', async () => {
  const { id } = await tournamentOf(app, ada)
  expect(await node.statementsOf(tournaments.join, { id }, ben)).toBeLessThanOrEqual(15)
})

test('leaving one takes at most 15', async () => {
  const tournament = await tournamentOf(app, ada)
  await joinTournament(app, tournament, ben)
  expect(await node.statementsOf(tournaments.leave, { id: tournament.id }, ben)).toBeLessThanOrEqual(15)
})

test('editing one that somebody has joined takes at most 15', async () => {
  const tournament = await tournamentOf(app, ada)
  await joinTournament(app, tournament, ben)
  expect(await node.statementsOf(tournaments.edit, { id: tournament.id, venue: 'Court 9' }, ada)).toBeLessThanOrEqual(
    15,
  )
})

import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { testCountingNode } from '../../testing/statements.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const node = testCountingNode(app)

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

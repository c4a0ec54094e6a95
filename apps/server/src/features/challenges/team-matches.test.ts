import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { report } from '../../testing/challenges.ts'
import { teamMatch } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'

const app = testApp()
const [ada, ben, fay, eve] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Fay Forehand', 'Eve Elsewhere'], {
  sports: ['Volleyball'],
})
const { teamOf, accept: acceptTeam } = teamActs(() => app)
const recordOf = async (teamId: string, viewer: Player) =>
  (await app.call(lineups.ofTeam, { team_id: teamId }, viewer)).payload

test("a team's profile tells what it has played, and against whom", async () => {
  const net = await teamOf(ada, 'Net Gains', fay)
  const llamas = await teamOf(ben, 'Volley Llamas')
  await acceptTeam(fay, net)
  const play = async (winner: Player) => {
    const match = await teamMatch(app, [net, llamas], [ada, fay, ben])
    for (const player of [ada, ben]) await report(app, match, player, winner)
  }
  expect(await recordOf(net.id, eve)).toEqual({ wins: 0, draws: 0, losses: 0, matches: [] })
  await play(ada)
  await play(ben)
  await play(ada)
  const told = await recordOf(net.id, eve)
  expect(told).toMatchObject({ wins: 2, draws: 0, losses: 1 })
  expect(told.matches.map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'won'])
  expect(told.matches[0]).toMatchObject({ against: { id: llamas.id, name: 'Volley Llamas' }, location: 'Austin' })
  expect(told.matches[0]?.players.map(({ first_name }) => first_name)).toEqual(['Ada', 'Fay'])
  expect(told.matches[0]?.opponents.map(({ first_name }) => first_name)).toEqual(['Ben'])
  expect(await recordOf(llamas.id, eve)).toMatchObject({ wins: 1, losses: 2 })

  await app.call(teams.edit, { team_id: llamas.id, status: 0 }, ben)
  expect((await recordOf(net.id, eve)).matches[0]?.against).toBeNull()
  await app.call(blocks.set, { user_id: eve.id, active: 1 }, fay)
  expect(await recordOf(net.id, eve)).toEqual({ wins: 0, draws: 0, losses: 0, matches: [] })
  await app.call(blocks.set, { user_id: eve.id, active: 1 }, ada)
  expect((await app.call(lineups.ofTeam, { team_id: net.id }, eve)).status).toBe(404)
})

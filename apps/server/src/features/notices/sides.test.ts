import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { letItStart, report } from '../../testing/challenges.ts'
import { befriend, DOUBLES, fullDoubles, teamMatch } from '../../testing/lineups.ts'
import { subjectsTo, textsOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'], {
  sports: [DOUBLES, 'Volleyball'],
})
const { teamOf, accept: acceptTeam } = teamActs(() => app)
beforeAll(async () => {
  await befriend(app, ada, cleo)
  await befriend(app, ben, dan)
})

test('a pair is named by both, and by the one of them whom the reader may see', async () => {
  const match = await fullDoubles(app, [
    [ada, cleo],
    [ben, dan],
  ])
  await letItStart(app, match)
  await report(app, match, ada, ada)
  expect(await subjectsTo(app, dan)).toContainEqual(expect.stringMatching(/^Ada Ace reported that you lost/))
  await report(app, match, ben, ada)
  const lost = /^You lost to Ada Ace and Cleo Clay\./
  expect(await subjectsTo(app, dan)).toContainEqual(expect.stringMatching(lost))
  expect(await textsOf(app, dan)).toContainEqual(expect.stringMatching(lost))
  expect(await subjectsTo(app, cleo)).toContainEqual(
    expect.stringMatching(/^You won against Ben Baseline and Dan Deuce\./),
  )
  await app.call(blocks.set, { user_id: ada.id, active: 1 }, dan)
  expect(await textsOf(app, dan)).toContainEqual(expect.stringMatching(/^You lost to Cleo Clay\./))
})

test('a team is named by its name, and one that rests by its players', async () => {
  const net = await teamOf(ada, 'Net Gains', cleo)
  const llamas = await teamOf(ben, 'Volley Llamas')
  await acceptTeam(cleo, net)
  const match = await teamMatch(app, [net, llamas], [ada, cleo, ben])
  for (const player of [ben, ada]) await report(app, match, player, ada)
  expect(await textsOf(app, ben)).toContainEqual(expect.stringMatching(/^You lost to Net Gains\b/))
  expect(await subjectsTo(app, cleo)).toContainEqual(expect.stringMatching(/^You won against Volley Llamas\b/))
  await app.call(teams.edit, { team_id: llamas.id, status: 0 }, ben)
  expect(await textsOf(app, cleo)).toContainEqual(expect.stringMatching(/^You won against Ben Baseline\b/))
})

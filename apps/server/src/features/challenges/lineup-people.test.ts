import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { letItStart, report, terms, view } from '../../testing/challenges.ts'
import { answerLineup, befriend, DOUBLES, doublesOf, fullDoubles, lineUp, type Pairs } from '../../testing/lineups.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'

const app = testApp()
const sports = [DOUBLES, 'Volleyball']
const [ada, ben, cleo, dan, eve, fay] = testPlayers(
  app,
  ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce', 'Eve Even', 'Fay Fault'],
  { sports },
)
let pairs: Pairs
beforeAll(async () => {
  pairs = [
    [ada, cleo],
    [ben, dan],
  ]
  for (const [one, other] of [...pairs, [ada, eve] as const]) await befriend(app, one, other)
})

describe('a player of a line-up', () => {
  test('whose account is closed is out of it, and the match goes on', async () => {
    const gus = await app.player('Gus Grass', { sports })
    await befriend(app, ben, gus)
    const match = await fullDoubles(app, [
      [ada, cleo],
      [ben, gus],
    ])
    await app.call(accounts.remove, { id: gus.id }, gus)
    const seen = await view(app, match, ben)
    expect(seen).toMatchObject({ status: 'Upcoming', user_count: 3 })
    expect(seen.sides?.[1]).toMatchObject({ captain: ben.id, complete: false })
  })

  test('is shown to strangers once the match is played; whoever was only asked is not', async () => {
    const match = await fullDoubles(app, pairs)
    expect((await app.call(challenges.view, { id: match.id }, fay)).status).toBe(404)
    await lineUp(app, match, ada, { remove: [cleo], add: [eve] })
    await letItStart(app, match)
    await report(app, match, ada, ada)
    await report(app, match, dan, ada)
    const seen = await view(app, match, fay)
    expect(seen.sides?.map(({ players }) => players.map(({ id }) => id))).toEqual([[ada.id], [ben.id, dan.id]])
    expect(seen.lineup.map(({ id }) => id)).toEqual([dan.id])
    expect(JSON.stringify(seen)).not.toContain(eve.id)
    expect([seen.venue, seen.sides?.[0]?.chance]).toEqual(['', null])
  })

  test('who is under 18 is named by friends alone', async () => {
    const mia = await app.player('Mia Minor', { sports })
    const setAge = (age: number) =>
      app.db.session(session => session.run('update users set age = $1 where id = $2', [age, mia.id]))
    const match = await doublesOf(app, ada, [ben])
    await befriend(app, ada, mia)
    await setAge(15)
    expect((await lineUp(app, match, ada, { add: [mia] })).status).toBe(200)
    const other = await doublesOf(app, ben, [ada])
    expect((await lineUp(app, other, ben, { add: [mia] })).status).toBe(409)
  })
})

describe('a match of teams', () => {
  const { teamOf, accept: acceptTeam } = teamActs(() => app)
  test('goes to the other owner, and picks active members who are in at once', async () => {
    const net = await teamOf(ada, 'Net Gains', fay)
    const llamas = await teamOf(ben, 'Volley Llamas', dan)
    await acceptTeam(fay, net)
    const match = await doublesOf(app, ada, [], {
      sport: await app.sportId('Volleyball'),
      team_id: net.id,
      against_team_id: llamas.id,
    })
    expect(match.recipients.map(({ id }) => id)).toEqual([ben.id])
    expect(match.sides?.map(({ team, size }) => [team?.name, size])).toEqual([
      ['Net Gains', 6],
      ['Volley Llamas', 6],
    ])
    const picked = await lineUp(app, match, ada, { add: [fay] })
    expect(picked.payload.sides?.[0]?.players).toContainEqual({ id: fay.id, state: 'accepted' })
    expect(await subjectsTo(app, fay)).toContain('Ada Ace picked you for a match')
    await answerLineup(app, match, fay, 'dismissed')
    expect((await view(app, match, ada)).sides?.[0]?.players).toHaveLength(1)
    await app.call(teams.delete, { team_id: llamas.id }, ben)
    expect((await view(app, match, ada)).sides?.[1]?.team).toBeNull()
  })

  test('is issued by the owner, in the sport of the team', async () => {
    const net = await teamOf(ada, 'Aces High')
    const volleyball = await app.sportId('Volleyball')
    const issue = async (by: Player, changes: Partial<SentOf<typeof challenges.issue>>) =>
      (await app.call(challenges.issue, { ...(await terms(app)), ids: [ben.id], ...changes }, by)).body.message
    expect(await issue(cleo, { sport: volleyball, team_id: net.id })).toBe(
      'Only the owner of a team can challenge in its name.',
    )
    expect(await issue(ada, { sport: await app.sportId(DOUBLES), team_id: net.id })).toBe(
      'This team plays another sport.',
    )
    expect(await issue(ada, { sport: volleyball, side_size: 5 })).toBe('This sport has no sides of this size.')
  })
})

import { teams } from '@gauntlet/contract/teams/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { playersOf, teamActs } from '../../testing/teams.ts'
import { presentOne } from './present.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

const { make, teamOf, add, setActive, accept, remove, view, seenBy, told } = teamActs(() => app)

describe('a team', () => {
  test('is made with its captain in it, and Ben is asked by a notice and a mail', async () => {
    const team = await teamOf(ada, 'Net Gains', ben)
    expect(team).toMatchObject({
      name: 'Net Gains',
      location: 'Austin, TX',
      gender: 'Mix',
      sport: { name: 'Volleyball' },
      rank: 500,
      provisional: 1,
      rating: 5,
      status: 1,
      user_id: ada.id,
      user_count: 1,
      role: 'owner',
    })
    expect(team.users.map(({ first_name, team_captain, status }) => [first_name, team_captain, status])).toEqual([
      ['Ada', 1, 'Accepted'],
      ['Ben', 0, 'Pending'],
    ])
    expect(await told(ben)).toContain('Ada Ace invites you to the team Net Gains')
    expect(await app.mailTo(ben.email, 'the team Net Gains')).toMatchObject({
      subject: 'Ada Ace invites you to the team Net Gains',
      text: expect.stringContaining(`/team/edit/${team.id}`),
    })
    expect((await selfOf(app, ada)).team_captain).toBe(1)
    expect((await selfOf(app, ben)).team_captain).toBe(0)
  })

  test.each([
    [{}, 'Add team name'],
    [{ name: 'Six Pack' }, 'Set gender'],
    [{ name: 'Six Pack', gender: 'Mix' }, 'Select sports'],
    [{ name: 'Six Pack', gender: 'Mix', sports: '00000000-0000-4000-8000-000000000000' }, 'Set location'],
  ])('of %o is refused: %s', async (body, message) => {
    const answer = await app.send({ method: 'POST', path: '/teams/add', body, player: ada })
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test('is not there for an id that no team has', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const path of ['view', 'edit', 'delete', 'teamPlayersRemove', 'addUserToTeam', 'changeStatusTeamPlayers']) {
      const body = { team_id: nobody }
      const answer = await app.send({ method: 'POST', path: `/Teams/${path}`, body, player: ada })
      expect([path, answer.status, answer.body.message]).toEqual([path, 404, 'Team does not exist'])
    }
  })

  test('is changed by its owner alone, only what is named, and its players are told', async () => {
    const team = await teamOf(ada, 'Block Party', ben)
    await accept(ben, team)
    expect((await app.call(teams.edit, { team_id: team.id, name: 'Mine' }, ben)).status).toBe(403)
    const { body, payload } = await app.call(teams.edit, { team_id: team.id, name: 'Blockers', status: 0 }, ada)
    expect(body.message).toBe('Team edited successfully.')
    expect(payload).toMatchObject({ name: 'Blockers', location: 'Austin, TX', gender: 'Mix', status: 0 })
    expect(await told(ben)).toContain('Ada Ace changed your team Blockers')
    expect((await view(cleo, team)).status).toBe(404)
  })

  test('is deleted by its owner alone, and its players are told', async () => {
    const team = await teamOf(ada, 'Short Lived', ben)
    await accept(ben, team)
    expect((await app.call(teams.delete, { team_id: team.id }, ben)).status).toBe(403)
    expect((await app.call(teams.delete, { team_id: team.id }, ada)).status).toBe(200)
    expect((await view(ada, team)).status).toBe(404)
    expect(await told(ben)).toContain('The team Short Lived is deleted')
  })

  test('which its owner deletes while an answer is on its way does not exist', async () => {
    const team = await teamOf(ada, 'Just Gone')
    await app.call(teams.delete, { team_id: team.id }, ada)
    const answer = presentOne(app.app.services, ada, team.id)
    await expect(answer).rejects.toMatchObject({ status: 404, message: 'Team does not exist' })
  })
})

describe('a player who is asked', () => {
  test('is told once, however often the owner takes the invitation back and asks anew', async () => {
    const eli = await app.player('Eli Easy')
    const team = await teamOf(ada, 'Doorbell', eli)
    for (const _time of [1, 2, 3]) {
      await remove(ada, team, eli)
      expect((await add(ada, team, { user_id: eli.id })).status).toBe(200)
    }
    expect(await told(eli)).toEqual(['Ada Ace invites you to the team Doorbell'])
    await app.advance(DAY)
    await remove(ada, team, eli)
    await add(ada, team, { user_id: eli.id })
    expect(await told(eli)).toHaveLength(2)
  })

  test('into one new team after the other is told of no more than five a day', async () => {
    const [max, eli] = [await app.player('Max Many'), await app.player('Eli Easier')]
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
      await app.call(teams.delete, { team_id: (await teamOf(max, name, eli)).id }, max)
    expect(await told(eli)).toHaveLength(5)
  })

  test('accepts, which the owner cannot do for them, and the owner is told', async () => {
    const team = await teamOf(ada, 'Yes Men', ben)
    expect(await setActive(ada, team, ben, 1)).toMatchObject({
      status: 409,
      body: { message: 'The player answers first.' },
    })
    expect((await setActive(cleo, team, ben, 1)).status).toBe(403)
    const { payload } = await accept(ben, team)
    expect([payload.role, payload.user_count]).toEqual(['member', 2])
    expect(await told(ada)).toContain('Ben Baseline is on your team Yes Men')
  })

  test('declines', async () => {
    const team = await teamOf(ada, 'No Men', ben)
    expect((await remove(ben, team, ben)).payload.role).toBe('none')
    expect(await seenBy(ada, team)).toEqual([['Ada', 'Accepted', 1]])
    expect(await told(ada)).toContain('Ben Baseline does not join your team No Men')
  })

  test('sees it first among the own teams', async () => {
    const dan = await app.player('Dan Deuce')
    await teamOf(dan, 'Aces')
    await teamOf(ada, 'Zebras', dan)
    const { payload } = await app.call(teams.list, {}, dan)
    expect(payload.map(({ name, role }) => [name, role])).toEqual([
      ['Zebras', 'invited'],
      ['Aces', 'owner'],
    ])
  })
})

describe('players', () => {
  test('set aside count no more; strangers see those who play', async () => {
    const team = await teamOf(ada, 'Bench', ben)
    await accept(ben, team)
    await add(ada, team, { user_id: cleo.id })
    expect((await setActive(ben, team, ben, 0)).status).toBe(403)
    await setActive(ada, team, ben, 0)
    const dan = await app.player('Dan Drop')
    expect(await seenBy(dan, team)).toEqual([['Ada', 'Accepted', 1]])
    expect(await seenBy(ada, team)).toEqual([
      ['Ada', 'Accepted', 1],
      ['Ben', 'Accepted', 0],
      ['Cleo', 'Pending', 0],
    ])
  })

  test('make its rank and rating, those alone who are active', async () => {
    const [eve, gus] = [await app.player('Eve Even'), await app.player('Gus Game')]
    const match = await playedMatch(app, eve, gus, { ranked: 1 })
    for (const player of [eve, gus]) await report(app, match, player, eve, { [player === eve ? gus.id : eve.id]: 3 })
    const team = (await make(eve, 'Means', { selected: [gus.id], sports: await app.sportId('Tennis Singles') })).payload
    const [own] = team.users
    expect(own?.rank).toBeGreaterThan(500)
    expect(team.rank).toBe(own?.rank)
    const both = (await accept(gus, team)).payload
    expect(both.rank).toBe(500)
    expect(both.rating).toBe(3)
    expect((await setActive(eve, team, gus, 0)).payload.rank).toBe(own?.rank)
  })

  test('leave by themselves and are removed by the owner; the other is told', async () => {
    const team = await teamOf(ada, 'Revolving Door', ben, cleo)
    await accept(ben, team)
    await accept(cleo, team)
    expect((await remove(ben, team, cleo)).status).toBe(403)
    await remove(ben, team, ben)
    await remove(ada, team, cleo)
    expect(await told(ada)).toContain('Ben Baseline left your team Revolving Door')
    expect(await told(cleo)).toContain('You’re no longer on the team Revolving Door')
    expect(await remove(ada, team, cleo)).toMatchObject({ status: 409 })
  })

  test('are the owner’s to add, all who are named or none; the owner adds oneself at once', async () => {
    const team = await teamOf(ada, 'Roll Call', ben)
    expect((await add(ben, team, { user_id: cleo.id })).status).toBe(403)
    expect(await add(ada, team, { user_id: [cleo.id, ben.id] })).toMatchObject({
      status: 409,
      body: { message: 'Players already added.' },
    })
    expect(await seenBy(ada, team)).toHaveLength(2)
    expect(await add(ada, team, {})).toMatchObject({ status: 400, body: { message: 'Name a player or an email.' } })
    await remove(ada, team, ada)
    expect(await seenBy(ada, team)).toEqual([['Ben', 'Pending', 0]])
    expect(playersOf((await add(ada, team, { user_id: ada.id })).payload)[0]).toEqual(['Ada', 'Accepted', 1])
  })
})

describe('a search', () => {
  test('finds a team by its id, or by the beginning of its name, whatever the accents', async () => {
    const team = await teamOf(ada, 'Équipe Bleue')
    const found = async (input: { id?: string; name?: string }) =>
      (await app.call(teams.search, input, cleo)).payload.map(({ name }) => name)
    expect(await found({ id: team.id })).toEqual(['Équipe Bleue'])
    expect(await found({ name: 'equipe b' })).toEqual(['Équipe Bleue'])
    expect(await found({ name: '%' })).toEqual([])
    expect(await app.call(teams.search, {}, cleo)).toMatchObject({ status: 400, body: { message: 'Name a team.' } })
  })
})

import { accounts } from '@gauntlet/contract/accounts'
import { blocks } from '@gauntlet/contract/blocks'
import { friends } from '@gauntlet/contract/friends'
import { notices } from '@gauntlet/contract/notices'
import { sessions } from '@gauntlet/contract/sessions'
import { type Team, teams } from '@gauntlet/contract/teams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkToken, openTestApp, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { DAY, playedMatch, report } from '../../testing/challenges.ts'

let app: TestApp
let ada: Player
let ben: Player
let cleo: Player
let volleyball: string
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
  cleo = await app.player('Cleo Clay')
  volleyball = await app.sportId('Volleyball')
})
afterAll(() => app.close())

const make = (by: Player, name: string, changes: { selected?: string[]; sports?: string } = {}) =>
  app.call(teams.add, { name, gender: 'Mix', sports: volleyball, address: 'Austin, TX', ...changes }, by)
async function teamOf(by: Player, name: string, ...selected: Player[]): Promise<Team> {
  const { payload, body } = await make(by, name, { selected: selected.map(({ id }) => id) })
  if (!payload) throw new Error(`The team was refused: ${JSON.stringify(body)}`)
  return payload
}
const add = (by: Player, { id }: Team, what: { user_id?: string | string[]; email?: string }) =>
  app.call(teams.addPlayers, { team_id: id, ...what }, by)
const setActive = (by: Player, { id }: Team, player: Player, active: 0 | 1) =>
  app.call(teams.setActive, { team_id: id, user_id: player.id, active }, by)
const accept = (by: Player, team: Team) => setActive(by, team, by, 1)
const remove = (by: Player, { id }: Team, player: Player) =>
  app.call(teams.removePlayer, { team_id: id, user_id: player.id }, by)
const view = (by: Player, { id }: Team) => app.call(teams.view, { team_id: id }, by)
const invite = (by: Player, email: string, team?: Team) =>
  app.call(teams.invite, { email, ...(team && { team_id: team.id }) }, by)
const playersOf = (team: Team) => team.users.map(({ first_name, status, active }) => [first_name, status, active])
const seenBy = async (by: Player, team: Team) => playersOf((await view(by, team)).payload)
const subjects = async (player: Player) => {
  const { payload } = await app.call(notices.list, {}, player)
  return payload.notices.map(({ text }) => text)
}
const setAge = (player: Player, age: number) =>
  app.db.session(session => session.run('update users set age = $1 where id = $2', [age, player.id]))
const register = async (name: string) => {
  const player = await app.register(name)
  await app.call(sessions.verify, { token: linkToken(await app.mailTo(player.email), 'verify') })
  return player
}

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
    expect(await subjects(ben)).toContain('Ada Ace invites you to the team Net Gains')
    expect(await app.mailTo(ben.email)).toMatchObject({
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
    expect(await subjects(ben)).toContain('Ada Ace changed your team Blockers')
    expect((await view(cleo, team)).status).toBe(404)
  })

  test('is deleted by its owner alone, and its players are told', async () => {
    const team = await teamOf(ada, 'Short Lived', ben)
    await accept(ben, team)
    expect((await app.call(teams.delete, { team_id: team.id }, ben)).status).toBe(403)
    expect((await app.call(teams.delete, { team_id: team.id }, ada)).status).toBe(200)
    expect((await view(ada, team)).status).toBe(404)
    expect(await subjects(ben)).toContain('The team Short Lived is deleted')
  })
})

describe('a player who is asked', () => {
  test('accepts, which the owner cannot do for them, and the owner is told', async () => {
    const team = await teamOf(ada, 'Yes Men', ben)
    expect(await setActive(ada, team, ben, 1)).toMatchObject({
      status: 409,
      body: { message: 'The player answers first.' },
    })
    expect((await setActive(cleo, team, ben, 1)).status).toBe(403)
    const { payload } = await accept(ben, team)
    expect([payload.role, payload.user_count]).toEqual(['member', 2])
    expect(await subjects(ada)).toContain('Ben Baseline is in your team Yes Men')
  })

  test('declines', async () => {
    const team = await teamOf(ada, 'No Men', ben)
    expect((await remove(ben, team, ben)).payload.role).toBe('none')
    expect(await seenBy(ada, team)).toEqual([['Ada', 'Accepted', 1]])
    expect(await subjects(ada)).toContain('Ben Baseline does not join your team No Men')
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
  test('set aside count no more; strangers see who plays', async () => {
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
    expect(await subjects(ada)).toContain('Ben Baseline has left your team Revolving Door')
    expect(await subjects(cleo)).toContain('You are no longer in the team Revolving Door')
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

  test('under 18 are asked by friends alone, and hidden from strangers', async () => {
    const kid = await app.player('Kim Kid')
    await setAge(kid, 15)
    expect(await make(ada, 'Juniors', { selected: [kid.id] })).toMatchObject({
      status: 400,
      body: { errors: { selected: 'We do not know this player.' } },
    })
    await app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, kid)
    await app.call(friends.send, { friends: [{ id: kid.id, active: 1 }] }, ada)
    const team = await teamOf(ada, 'Juniors', kid, ben)
    await accept(kid, team)
    const names = async (by: Player) => (await seenBy(by, team)).map(([name]) => name)
    expect(await names(cleo)).toEqual(['Ada'])
    expect(await names(ben)).toEqual(['Ada', 'Ben'])
    await accept(ben, team)
    expect(await names(ben)).toEqual(['Ada', 'Ben', 'Kim'])
    const own = await teamOf(kid, 'Kids Club')
    expect((await view(cleo, own)).status).toBe(404)
    expect((await app.call(teams.search, { name: 'kids' }, cleo)).payload).toEqual([])
    expect((await app.call(teams.search, { name: 'kids' }, ada)).payload).toHaveLength(1)
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
    expect((await app.call(teams.search, {}, cleo)).status).toBe(400)
  })
})

describe('an invitation by email', () => {
  test('asks the player who has the address; once', async () => {
    const team = await teamOf(ada, 'Post Office')
    expect(await invite(ada, ben.email, team)).toMatchObject({
      status: 200,
      body: { message: 'Invitation to player sent successfully.' },
    })
    expect(await seenBy(ada, team)).toContainEqual(['Ben', 'Pending', 0])
    expect(await invite(ada, ben.email, team)).toMatchObject({
      status: 409,
      body: { message: 'Players already added.' },
    })
    expect((await invite(ben, cleo.email, team)).status).toBe(403)
  })

  test.each([
    ['', 'Please enter person email id.'],
    ['nobody', 'Please enter valid email id.'],
  ])('to %o is refused: %s', async (email, message) => {
    expect((await invite(ada, email)).body.message).toBe(message)
  })

  test('to an address without an account is a mail, and asks whoever verifies it', async () => {
    const team = await teamOf(ada, 'Open House')
    await add(ada, team, { email: 'nia.new@example.com' })
    expect((await app.mailTo('nia.new@example.com')).text).toContain('the team Open House')
    expect((await invite(ada, 'nia.new@example.com', team)).status).toBe(429)
    const nia = await register('Nia New')
    expect((await app.call(teams.list, {}, nia)).payload).toMatchObject([{ id: team.id, role: 'invited' }])
    await app.advance(8 * DAY)
  })

  test('without a team says who would like to play, to players and to strangers', async () => {
    await invite(ada, cleo.email)
    expect(await subjects(cleo)).toContain('Ada Ace would like to be in a team with you')
    await invite(ada, 'ole.other@example.com')
    const ole = await register('Ole Other')
    expect(await subjects(ole)).toContain('Ada Ace would like to be in a team with you')
    expect(await invite(ada, ada.email)).toMatchObject({ status: 400, body: { message: 'This is your own email.' } })
  })

  test('does not tell that somebody is under 18 or has blocked the sender', async () => {
    const [pat, kid] = [await app.player('Pat Past'), await app.player('Kay Kid')]
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, pat)
    await setAge(kid, 12)
    const team = await teamOf(ada, 'Quiet')
    for (const { email } of [pat, kid]) {
      expect((await invite(ada, email, team)).status).toBe(200)
      expect((await invite(ada, email)).status).toBe(200)
    }
    expect(await seenBy(ada, team)).toHaveLength(1)
    expect([...(await subjects(pat)), ...(await subjects(kid))]).toEqual([])
  })
})

test('a block takes each out of the other’s teams, and leaves those of a third', async () => {
  const [ivy, jon] = [await app.player('Ivy In'), await app.player('Jon Jab')]
  const [ivys, jons, adas] = [
    await teamOf(ivy, 'Ivys', jon),
    await teamOf(jon, 'Jons', ivy),
    await teamOf(ada, 'Thirds', ivy, jon),
  ]
  await accept(jon, ivys)
  for (const player of [ivy, jon]) await accept(player, adas)
  await app.call(blocks.set, { user_id: jon.id, active: 1 }, ivy)
  expect([(await view(jon, ivys)).status, await seenBy(jon, jons)]).toEqual([404, [['Jon', 'Accepted', 1]]])
  expect((await seenBy(ada, adas)).map(([name]) => name)).toEqual(['Ada', 'Ivy', 'Jon'])
  expect((await seenBy(jon, adas)).map(([name]) => name)).toEqual(['Ada', 'Jon'])
  expect(await make(jon, 'Again', { selected: [ivy.id] })).toMatchObject({
    status: 400,
    body: { message: 'We do not know this player.' },
  })
})

test('an account that closes passes its teams to who has played in them longest, or deletes them, and leaves others', async () => {
  const [liv, max] = [await app.player('Liv Leaver'), await app.player('Max Mate')]
  const [passed, deleted, joined] = [
    await teamOf(liv, 'Passed', ben, max),
    await teamOf(liv, 'Alone', ben),
    await teamOf(ada, 'Joined', liv),
  ]
  await accept(max, passed)
  app.clock.advance(1000)
  await accept(ben, passed)
  await accept(liv, joined)
  expect((await app.call(accounts.remove, { id: liv.id }, liv)).status).toBe(200)
  expect((await view(max, passed)).payload).toMatchObject({ role: 'owner', user_id: max.id, user_count: 2 })
  expect(await subjects(max)).toContain('The team Passed is yours now')
  expect((await view(ben, deleted)).status).toBe(404)
  expect(await seenBy(ada, joined)).toEqual([['Ada', 'Accepted', 1]])
})

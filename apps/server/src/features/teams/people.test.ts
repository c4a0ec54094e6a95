import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'
import { answerAtDesk } from '../operator/desk.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

const { make, teamOf, add, accept, view, invite, seenBy, told } = teamActs(() => app)
const setAge = (player: Player, age: number) =>
  app.db.session(session => session.run('update users set age = $1 where id = $2', [age, player.id]))
const befriend = async (one: Player, other: Player) => {
  await app.call(friends.send, { friends: [{ id: other.id, active: 1 }] }, one)
  await app.call(friends.send, { friends: [{ id: one.id, active: 1 }] }, other)
}
const suspend = ({ id }: Player) =>
  answerAtDesk(app.app.services, { command: 'suspend', words: [id], who: 'olga', cwd: '/' })
const register = async (name: string) => {
  const player = await app.register(name)
  await app.call(sessions.verify, { token: await app.linkTo(player.email, 'verify') }, player)
  return player
}

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
    expect((await app.mailTo('nia.new@example.com')).text).toContain('a team: “Open House”')
    expect((await invite(ada, 'nia.new@example.com', team)).status).toBe(429)
    const nia = await register('Nia New')
    expect((await app.call(teams.list, {}, nia)).payload).toMatchObject([{ id: team.id, role: 'invited' }])
    await app.advance(8 * DAY)
  })

  test('without a team says who would like to play, to players and to strangers', async () => {
    await invite(ada, cleo.email)
    expect(await told(cleo)).toContain('Ada Ace would like to be in a team with you')
    await invite(ada, 'ole.other@example.com')
    const ole = await register('Ole Other')
    expect(await told(ole)).toContain('Ada Ace would like to be in a team with you')
    expect(await invite(ada, ada.email)).toMatchObject({ status: 400, body: { message: 'This is your own email.' } })
  })

  test('does not tell that somebody is under 18 or has blocked the sender', async () => {
    const [pat, kid] = [await app.player('Pat Past'), await app.player('Kay Kid')]
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, pat)
    await setAge(kid, 12)
    const team = await teamOf(ada, 'Quiet')
    for (const { email } of [pat, kid]) {
      expect((await invite(ada, email, team)).status).toBe(200)
      expect((await invite(ada, email)).body.message).toBe('This address was invited this week already.')
    }
    expect(await seenBy(ada, team)).toHaveLength(1)
    expect([...(await told(pat)), ...(await told(kid))]).toEqual([])
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

test('an account that closes passes its teams to the player who has been in them longest, or deletes them, and leaves others', async () => {
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
  expect(await told(max)).toContain('The team Passed is yours now')
  expect((await view(ben, deleted)).status).toBe(404)
  expect(await seenBy(ada, joined)).toEqual([['Ada', 'Accepted', 1]])
})

test('a team whose owner leaves passes to nobody whose account is suspended', async () => {
  const [liv, sid, max] = [await app.player('Liv Late'), await app.player('Sid Still'), await app.player('Max Mover')]
  const [passed, alone] = [await teamOf(liv, 'Second Longest', sid, max), await teamOf(liv, 'Sid Alone', sid)]
  for (const team of [passed, alone]) await accept(sid, team)
  app.clock.advance(1000)
  await accept(max, passed)
  await suspend(sid)
  await app.call(accounts.remove, { id: liv.id }, liv)
  expect((await view(max, passed)).payload).toMatchObject({ role: 'owner', user_id: max.id })
  expect((await view(max, alone)).status).toBe(404)
})

test('of a team that passes to Kit, who is under 18, only friends stay invited; nor does a stranger go on asking Kay', async () => {
  const [liv, kit, kay] = [await app.player('Liv Last'), await app.player('Kit Kid'), await app.player('Kay Kin')]
  for (const kid of [kit, kay]) await setAge(kid, 15)
  for (const friend of [liv, ben]) await befriend(kit, friend)
  await befriend(kay, liv)
  const [kits, bens] = [await teamOf(liv, 'Kit Club', kit, ben, cleo), await teamOf(liv, 'Ben Club', ben, kay)]
  await accept(kit, kits)
  await accept(ben, bens)
  await app.call(accounts.remove, { id: liv.id }, liv)
  expect((await seenBy(kit, kits)).map(([name]) => name)).toEqual(['Kit', 'Ben'])
  expect((await view(cleo, kits)).status).toBe(404)
  expect((await seenBy(ben, bens)).map(([name]) => name)).toEqual(['Ben'])
})

test('players under 18 are asked by friends alone, and hidden from strangers', async () => {
  const kid = await app.player('Kim Kid')
  await setAge(kid, 15)
  expect(await make(ada, 'Juniors', { selected: [kid.id] })).toMatchObject({
    status: 400,
    body: { errors: { selected: 'We do not know this player.' } },
  })
  await befriend(kid, ada)
  const team = await teamOf(ada, 'Juniors', kid, ben)
  const names = async (by: Player) => (await seenBy(by, team)).map(([name]) => name)
  await accept(ben, team)
  expect(await names(ben)).toEqual(['Ada', 'Ben'])
  await accept(kid, team)
  expect(await names(cleo)).toEqual(['Ada', 'Ben'])
  expect(await names(ben)).toEqual(['Ada', 'Ben', 'Kim'])
  const own = await teamOf(kid, 'Kids Club')
  expect((await view(cleo, own)).status).toBe(404)
  expect((await app.call(teams.search, { name: 'kids' }, cleo)).payload).toEqual([])
  expect((await app.call(teams.search, { name: 'kids' }, ada)).payload).toHaveLength(1)
})

test('a team whose owner is suspended is not there for strangers, and neither is a suspended player of another', async () => {
  const sid = await register('Sid Suspended')
  const own = await teamOf(sid, 'Sid and Friends')
  const joined = await teamOf(ada, 'Open to Sid')
  await add(ada, joined, { user_id: sid.id })
  await accept(sid, joined)
  const found = async (name: string) => (await app.call(teams.search, { name }, cleo)).payload.map(team => team.name)
  expect([await found('sid and'), (await view(cleo, own)).status]).toEqual([['Sid and Friends'], 200])
  await suspend(sid)
  expect([await found('sid and'), (await view(cleo, own)).status]).toEqual([[], 404])
  expect((await seenBy(cleo, joined)).map(([name]) => name)).not.toContain('Sid')
  expect((await seenBy(ada, joined)).map(([name]) => name)).toContain('Sid')
})

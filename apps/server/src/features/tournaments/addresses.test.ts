import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { placesIn, tournamentOf, tournamentTerms, viewTournament } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])

const setAge = (player: Player, age: number) =>
  app.db.session(session => session.run('update users set age = $1 where id = $2', [age, player.id]))
const invite = ({ id }: Tournament, email: string, by = ada) =>
  app.call(tournaments.addPlayers, { tournament_id: id, email }, by)
const create = async (selected: string[], by = ada) =>
  app.call(tournaments.create, { ...(await tournamentTerms(app)), selected }, by)
const AGAIN = { status: 429, body: { message: 'This address was invited this week already.' } }

describe('an address that the organizer names', () => {
  test('asks the player whose it is, at once and with the announcement', async () => {
    const tournament = await tournamentOf(app, ada)
    expect(placesIn((await invite(tournament, ben.email)).payload)).toBe('Ben Pending')
    expect(placesIn((await create([ben.email])).payload)).toBe('Ben Pending')
    expect(placesIn((await create([ben.id, ben.email])).payload)).toBe('Ben Pending')
  })

  test('gets a mail if it has no account, and the place waits for whoever verifies it', async () => {
    const { payload: tournament } = await create([ben.id, 'nia.new@example.com'])
    expect(placesIn(tournament)).toBe('Ben Pending')
    expect((await app.mailTo('nia.new@example.com')).text).toContain('a tournament: “Spring Open”')
    expect(await invite(tournament, 'nia.new@example.com')).toMatchObject(AGAIN)
    await app.player('Nia New')
    expect(placesIn(await viewTournament(app, tournament, ada))).toContain('Nia Pending')
  })

  test('does not tell that its owner is under 18, or has blocked the organizer', async () => {
    const [pat, kid, tim] = [await app.player('Pat Past'), await app.player('Kay Kid'), await app.player('Tim Twelve')]
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, pat)
    for (const young of [kid, tim]) await setAge(young, 12)
    const tournament = await tournamentOf(app, ada)
    for (const { email } of [pat, kid]) {
      expect(await invite(tournament, email)).toMatchObject({ status: 200, payload: { users: [] } })
      expect(await invite(tournament, email)).toMatchObject(AGAIN)
    }
    expect(await create([tim.email])).toMatchObject({ status: 200, payload: { users: [] } })
    for (const hidden of [pat, kid, tim]) expect((await app.call(notices.list, {}, hidden)).payload.notices).toEqual([])
  })

  test('of a friend under 18 asks them', async () => {
    const kim = await app.player('Kim Kid')
    await setAge(kim, 15)
    await app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, kim)
    await app.call(friends.send, { friends: [{ id: kim.id, active: 1 }] }, ada)
    expect(placesIn((await create([kim.email])).payload)).toBe('Kim Pending')
  })

  test('tells of the own block', async () => {
    const dan = await app.player('Dan Deuce')
    await app.call(blocks.set, { user_id: dan.id, active: 1 }, ada)
    const refused = { status: 400, body: { message: 'You have blocked this player.' } }
    expect(await invite(await tournamentOf(app, ada), dan.email)).toMatchObject(refused)
    expect(await create([dan.email])).toMatchObject(refused)
  })

  test('is not the own one', async () => {
    expect(await create([ada.email])).toMatchObject({
      status: 400,
      body: { errors: { selected: 'This is your own email: add yourself instead.' } },
    })
  })

  test('is an address, in a list', async () => {
    expect((await create(['nobody'])).body.message).toBe('We do not know this player.')
    const body = { ...(await tournamentTerms(app)), selected: 'ben' }
    const answer = await app.send({ method: 'POST', path: '/tournaments/create', body, player: ada })
    expect(answer).toMatchObject({ status: 400, body: { message: 'We do not know this player.' } })
  })
})

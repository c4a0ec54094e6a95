import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf, view } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { testApp } from '../../testing/opened.ts'
import { newcomer } from '../../testing/players.ts'
import { teamActs } from '../../testing/teams.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const { teamOf } = teamActs(() => app)
let eve: Player
let mia: Player
beforeEach(async () => {
  eve = await newcomer(app, 'Eve Elder')
  mia = await newcomer(app, 'Mia Minor')
})

const tellsAge = (player: Player, age: number) => app.call(profiles.update, { preference: { age } }, player)
const ask = (by: Player, to: Player) => app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, by)

/** All that stands in Eve's lists. */
const seenByEve = async () =>
  JSON.stringify([
    (await app.call(friends.list, {}, eve)).payload,
    (await app.call(challenges.all, {}, eve)).payload,
    (await app.call(challenges.past, {}, eve)).payload,
    (await app.call(events.mine, {}, eve)).payload,
    (await app.call(teams.list, {}, eve)).payload,
    (await app.call(tournaments.organizing, {}, eve)).payload,
  ])

describe('what a stranger began with a newcomer without an age ends when she says 13', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a request to be friends', () => ask(eve, mia)],
    ['a challenge', () => challengeOf(app, eve, [mia])],
    [
      'an invitation to a tournament',
      async () =>
        app.call(tournaments.addPlayers, { tournament_id: (await tournamentOf(app, eve)).id, user_id: mia.id }, eve),
    ],
    [
      'an invitation to an event',
      async () => app.call(events.addUsers, { event_id: (await eventOf(app, eve)).id, user_id: mia.id }, eve),
    ],
    ['a place in a team', () => teamOf(eve, 'Elders', mia)],
  ])('%s', async (_what, begin) => {
    await begin()
    await tellsAge(mia, 13)
    expect(await seenByEve()).not.toContain('Mia Minor')
  })

  test('and she cannot accept it any more', async () => {
    const challenge = await challengeOf(app, eve, [mia])
    await tellsAge(mia, 13)
    expect((await accept(app, challenge, mia)).status).toBeGreaterThanOrEqual(400)
  })
})

test('a match that Mia has agreed to before she says 13 stays', async () => {
  const match = await challengeOf(app, eve, [mia])
  await accept(app, match, mia)
  await tellsAge(mia, 13)
  expect((await view(app, match, mia)).status).toBe('Upcoming')
})

test('what friends have begun stays when Mia says 13', async () => {
  await ask(eve, mia)
  await ask(mia, eve)
  const challenge = await challengeOf(app, eve, [mia])
  await tellsAge(mia, 13)
  expect((await accept(app, challenge, mia)).status).toBe(200)
})

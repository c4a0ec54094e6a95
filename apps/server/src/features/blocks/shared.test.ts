import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { joinTournament, letTournamentStart, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
let [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const [cleo] = testPlayers(app, ['Cleo Clay'])
let ids: Record<'event' | 'tournament' | 'third' | 'match', string>
beforeAll(async () => {
  const event = await eventOf(app, ada, { open_invite: 1, slots: 8 })
  const tournament = await tournamentOf(app, ada, { open_invite: 1 })
  const third = await eventOf(app, cleo, { open_invite: 1, slots: 8, event_name: 'Club Night' })
  await joinEvent(app, event, ben)
  await joinTournament(app, tournament, ben)
  for (const player of [ada, ben]) await joinEvent(app, third, player)
  const match = await challengeOf(app, ben, [ada])
  await accept(app, match, ada)
  ids = { event: event.id, tournament: tournament.id, third: third.id, match: match.id }
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
})

const shared = async (viewer: Player, other: Player) =>
  (await app.call(blocks.shared, { id: other.id }, viewer)).payload?.map(({ kind, id, act }) => [kind, id, act])

describe('Ada has blocked Ben', () => {
  test('she is shown what is ahead and has both in it, with the way out of each', async () => {
    const things = await shared(ada, ben)
    expect(things).toHaveLength(4)
    expect(things).toEqual(
      expect.arrayContaining([
        ['challenge', ids.match, 'cancel'],
        ['event', ids.event, 'remove'],
        ['event', ids.third, 'leave'],
        ['tournament', ids.tournament, 'remove'],
      ]),
    )
  })

  test('he is shown nothing of the kind, nor is anybody of a player whom they have not blocked', async () => {
    expect([await shared(ben, ada), await shared(ada, cleo), await shared(cleo, ben)]).toEqual([[], [], []])
  })

  test('he no longer sees her event, though he has a place in it', async () => {
    expect((await app.call(events.view, { id: ids.event }, ben)).status).toBe(404)
    const { payload } = await app.call(challenges.upcoming, {}, ben)
    expect(payload?.events.map(({ id }) => id)).toEqual([ids.third])
  })

  test('nor her tournament, until it begins and is a result of both', async () => {
    const { payload } = await app.call(challenges.upcoming, {}, ben)
    expect(payload?.tournaments).toEqual([])
    expect((await app.call(tournaments.mine, {}, ben)).payload).toEqual([])
    expect((await app.call(tournaments.view, { id: ids.tournament }, ben)).status).toBe(404)
  })

  test('nor either of them in his calendar', async () => {
    const { payload } = await app.call(calendar.renew, {}, ben)
    const url = new URL(payload?.url ?? '').pathname
    const { body: text } = await app.app.server.inject({ url })
    expect(text).toContain('Club Night')
    expect(text).not.toMatch(/Sunday Doubles|Spring Open/)
  })

  test('she removes him from hers, leaves the one of another, and cancels the match', async () => {
    await app.call(events.removeUser, { event_id: ids.event, user_id: ben.id }, ada)
    await app.call(events.removeUser, { event_id: ids.third, user_id: ada.id }, ada)
    await app.call(challenges.cancel, { id: ids.match, from: 'upcoming' }, ada)
    expect(await shared(ada, ben)).toEqual([['tournament', ids.tournament, 'remove']])
  })

  test('what has begun is no longer ahead, and he sees it again', async () => {
    const { payload } = await app.call(tournaments.view, { id: ids.tournament }, ada)
    if (payload) await letTournamentStart(app, payload)
    ada = await app.signIn(ada)
    ben = await app.signIn(ben)
    expect(await shared(ada, ben)).toEqual([])
    expect((await app.call(tournaments.view, { id: ids.tournament }, ben)).status).toBe(200)
  })
})

import { availability } from '@gauntlet/contract/availability/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { befriend } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'])
/** Evenings, by the day of the week: Monday is 0. */
const evening = (day: number) => day * 3 + 2
const ZONE = 'America/Chicago'
const tell = (player: Player, free: number[], zone = ZONE) => app.call(availability.change, { free, zone }, player)
const shared = (viewer: Player, { id }: Player) => app.call(availability.shared, { id }, viewer)
const timesOf = async (viewer: Player, other: Player) =>
  (await shared(viewer, other)).payload.times.map(({ start, end }) => `${start.slice(0, 16)} ${end.slice(11, 16)}`)
/** Tests begin on Monday, 3 June 2030, at 12:00 in UTC. */
const [TUESDAY, TUESDAY_AFTER] = ['2030-06-04T22:00 03:00', '2030-06-11T22:00 03:00']

beforeAll(async () => {
  await befriend(app, ada, ben)
  await tell(ada, [evening(1), evening(3)])
  await tell(ben, [evening(1), evening(6)])
})

describe('when somebody can usually play', () => {
  test('is read by themselves, each part once and in order', async () => {
    await tell(dan, [5, 2, 5])
    expect((await app.call(availability.view, {}, dan)).payload).toEqual({ free: [2, 5], zone: ZONE })
    await tell(dan, [])
    expect((await app.call(availability.view, {}, dan)).payload).toEqual({ free: [], zone: null })
  })

  test.each([
    ['a part after Sunday', { free: [21] }],
    ['a zone that is none', { free: [1], zone: 'Mars/Olympus' }],
    ['an offset, which knows no summer', { free: [1], zone: '+05:07' }],
  ])('is refused with %s', async (_what, input) => {
    expect((await app.call(availability.change, input, dan)).status).toBe(400)
  })

  test('is of one zone, however its name is spelled: each name that is kept takes room for good', async () => {
    await tell(dan, [2], 'aMERICA/chICAGO')
    const rows = await app.db.session(session =>
      session.run('select zone from weekly_times where user_id = $1', [dan.id]),
    )
    expect(rows).toEqual([{ zone: ZONE }])
    await tell(dan, [])
  })

  test('stays in its zone where a change names none', async () => {
    await tell(dan, [2])
    await app.call(availability.change, { free: [2, 5] }, dan)
    expect((await app.call(availability.view, {}, dan)).payload).toEqual({ free: [2, 5], zone: ZONE })
    await tell(dan, [])
  })

  test('goes into the export', async () => {
    const { body } = await app.app.server.inject({
      url: '/api/users/export',
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(JSON.parse(body)).toMatchObject({ weekly_times: [{ free: [5, 11], zone: ZONE }] })
  })
})

describe('times when two are both free', () => {
  test('are the evenings that friends have in common', async () => {
    expect(await timesOf(ada, ben)).toEqual([TUESDAY, TUESDAY_AFTER])
    expect(await timesOf(ben, ada)).toEqual([TUESDAY, TUESDAY_AFTER])
  })

  test('leave out what one of them attends', async () => {
    const event = await eventOf(app, cleo, {
      open_invite: 1,
      event_start: '2030-06-04T18:00',
      event_end: '2030-06-04T20:00',
    })
    await joinEvent(app, event, ben)
    expect(await timesOf(ada, ben)).toEqual(['2030-06-04T22:00 23:00', '2030-06-05T01:00 03:00', TUESDAY_AFTER])
  })

  test('are none of strangers, who learn nothing by it', async () => {
    await tell(cleo, [evening(1)])
    expect((await shared(cleo, ada)).payload).toEqual({ untold: 0, times: [] })
    expect((await shared(dan, ada)).payload).toEqual({ untold: 0, times: [] })
  })

  test('are shown to a player whom Ada has challenged, and to Ada once that player accepts', async () => {
    const eve = await app.player('Eve Even')
    await tell(eve, [evening(3)])
    const match = await challengeOf(app, ada, [eve])
    expect([(await timesOf(eve, ada)).length > 0, await timesOf(ada, eve)]).toEqual([true, []])
    await accept(app, match, eve)
    expect((await timesOf(ada, eve)).length).toBeGreaterThan(0)
  })

  test('are not shown to a player who asks for a place in an open match', async () => {
    const finn = await app.player('Finn Fast')
    await tell(finn, [evening(3)])
    const { id } = await challengeOf(app, ada, [])
    await app.call(openChallenges.join, { challenge_id: id }, finn)
    expect(await timesOf(finn, ada)).toEqual([])
  })

  test('ask a friend who has told nothing to do so', async () => {
    const gus = await app.player('Gus Grass')
    await befriend(app, ada, gus)
    expect((await shared(gus, ada)).payload).toEqual({ untold: 1, times: [] })
    expect((await shared(ada, gus)).payload).toEqual({ untold: 0, times: [] })
  })

  test('end with a block', async () => {
    const hal = await app.player('Hal Hard')
    await befriend(app, ada, hal)
    await tell(hal, [evening(1)])
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, hal)
    expect((await shared(ada, hal)).status).toBe(404)
    expect((await shared(hal, ada)).payload.times).toEqual([])
  })
})

import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { DAY, SECOND } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { cancel, challengeOf } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { subjectsTo, textsOf, unreadOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { newcomer } from '../../testing/players.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [xan] = testPlayers(app, ['Xan Stranger'])
let eli: Player
beforeEach(async () => {
  eli = await newcomer(app, 'Eli Easy')
})

const TIMES = Array.from({ length: 7 }, (_none, at) => at)

/** Eli looks at the notices. */
const read = () => app.call(notices.read, {}, eli)

/** Xan asks Eli to something and takes it back, again and again. */
async function askedAndTakenBack(ask: () => Promise<unknown>, takeBack: () => Promise<unknown>) {
  for (const _time of TIMES) {
    app.clock.advance(SECOND)
    await ask()
    app.clock.advance(SECOND)
    await takeBack()
  }
}

/** Issues a challenge and takes it back. */
const issuedAndTakenBack = async () => cancel(app, await challengeOf(app, xan, [eli]), xan)

const inviteToCup = (id: string) => app.call(tournaments.addPlayers, { tournament_id: id, user_id: eli.id }, xan)
const inviteToEvent = (id: string) => {
  app.clock.advance(SECOND)
  return app.call(events.addUsers, { event_id: id, user_id: eli.id }, xan)
}

describe('a player who has not looked', () => {
  test.each<[string, string, () => Promise<readonly [() => Promise<unknown>, () => Promise<unknown>]>]>([
    [
      'a tournament',
      'You have no place in Doorbell',
      async () => {
        const { id } = await tournamentOf(app, xan, { title: 'Doorbell' })
        const place = { tournament_id: id, user_id: eli.id }
        return [() => inviteToCup(id), () => app.call(tournaments.removePlayer, place, xan)]
      },
    ],
    [
      'an event',
      'You no longer have a place in Doorbell',
      async () => {
        const { id } = await eventOf(app, xan, { event_name: 'Doorbell' })
        return [() => inviteToEvent(id), () => app.call(events.removeUser, { event_id: id, user_id: eli.id }, xan)]
      },
    ],
  ])(
    'is told once that they are invited to %s and once that it ended, and mailed as often',
    async (_what, ended, of) => {
      await askedAndTakenBack(...(await of()))
      expect(await unreadOf(app, eli)).toEqual([ended, 'Xan Stranger invites you to Doorbell'])
      expect(await subjectsTo(app, eli)).toHaveLength(2)
    },
  )

  test('is told of five challenges a day of one player, and of the end of those five alone', async () => {
    for (const _time of TIMES) await issuedAndTakenBack()
    const texts = await textsOf(app, eli)
    expect(texts.filter(text => text === 'Xan Stranger challenges you')).toHaveLength(5)
    expect(texts.filter(text => text === 'Xan Stranger cancelled a challenge')).toHaveLength(5)
    await app.advance(DAY)
    await issuedAndTakenBack()
    expect(await textsOf(app, eli)).toHaveLength(12)
  })
})

describe('a player who looks', () => {
  test('is told of each challenge', async () => {
    for (const _time of TIMES) {
      await issuedAndTakenBack()
      await read()
    }
    expect(await textsOf(app, eli)).toHaveLength(2 * TIMES.length)
  })

  test('is told that they are invited again', async () => {
    const { id } = await eventOf(app, xan, { event_name: 'Second Thoughts' })
    await inviteToEvent(id)
    await read()
    app.clock.advance(SECOND)
    await app.call(events.removeUser, { event_id: id, user_id: eli.id }, xan)
    await inviteToEvent(id)
    expect(await textsOf(app, eli)).toEqual([
      'Xan Stranger invites you to Second Thoughts',
      'You no longer have a place in Second Thoughts',
      'Xan Stranger invites you to Second Thoughts',
    ])
  })
})

describe('whoever is invited', () => {
  test('is told in the app of each change, and mailed of the last one a quarter of an hour later', async () => {
    const { id } = await eventOf(app, xan, { event_name: 'Moving Social' })
    await inviteToEvent(id)
    for (const hall of TIMES) {
      app.clock.advance(SECOND)
      await app.call(events.edit, { id, venue: `Hall ${hall}` }, xan)
    }
    expect((await textsOf(app, eli))[0]).toBe('Xan Stranger changed Moving Social')
    await app.advance(DAY)
    const mails = (await subjectsTo(app, eli)).filter(subject => subject.includes('changed'))
    expect(mails).toHaveLength(2)
    expect((await app.mailTo(eli.email, 'Xan Stranger changed Moving Social')).text).toContain('Hall 6')
  })
})

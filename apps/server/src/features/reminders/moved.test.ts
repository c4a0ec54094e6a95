import { notices } from '@gauntlet/contract/notices/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { pairOf } from '../../testing/players.ts'
import { messagesTo, openPushService, type PushService, subscribe } from '../../testing/push-service.ts'

const QUIET = { zone: 'America/Chicago', quiet_from: 22, quiet_to: 7 }

let service: PushService
let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  service = await openPushService()
  app = await openTestApp({}, { push: service.network })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

/** Moves the clock to so many hours before a moment. */
const to = (start: string, hours: number) => app.advance(Date.parse(start) - hours * HOUR - app.clock.now().getTime())

test('a reminder that came in the night tells at 7 of a match at half past, and no longer of 2 hours', async () => {
  await app.call(notices.choose, QUIET, ben)
  const device = await subscribe(app, ben)
  // 7:30 in Chicago.
  const date = '2030-06-05T12:30:00.000Z'
  const match = await challengeOf(app, ada, [ben], { date })
  await accept(app, match, ben)
  await to(date, 24)
  await to(date, 2)
  await to(date, 0.5)
  const titles = (await messagesTo(app, service, device)).map(({ title }) => title)
  expect(titles.slice(-2)).toEqual([
    `In 24 hours: Tennis Singles with ${ada.name}`,
    `Coming up: Tennis Singles with ${ada.name}`,
  ])
})

test('one of an event in the night tells in the morning when it is, and not that it is in 24 hours', async () => {
  await app.call(notices.choose, QUIET, ben)
  const device = await subscribe(app, ben)
  // 22:30 in Chicago.
  const date = '2030-06-08T03:30:00.000Z'
  const event = await eventOf(app, ada, {
    event_name: 'Night Doubles',
    event_start: date,
    event_end: '',
    open_invite: 1,
  })
  await joinEvent(app, event, ben)
  await to(date, 24)
  await to(date, 15)
  const { title, body } = (await messagesTo(app, service, device)).at(-1) ?? {}
  expect([title, /Fri, Jun 7, 10:30\sPM/.test(body ?? '')]).toEqual(['Coming up: Night Doubles', true])
})

import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { noticeMessages } from '@gauntlet/contract/notices/texts'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf, playedMatch, report, view } from '../../testing/challenges.ts'
import { mailsTo } from '../../testing/notices.ts'
import { join, openMatch } from '../../testing/open-challenges.ts'
import { newcomer, pairOf } from '../../testing/players.ts'
import { recordedBy } from '../../testing/records.ts'
import {
  answering,
  claimsIn,
  HOST,
  messagesTo,
  openPushService,
  type PushService,
  someKeys,
  subscribe,
} from '../../testing/push-service.ts'

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
  service.answer = answering(201)
  service.deliveries.length = 0
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

const sendAll = () => app.app.services.jobs.runNow('push')
const isOn = async (player: Player) => (await app.call(notices.push, {}, player)).payload.on
const waiting = async () =>
  (await app.db.session(session => session.run('select id from pushes where true', []))).length

describe('a device that has subscribed', () => {
  test('is told what happens, in words, with when and not where', async () => {
    const device = await subscribe(app, ben)
    const match = await challengeOf(app, ada, [ben], { venue: '17 Hidden Lane' })
    const [message, ...more] = await messagesTo(app, service, device)
    expect(more).toEqual([])
    expect(message).toMatchObject({
      title: `${ada.name} challenges you`,
      link: `/challenge/issue/${match.id}`,
      unread: 1,
    })
    expect(message?.body).toMatch(/^A match in Tennis Singles\. Accept it or decline it\.\n.*\d/)
    expect(JSON.stringify(message)).not.toMatch(/Hidden Lane|78701|@example\.com/)
  })

  test('gets what only it can read, signed for its service, and small', async () => {
    const device = await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    const [delivery] = service.deliveries
    const { authorization, ttl, topic } = delivery?.headers ?? {}
    expect(claimsIn(authorization)).toMatchObject({ aud: `https://${HOST}`, sub: expect.stringMatching(/^mailto:/) })
    expect(authorization?.endsWith(`k=${device.key.toString('base64url')}`)).toBe(true)
    expect([delivery?.headers['content-encoding'], ttl]).toEqual(['aes128gcm', String(DAY / 1000)])
    expect(topic).toMatch(/^[\w-]{32}$/)
    expect(delivery?.body.length).toBeLessThan(2100)
    expect(delivery?.body.toString('latin1')).not.toContain('Ada')
  })

  test('answers with the buttons that the challenge permits', async () => {
    const device = await subscribe(app, ben)
    const match = await challengeOf(app, ada, [ben])
    const [message] = await messagesTo(app, service, device)
    expect(message?.acts.map(({ label }) => label)).toEqual(['Accept', 'Decline'])
    const { method, path = '' } = message?.acts[0] ?? {}
    const headers = { authorization: `Bearer ${ben.token}` }
    await app.app.server.inject({ ...(method && { method }), url: path, headers })
    expect((await view(app, match, ben)).status).toBe('Upcoming')
    await app.call(notices.read, { id: message?.notice ?? '' }, ben)
    expect((await app.call(notices.list, {}, ben)).payload.unread).toBe(0)
  })

  test('says yes or no to a match that was played already', async () => {
    const device = await subscribe(app, ben)
    const match = await recordedBy(app, ada, ben)
    const [message] = await messagesTo(app, service, device)
    expect(message?.acts.map(({ label }) => label)).toEqual(['Yes, it counts', 'No'])
    const { method, path = '' } = message?.acts[0] ?? {}
    const headers = { authorization: `Bearer ${ben.token}` }
    await app.app.server.inject({ ...(method && { method }), url: path, headers })
    expect((await view(app, match, ben)).status).toBe('Complete')
  })

  test('confirms a reported result', async () => {
    const match = await playedMatch(app, ada, ben)
    const device = await subscribe(app, ben)
    await report(app, match, ada, ada)
    const [message] = await messagesTo(app, service, device)
    expect(message?.title).toContain('Confirm?')
    const [confirm, ...others] = message?.acts ?? []
    expect([confirm?.label, others]).toEqual(['Confirm', []])
    const { statusCode } = await app.app.server.inject({
      method: 'POST',
      url: confirm?.path ?? '',
      headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(confirm?.body),
    })
    expect([statusCode, (await view(app, match, ben)).status]).toEqual([200, 'Complete'])
  })

  test('is reminded until the match starts, and of news of a thing only by the newest', async () => {
    const match = await challengeOf(app, ada, [ben])
    await accept(app, match, ben)
    const device = await subscribe(app, ben)
    const start = new Date(match.challenge_start).getTime()
    await app.advance(start - 2 * HOUR - app.clock.now().getTime())
    const messages = await messagesTo(app, service, device)
    expect(messages.map(({ title }) => title)).toEqual([`In 2 hours: Tennis Singles with ${ada.name}`])
    expect(Number(service.deliveries.at(-1)?.headers['ttl'])).toBe((2 * HOUR) / 1000)
  })

  test('hears through each of its sessions, and no more once one is signed out', async () => {
    const phone = await app.signIn(ben)
    const [desk, pocket] = [await subscribe(app, ben), await subscribe(app, phone)]
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, desk)).length + (await messagesTo(app, service, pocket)).length).toBe(2)
    await app.call(sessions.logout, {}, phone)
    await challengeOf(app, ada, [ben])
    expect([(await messagesTo(app, service, desk)).length, (await messagesTo(app, service, pocket)).length]).toEqual([
      2, 1,
    ])
  })

  test('gets nothing of a session that ended before the message went', async () => {
    service.answer = answering(429)
    await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    expect([service.deliveries.length, await waiting()]).toEqual([1, 1])
    await app.call(sessions.logout, {}, ben)
    app.clock.advance(HOUR)
    await sendAll()
    expect([service.deliveries.length, await waiting()]).toEqual([1, 0])
  })
})

describe('a player', () => {
  test('chooses for each kind whether it comes to devices, apart from mails', async () => {
    const device = await subscribe(app, ben)
    await app.call(notices.choose, { email_notices: 0 }, ben)
    const { payload } = await app.call(notices.choose, { kind: 'challenges', push: 0 }, ben)
    expect(payload.kinds.filter(({ push }) => push === 0).map(({ kind }) => kind)).toEqual(['challenges'])
    await challengeOf(app, ada, [ben])
    expect(await messagesTo(app, service, device)).toEqual([])
    await app.call(notices.choose, { kind: 'challenges', push: 1 }, ben)
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, device)).length).toBe(1)
    expect((await mailsTo(app, ben)).filter(({ subject }) => subject.includes('challenges you'))).toEqual([])
  })

  test('is told nothing of somebody whom they block', async () => {
    const match = await challengeOf(app, ada, [ben])
    await accept(app, match, ben)
    const device = await subscribe(app, ben)
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, ben)
    await app.call(challenges.cancel, { id: match.id }, ada)
    expect(await messagesTo(app, service, device)).toEqual([])
  })

  test('stops it on a device, and takes it away with the account', async () => {
    await subscribe(app, ben)
    expect(await isOn(ben)).toBe(1)
    await app.call(notices.stopPush, {}, ben)
    expect(await isOn(ben)).toBe(0)
    service.answer = answering(429)
    await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    expect(await waiting()).toBe(1)
    await app.call(accounts.remove, { id: ben.id }, ben)
    expect(await waiting()).toBe(0)
  })

  test('who signs in where another did before takes over the browser', async () => {
    const shared = { endpoint: `https://${HOST}/shared`, ...someKeys() }
    await app.call(notices.startPush, shared, ada)
    await app.call(notices.startPush, shared, ben)
    expect([await isOn(ada), await isOn(ben)]).toEqual([0, 1])
  })

  test.each([
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://push.example.org:22/x',
    'https://localhost/x',
    'https://ada:secret@push.example.org/x',
  ])('cannot subscribe at %s', async endpoint => {
    const { status, body } = await app.call(notices.startPush, { endpoint, ...someKeys() }, ben)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['endpoint']])
  })

  test('cannot subscribe with a key that is no point on the curve: nothing could be encrypted for it', async () => {
    const keys = { ...someKeys(), p256dh: `B${'A'.repeat(86)}` }
    const { status, body } = await app.call(notices.startPush, { endpoint: `https://${HOST}/x`, ...keys }, ben)
    expect([status, body.errors, await isOn(ben)]).toEqual([400, { p256dh: noticeMessages.badSubscription }, 0])
  })
})

test('what many do one after the other comes to a device once a while', async () => {
  const device = await subscribe(app, ada)
  const match = await openMatch(app, ada)
  for (const player of [ben, await newcomer(app, 'Cleo Clark'), await newcomer(app, 'Dan Dray')]) {
    app.clock.advance(MINUTE)
    await join(app, match, player)
    // A message that is under way while the clock moves by its lease would be taken twice.
    await sendAll()
  }
  expect((await messagesTo(app, service, device)).map(({ title }) => title)).toEqual([`${ben.name} wants to play`])
  await app.advance(15 * MINUTE)
  expect((await messagesTo(app, service, device)).map(({ title }) => title).slice(1)).toEqual([
    expect.stringMatching(/^Dan .* and 1 other want to play$/),
  ])
})

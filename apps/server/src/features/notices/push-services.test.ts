import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { newcomer, pairOf } from '../../testing/players.ts'
import {
  answering,
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
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.advance(MINUTE)
    await sendAll()
  }
}

test('a message leaves with the commit of what it tells of, and waits for no round of the job', async () => {
  const { path } = await subscribe(app, ben)
  await challengeOf(app, ada, [ben])
  await expect.poll(() => service.deliveries.filter(each => each.path === path).length).toBe(1)
})

describe('a push service that', () => {
  test.each([404, 410, 301, 307])('answers %i loses the subscription', async status => {
    service.answer = answering(status, { location: 'https://push.example.org/elsewhere' })
    await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    expect([service.deliveries.length, await isOn(ben), await waiting()]).toEqual([1, 0, 0])
  })

  test.each(['10.0.0.1', '169.254.169.254', '::1'])('leads to %s is never asked', async address => {
    service.elsewhere.set('inside.example.net', [address])
    await subscribe(app, ben, 'inside.example.net')
    await challengeOf(app, ada, [ben])
    await sendAll()
    expect([service.deliveries, await isOn(ben)]).toEqual([[], 0])
  })

  test('leads to several addresses is never asked where one of them is not public', async () => {
    service.elsewhere.set('both.example.net', ['127.0.0.1', '192.168.0.7'])
    await subscribe(app, ben, 'both.example.net')
    await challengeOf(app, ada, [ben])
    await sendAll()
    expect([service.deliveries, await isOn(ben)]).toEqual([[], 0])
  })

  test('has too much to do is asked again when it says, and a message that nobody needs any more is dropped', async () => {
    service.answer = answering(429, { 'retry-after': '600' })
    const device = await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    service.answer = answering(201)
    app.clock.advance(9 * MINUTE)
    expect((await messagesTo(app, service, device)).length).toBe(1)
    app.clock.advance(MINUTE)
    expect((await messagesTo(app, service, device)).length).toBe(2)
    service.answer = answering(429, { 'retry-after': '600' })
    await challengeOf(app, ada, [ben])
    await sendAll()
    app.clock.advance(DAY)
    await sendAll()
    expect(await waiting()).toBe(0)
  })

  test('hangs holds up no other, and is left alone for a while', async () => {
    service.answer = (response, path) => {
      if (!path.startsWith('/slow')) response.writeHead(201).end()
    }
    const device = await subscribe(app, ben)
    const slow = await app.signIn(ben)
    await app.call(notices.startPush, { endpoint: 'https://hanging.example.com/slow', ...someKeys() }, slow)
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, device)).length).toBe(1)
    const asked = service.deliveries.length
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, device)).length).toBe(2)
    expect(service.deliveries.length).toBe(asked + 1)
  })

  test('has no such host loses the subscription once it is missing for an hour, and no other of its domain waits', async () => {
    service.elsewhere.set('no-such-name.example.org', [])
    const [phone, desk] = [await app.signIn(ben), await app.signIn(ben)]
    await subscribe(app, phone, 'no-such-name.example.org')
    const device = await subscribe(app, desk)
    for (const heard of [1, 2, 3]) {
      await challengeOf(app, ada, [ben])
      expect((await messagesTo(app, service, device)).length).toBe(heard)
    }
    await pass(45)
    expect(await isOn(phone)).toBe(1)
    await pass(30)
    expect([await isOn(phone), await isOn(desk), await waiting()]).toEqual([0, 1, 0])
  })

  test('has a name that nobody answers for keeps the subscription, and no other of its domain waits', async () => {
    service.unanswered.add('unanswered.example.org')
    const [phone, desk] = [await app.signIn(ben), await app.signIn(ben)]
    await subscribe(app, phone, 'unanswered.example.org')
    const device = await subscribe(app, desk)
    for (const heard of [1, 2, 3]) {
      await challengeOf(app, ada, [ben])
      expect((await messagesTo(app, service, device)).length).toBe(heard)
    }
    await pass(75)
    expect([await isOn(phone), await isOn(desk), await waiting()]).toEqual([1, 1, 0])
  })

  test.each([
    'web.push.apple.com',
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'am3p.notify.windows.com',
  ])('is %s goes on, though Eve has named another host of its maker that is down', async host => {
    service.answer = (response, path) => void response.writeHead(path.startsWith('/dead') ? 503 : 201).end()
    const eve = await newcomer(app, 'Eve Evans')
    const endpoint = `https://time.${host.split('.').slice(-2).join('.')}/dead`
    await app.call(notices.startPush, { endpoint, ...someKeys() }, eve)
    const device = await subscribe(app, ben, host)
    await challengeOf(app, ada, [eve])
    await sendAll()
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, device)).length).toBe(1)
    await app.call(notices.stopPush, {}, eve)
  })

  test('was named with a key that is no point on the curve loses the subscription, and no other waits', async () => {
    const [phone, desk] = [await app.signIn(ben), await app.signIn(ben)]
    const { path } = await subscribe(app, phone)
    // As it was taken before keys were looked at.
    await app.db.session(session =>
      session.run(
        `update push_subscriptions set p256dh = decode('04' || repeat('00', 64), 'hex') where endpoint like $1`,
        [`%${path}`],
      ),
    )
    const device = await subscribe(app, desk)
    for (const heard of [1, 2]) {
      await challengeOf(app, ada, [ben])
      expect((await messagesTo(app, service, device)).length).toBe(heard)
    }
    expect([await isOn(phone), await isOn(desk), await waiting()]).toEqual([0, 1, 0])
  })

  test('refuses a message is not asked again, and the device stays subscribed', async () => {
    service.answer = answering(400)
    const { path } = await subscribe(app, ben)
    await challengeOf(app, ada, [ben])
    await sendAll()
    app.clock.advance(HOUR)
    await sendAll()
    expect([service.deliveries.filter(each => each.path === path).length, await isOn(ben)]).toEqual([1, 1])
  })

  test('is dead costs a few tries, however many are subscribed there', async () => {
    service.answer = (response, path) => void response.writeHead(path.startsWith('/dead') ? 503 : 201).end()
    const device = await subscribe(app, ben)
    await app.db.session(session =>
      session.run(
        `with ids as (select gen_random_uuid() as id, n from generate_series(1, 5000) n),
          devices as (insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
            select id, $1::uuid, uuid_send(id), $2::timestamptz, $2, $2::timestamptz + interval '1 day' from ids)
         insert into push_subscriptions
           select id, $1::uuid, 'https://dead.example.net/dead' || n, 'example.net', p256dh, auth, $2::timestamptz
           from ids, push_subscriptions where endpoint like '%' || $3::text`,
        [ben.id, app.clock.now(), device.path],
      ),
    )
    await challengeOf(app, ada, [ben])
    expect((await messagesTo(app, service, device)).length).toBe(1)
    await pass(10)
    expect(service.deliveries.length).toBeLessThan(25)
    expect(await waiting()).toBe(5000)
    await app.call(accounts.remove, { id: ben.id }, await app.signIn(ben))
    expect(await waiting()).toBe(0)
  })

  test('is one of many that hang leaves room for the one that everybody uses', async () => {
    const device = await subscribe(app, ben)
    await app.db.session(session =>
      session.run(
        `insert into pushes (id, session_id, service, topic, payload, created_at, due_at, expires_at)
         select gen_random_uuid(), session_id, service, 'proof ' || n, '{}', $1::timestamptz, $1, $1 + interval '1 hour'
         from push_subscriptions, generate_series(1, 20) n where endpoint like '%' || $2::text`,
        [app.clock.now(), device.path],
      ),
    )
    await sendAll()
    service.answer = (response, path) => {
      if (!path.startsWith('/hang')) response.writeHead(201).end()
    }
    await app.db.session(session =>
      session.run(
        `with ids as (select gen_random_uuid() as id, n from generate_series(1, 24) n),
          devices as (insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
            select id, $1::uuid, uuid_send(id), $2::timestamptz, $2, $2 + interval '1 day' from ids),
          subscribed as (insert into push_subscriptions
            select id, $1::uuid, 'https://hang' || n % 6 || '.example/hang' || n, 'hang' || n % 6 || '.example', p256dh, auth, $2
            from ids, push_subscriptions where endpoint like '%' || $3::text)
         insert into pushes (id, session_id, service, topic, payload, created_at, due_at, expires_at)
         select gen_random_uuid(), id, 'hang' || n % 6 || '.example', 'hang', '{}', $2, $2, $2 + interval '1 hour' from ids`,
        [ada.id, app.clock.now(), device.path],
      ),
    )
    service.deliveries.length = 0
    const sending = sendAll()
    const to = (start: string) => service.deliveries.filter(({ path }) => path.startsWith(start)).length
    await expect.poll(() => to('/hang')).toBe(12)
    await challengeOf(app, ada, [ben])
    await expect.poll(() => to(device.path)).toBe(1)
    expect(to('/hang')).toBe(12)
    await sending
  })
})

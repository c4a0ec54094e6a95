import { challenges } from '@gauntlet/contract/challenges'
import { events } from '@gauntlet/contract/events'
import { type Notice, NOTICE_DAYS, noticeMessages, notices } from '@gauntlet/contract/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/database.ts'
import { query } from '../../platform/database/query.ts'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import {
  accept,
  cancel,
  challengeOf,
  DAY,
  decline,
  letItStart,
  MINUTE,
  playedMatch,
  report,
} from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { tell } from './tell.ts'

let app: TestApp
let ada: Player
let ben: Player
let players = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  players += 1
  ada = await app.player(`Ada Ace${'x'.repeat(players)}`)
  ben = await app.player(`Ben Baseline${'x'.repeat(players)}`)
})

const listOf = async (player: Player) => (await app.call(notices.list, {}, player)).payload
const textsOf = async (player: Player) => (await listOf(player)).notices.map(({ text }: Notice) => text)
const mailsTo = async ({ email }: Player) => {
  await app.app.settle()
  return app.mails.filter(({ to }) => to === email)
}
const subjectsTo = async (player: Player) => (await mailsTo(player)).slice(1).map(({ subject }) => subject)
/** The parts of the address that a mail to the player carries in its header. */
async function addressIn(player: Player) {
  const header = (await mailsTo(player)).at(-1)?.headers?.['List-Unsubscribe'] ?? ''
  const [, path = '', kind = '', token = ''] =
    /<https?:\/\/[^/]+(\/api\/notices\/unsubscribe\/(\w+)\/([\w-]+))>/.exec(header) ?? []
  return { path, kind, token }
}

const block = query(
  (_db, args: { by: string; whom: string; now: Date }) =>
    sql`insert into blocks (blocker_id, blocked_id, created_at) values (${args.by}::uuid, ${args.whom}::uuid, ${args.now}::timestamptz)`,
)
const suspend = query(
  (_db, args: { id: string; now: Date }) =>
    sql`update users set suspended_at = ${args.now}::timestamptz where id = ${args.id}::uuid`,
)

const tellOfChallenge = (tx: Transaction, { id }: Player) =>
  tell(tx, app.app.services, [id], {
    kind: 'challenges',
    name: 'reminder',
    actor: null,
    params: { sport: 'Tennis Singles', when: 'today', where: 'Austin' },
    link: '/dashboard',
  })

describe('what a player is told', () => {
  test('stands in the app and comes by e-mail, with the way to it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const { notices: told, unread } = await listOf(ben)
    expect(told[0]).toMatchObject({
      kind: 'challenges',
      text: `${ada.name} challenges you`,
      link: `/challenge/issue/${challenge.id}`,
      read: 0,
    })
    expect(unread).toBe(1)
    expect(await subjectsTo(ben)).toEqual([`${ada.name} challenges you`])
  })

  test('is what others did, never what they did themselves', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await accept(app, challenge, ben)
    app.clock.advance(MINUTE)
    await cancel(app, challenge, ada)
    app.clock.advance(MINUTE)
    await cancel(app, challenge, ada)
    expect(await textsOf(ada)).toEqual([`${ben.name} accepted the challenge`])
    expect(await textsOf(ben)).toEqual([
      `${ada.name} cancelled a challenge`,
      `${ada.name} called the match off`,
      `${ada.name} challenges you`,
    ])
  })

  test('is by name who declined, when nobody is left to play', async () => {
    await decline(app, await challengeOf(app, ada, [ben]), ben)
    expect(await textsOf(ada)).toEqual([`${ben.name} declined your challenge`])
  })

  test('is the result too, but to who has just confirmed it', async () => {
    const challenge = await playedMatch(app, ada, ben)
    await report(app, challenge, ada, ada)
    await report(app, challenge, ben, ada)
    const stands = `You won against ${ben.name}.`
    expect([(await textsOf(ada)).includes(stands), (await textsOf(ben)).includes(stands)]).toEqual([true, false])
  })

  test('does not come from somebody they have blocked, while what time does still comes', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const now = app.clock.now()
    await accept(app, challenge, ben)
    await app.db.transaction(tx => block.affected(tx, { by: ben.id, whom: ada.id, now }))
    await app.call(challenges.edit, { id: challenge.id, message: 'See you' }, ada)
    await letItStart(app, challenge)
    await report(app, challenge, ada, ada)
    expect(await textsOf(ben)).toEqual(['How did the Tennis Singles match end?', `${ada.name} challenges you`])
  })

  test('does not reach who is suspended', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await app.db.transaction(tx => suspend.affected(tx, { id: ada.id, now: app.clock.now() }))
    const before = (await mailsTo(ada)).length
    await accept(app, challenge, ben)
    expect((await mailsTo(ada)).length).toBe(before)
  })

  test('is forgotten after 90 days', async () => {
    await challengeOf(app, ada, [ben])
    app.clock.advance((NOTICE_DAYS + 1) * DAY)
    await app.app.services.jobs.runNow('old-notices')
    const kept = query(
      (_db, args: { userId: string }) =>
        sql<{ kept: number }>`select count(*) as kept from notices where user_id = ${args.userId}::uuid`,
    )
    expect(await kept.one(app.db, { userId: ben.id })).toEqual({ kept: 0 })
    ben = await app.signIn(ben)
    expect(await listOf(ben)).toEqual({ notices: [], unread: 0 })
  })
})

describe('a notice is read', () => {
  test('once its challenge was looked at', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await app.call(challenges.setViewed, { id: challenge.id }, ben)
    expect(await listOf(ben)).toMatchObject({ unread: 0, notices: [{ read: 1 }] })
  })

  test('one by one, or all at once', async () => {
    for (let n = 0; n < 3; n += 1) await challengeOf(app, ada, [ben])
    const [newest] = (await listOf(ben)).notices
    await app.call(notices.read, { id: newest?.id }, ben)
    expect((await listOf(ben)).unread).toBe(2)
    await app.call(notices.read, {}, ben)
    expect((await listOf(ben)).unread).toBe(0)
  })

  test('by nobody else', async () => {
    await challengeOf(app, ada, [ben])
    const [newest] = (await listOf(ben)).notices
    await app.call(notices.read, { id: newest?.id }, ada)
    expect((await listOf(ben)).unread).toBe(1)
  })

  test('and the list is a 304 until then', async () => {
    await challengeOf(app, ada, [ben])
    const { headers } = await app.call(notices.list, {}, ben)
    const again = () =>
      app.app.server.inject({
        url: '/api/notices',
        headers: { authorization: `Bearer ${ben.token}`, 'if-none-match': String(headers['etag']) },
      })
    expect((await again()).statusCode).toBe(304)
    await app.call(notices.read, {}, ben)
    expect((await again()).statusCode).toBe(200)
  })
})

describe('more than a mailbox takes', () => {
  test('comes as one mail a day that says how many there were, and can be stopped with one click', async () => {
    for (let n = 0; n < 34; n += 1) await app.db.transaction(tx => tellOfChallenge(tx, ben))
    expect((await subjectsTo(ben)).length).toBe(30)
    expect((await listOf(ben)).unread).toBe(34)
    app.clock.advance(25 * 60 * MINUTE)
    await app.app.services.jobs.runNow('held-notices')
    const [mail] = (await mailsTo(ben)).slice(-1)
    expect([mail?.subject, (await subjectsTo(ben)).length]).toEqual(['4 more notices on Gauntlet', 31])
    const token = /\/unsubscribe\/all\/([\w-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    await app.call(notices.unsubscribe, { kind: 'all', token })
    expect((await app.call(notices.choices, {}, await app.signIn(ben))).payload.email_notices).toBe(0)
  })
})

test('what players wrote becomes no link in a mail from us', async () => {
  const title = 'Prizes at https://evil.example/claim'
  const { id } = await eventOf(app, ada, { event_name: title, event_start: '2030-12-08T10:00', event_end: '' })
  await app.call(events.addUsers, { event_id: id, user_id: [ben.id] }, ada)
  const { subject, text, html } = await app.mailTo(ben.email)
  expect(subject).toBe(`${ada.name} invites you to Prizes at https: //evil. example/claim`)
  expect([text, html].join()).not.toContain('evil.example')
})

describe('the choice of mails', () => {
  test('is everything until a player says otherwise', async () => {
    const { payload } = await app.call(notices.choices, {}, ada)
    expect([payload.email_notices, payload.kinds.every(({ email }) => email === 1)]).toEqual([1, true])
  })

  test('turns one kind off and on again, and the app goes on telling', async () => {
    await app.call(notices.choose, { kind: 'challenges', email: 0 }, ben)
    await challengeOf(app, ada, [ben])
    expect([await subjectsTo(ben), (await listOf(ben)).unread]).toEqual([[], 1])
    await app.call(notices.choose, { kind: 'challenges', email: 1 }, ben)
    await challengeOf(app, ada, [ben])
    expect((await subjectsTo(ben)).length).toBe(1)
  })

  test('leaves the other kinds as they are', async () => {
    const { payload } = await app.call(notices.choose, { kind: 'challenges', email: 0 }, ben)
    expect(payload.kinds.filter(({ email }) => email === 0).map(({ kind }) => kind)).toEqual(['challenges'])
  })

  test('turns all of them off at once', async () => {
    await app.call(notices.choose, { email_notices: 0 }, ben)
    await challengeOf(app, ada, [ben])
    expect(await subjectsTo(ben)).toEqual([])
  })
})

describe('the link of a mail', () => {
  test("stops that kind without signing in, as a mail program's own button sends it", async () => {
    await challengeOf(app, ada, [ben])
    const mail = (await mailsTo(ben)).at(-1)
    const { path } = await addressIn(ben)
    const { statusCode } = await app.app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    await challengeOf(app, ada, [ben])
    expect([statusCode, mail?.headers?.['List-Unsubscribe-Post']]).toEqual([200, 'List-Unsubscribe=One-Click'])
    expect((await subjectsTo(ben)).length).toBe(1)
  })

  test('changes nothing when it is only opened, but leads to the page with the button', async () => {
    await challengeOf(app, ada, [ben])
    const { path, kind, token } = await addressIn(ben)
    const { statusCode, headers } = await app.app.server.inject({ url: path })
    expect([statusCode, String(headers.location).endsWith(`/unsubscribe/${kind}/${token}`)]).toEqual([303, true])
    expect((await app.call(notices.choices, {}, ben)).payload.kinds.every(({ email }) => email === 1)).toBe(true)
  })

  test('stands in the text of the mail, too', async () => {
    await challengeOf(app, ada, [ben])
    const { kind, token } = await addressIn(ben)
    expect((await mailsTo(ben)).at(-1)?.text).toContain(`/unsubscribe/${kind}/${token}`)
  })

  test('may be pressed twice', async () => {
    await challengeOf(app, ada, [ben])
    const { token } = await addressIn(ben)
    await app.call(notices.unsubscribe, { kind: 'challenges', token })
    expect((await app.call(notices.unsubscribe, { kind: 'challenges', token })).status).toBe(200)
  })

  test('is told to be unknown where it is', async () => {
    const { status, body } = await app.call(notices.unsubscribe, { kind: 'challenges', token: 'x'.repeat(43) })
    expect([status, body.message]).toEqual([404, noticeMessages.badLink])
  })

  test('is not in a mail about the account', async () => {
    expect((await mailsTo(ada))[0]?.headers ?? {}).toEqual({})
  })
})

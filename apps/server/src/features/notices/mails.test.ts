import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { noticeMessages } from '@gauntlet/contract/notices/texts'
import { MINUTE } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../platform/database/database.ts'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { mailsTo, noticesOf, subjectsTo } from '../../testing/notices.ts'
import { pairOf } from '../../testing/players.ts'
import { tell } from './tell.ts'

const app = testApp()
let ada: Player
let ben: Player
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

/** The parts of the address that a mail to the player carries in its header. */
async function addressIn(player: Player) {
  const header = (await mailsTo(app, player)).at(-1)?.headers?.['List-Unsubscribe'] ?? ''
  const [, path = '', kind = '', token = ''] =
    /<https?:\/\/[^/]+(\/api\/notices\/unsubscribe\/(\w+)\/([\w-]+))>/.exec(header) ?? []
  return { path, kind, token }
}

const tellOfChallenge = (tx: Transaction, { id }: Player) =>
  tell(tx, app.app.services, [id], {
    kind: 'challenges',
    name: 'reminder',
    actor: null,
    params: { sport: 'Tennis Singles', when: 'today', where: 'Austin' },
    link: '/dashboard',
  })

describe('more than a mailbox takes', () => {
  test('comes as one mail a day that says how many there were, and can be stopped with one click', async () => {
    for (let n = 0; n < 34; n += 1) await app.db.transaction(tx => tellOfChallenge(tx, ben))
    expect((await subjectsTo(app, ben)).length).toBe(30)
    expect((await noticesOf(app, ben)).unread).toBe(34)
    app.clock.advance(25 * 60 * MINUTE)
    await app.app.services.jobs.runNow('held-notices')
    const [mail] = (await mailsTo(app, ben)).slice(-1)
    expect([mail?.subject, (await subjectsTo(app, ben)).length]).toEqual(['4 more notifications on Gauntlet', 31])
    const token = /\/unsubscribe\/all\/([\w-]+)/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    await app.call(notices.unsubscribe, { kind: 'all', token })
    expect((await app.call(notices.choices, {}, await app.signIn(ben))).payload.email_notices).toBe(0)
  })
})

test('what players wrote becomes no link in a mail from us', async () => {
  const title = 'Prizes at https://evil.example/claim'
  const { id } = await eventOf(app, ada, { event_name: title, event_start: '2030-12-08T10:00', event_end: '' })
  await app.call(events.addUsers, { event_id: id, user_id: [ben.id] }, ada)
  const { subject, text, html } = await app.mailTo(ben.email, 'invites you')
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
    expect([await subjectsTo(app, ben), (await noticesOf(app, ben)).unread]).toEqual([[], 1])
    await app.call(notices.choose, { kind: 'challenges', email: 1 }, ben)
    await challengeOf(app, ada, [ben])
    expect((await subjectsTo(app, ben)).length).toBe(1)
  })

  test('leaves the other kinds as they are', async () => {
    const { payload } = await app.call(notices.choose, { kind: 'challenges', email: 0 }, ben)
    expect(payload.kinds.filter(({ email }) => email === 0).map(({ kind }) => kind)).toEqual(['challenges'])
  })

  test('turns all of them off at once', async () => {
    await app.call(notices.choose, { email_notices: 0 }, ben)
    await challengeOf(app, ada, [ben])
    expect(await subjectsTo(app, ben)).toEqual([])
  })
})

describe('the link of a mail', () => {
  test("stops that kind without signing in, as a mail program's own button sends it", async () => {
    await challengeOf(app, ada, [ben])
    const mail = (await mailsTo(app, ben)).at(-1)
    const { path } = await addressIn(ben)
    const { statusCode } = await app.app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    await challengeOf(app, ada, [ben])
    expect([statusCode, mail?.headers?.['List-Unsubscribe-Post']]).toEqual([200, 'List-Unsubscribe=One-Click'])
    expect((await subjectsTo(app, ben)).length).toBe(1)
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
    expect((await mailsTo(app, ben)).at(-1)?.text).toContain(`/unsubscribe/${kind}/${token}`)
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
    expect((await mailsTo(app, ada))[0]?.headers ?? {}).toEqual({})
  })
})

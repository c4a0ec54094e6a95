import { events } from '@gauntlet/contract/events/endpoints'
import { invitationTexts } from '@gauntlet/contract/invitations/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { noticeMessages } from '@gauntlet/contract/notices/texts'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { eventOf } from '../../testing/events.ts'

const app = testApp()
let ada: Player
let count = 0
beforeEach(async () => {
  count += 1
  ada = await app.player(`Ada Ace${'x'.repeat(count)}`)
})

/** An address that nobody was ever written to at. */
const stranger = (tag = '') => `nia${count}${tag}@example.org`
const invite = (email: string, player: Player) => app.call(teams.invite, { email }, player)
async function invitedTo(event: Parameters<typeof eventOf>[2], email = stranger()) {
  const { id } = await eventOf(app, ada, event)
  await app.call(events.addUsers, { event_id: id, email }, ada)
  return app.mailTo(email)
}
const mailsTo = async (email: string) => {
  await app.app.settle()
  return app.mails.filter(({ to }) => to === email)
}

/** Where the mail leads that stops them: the header for mail programs, the link for people. */
async function stopOf(email: string) {
  const mail = await app.mailTo(email)
  const [, path = '', token = ''] =
    /<https?:\/\/[^/]+(\/api\/notices\/unsubscribe\/invited\/([\w-]+))>/.exec(
      mail.headers?.['List-Unsubscribe'] ?? '',
    ) ?? []
  return { path, token, mail }
}
const words = (written: string) => written.match(/Sunday Doubles|\/register|\/unsubscribe\/invited\/[\w-]+/g)

describe('a mail to somebody without an account', () => {
  test('says who invites to what, under a headline of ours', async () => {
    const mail = await invitedTo({ event_name: 'Sunday Doubles' })
    expect(mail.subject).toBe('You are invited to an event on Gauntlet')
    expect(mail.text).toContain(`${ada.name} would like you to join an event: “Sunday Doubles”.`)
  })

  test('leads to a sign-up with the address filled in, and on to the thing', async () => {
    const email = stranger('+club')
    const { id } = await eventOf(app, ada, {})
    await app.call(events.addUsers, { event_id: id, email }, ada)
    const { text, html = '' } = await app.mailTo(email)
    const link = new URL(/https?:\S+\/register\S+/.exec(text)?.[0] ?? '')
    expect(link.searchParams.get('to')).toBe(`/event/view/${id}`)
    expect(new URLSearchParams(link.hash.slice(1)).get('email')).toBe(email)
    expect(html).toContain(`href="${link.href}"`)
  })

  test('names the address where no server reads it: neither in the path nor in the query of its links', async () => {
    const { text } = await invitedTo({}, stranger('+club'))
    const links = text.match(/https?:\S+/g) ?? []
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(decodeURIComponent(link.split('#')[0] ?? '')).not.toContain('@')
  })

  test('advertises nothing: a title with a link stays out of it', async () => {
    const mail = await invitedTo({ event_name: '$500 gift card: https://evil.example/claim' })
    const written = [mail.subject, mail.text, mail.html].join('\n')
    expect(written).toContain('would like you to join an event.')
    expect(written).not.toMatch(/evil|gift/)
  })

  test('says the same in plain text and in HTML, and loads nothing that would tell it was opened', async () => {
    const { text, html = '' } = await invitedTo({ event_name: 'Sunday Doubles' })
    expect(new Set(words(html))).toEqual(new Set(words(text)))
    expect(html).not.toMatch(/<img|https?:\/\/(?!127\.0\.0\.1)/)
  })
})

describe('never again', () => {
  test('takes one click of a mail program, for every sender and every tag of the address', async () => {
    const email = stranger()
    await invite(email, ada)
    const { path, mail } = await stopOf(email)
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { statusCode } = await app.app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(statusCode).toBe(200)
    await app.advance(8 * DAY)
    const ben = await app.player(`Ben Baseline${'x'.repeat(count)}`)
    const answers = [await invite(email, ben)]
    await app.advance(8 * DAY)
    answers.push(await invite(stranger('+club'), await app.signIn(ben)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await mailsTo(email), await mailsTo(stranger('+club'))].map(({ length }) => length)).toEqual([1, 0])
  })

  test('stands in the mail as a link, too, which only its button carries out', async () => {
    const email = stranger()
    await invite(email, ada)
    const { path, token, mail } = await stopOf(email)
    expect(mail.text).toContain(`/unsubscribe/invited/${token}`)
    const { statusCode, headers } = await app.app.server.inject({ url: path })
    expect([statusCode, String(headers.location).endsWith(`/unsubscribe/invited/${token}`)]).toEqual([303, true])
    expect((await app.call(notices.unsubscribe, { kind: 'invited', token })).body.message).toBe(
      noticeMessages.unsubscribed,
    )
  })

  test('is unknown where the link is', async () => {
    const { status, body } = await app.call(notices.unsubscribe, { kind: 'invited', token: 'x'.repeat(43) })
    expect([status, body.message]).toEqual([404, noticeMessages.badLink])
  })

  test('keeps nobody from signing up', async () => {
    const name = `Nia New${'x'.repeat(count)}`
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
    await invite(email, ada)
    await app.call(notices.unsubscribe, { kind: 'invited', token: (await stopOf(email)).token })
    await app.register(name)
    expect(await app.linkTo(email, 'verify')).toMatch(/\w/)
  })
})

describe('how many', () => {
  test('a new account sends is five on its first day', async () => {
    for (let n = 0; n < 5; n += 1) expect((await invite(stranger(`.${n}`), ada)).status).toBe(200)
    const { status, body, headers } = await invite(stranger('.5'), ada)
    expect([status, body.message]).toEqual([429, invitationTexts.tooNew])
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test('reach one mailbox under other tags is one a week', async () => {
    await invite(stranger('+a'), ada)
    expect((await invite(stranger('+b'), ada)).status).toBe(429)
  })
})

test('an invitation that nobody takes up is forgotten after 180 days, the address after a year', async () => {
  await invite(stranger(), ada)
  const kept = async () => {
    await app.app.services.jobs.runNow('old-invitations')
    const tables = ['invitations', 'invited_addresses']
    return Promise.all(
      tables.map(
        async table => (await app.db.session(session => session.run(`select 1 from ${table}`, []))).length > 0,
      ),
    )
  }
  app.clock.advance(179 * DAY)
  expect(await kept()).toEqual([true, true])
  app.clock.advance(DAY)
  expect(await kept()).toEqual([false, true])
  app.clock.advance(185 * DAY)
  expect(await kept()).toEqual([false, false])
})

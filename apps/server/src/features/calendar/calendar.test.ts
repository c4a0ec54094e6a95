import { calendar, calendarTexts } from '@gauntlet/contract/calendar/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { accept, cancel, challengeOf, letItStart } from '../../testing/challenges.ts'
import { newcomer, pairOf } from '../../testing/players.ts'

const app = testApp()
let ada: Player
let ben: Player
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
})

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: got, body } = await app.app.server.inject({ url: path, headers })
  return { status: statusCode, headers: got, body, lines: body.replaceAll('\r\n ', '').split('\r\n') }
}
const addressOf = async (player: Player): Promise<string> => {
  const { payload } = await app.call(calendar.renew, {}, player)
  if (payload.url === null) throw new Error('No address')
  return new URL(payload.url).pathname
}
const feedOf = async (player: Player) => get(await addressOf(player))
const fileOf = ({ id }: Challenge, player: Player) =>
  get(`/api/challenges/calendar/${id}`, { authorization: `Bearer ${player.token}` })
async function agreed(): Promise<Challenge> {
  const challenge = await challengeOf(app, ada, [ben])
  await accept(app, challenge, ben)
  return challenge
}
const valueOf = (lines: readonly string[], name: string) =>
  lines.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1)

describe("a player's calendar", () => {
  test('shows a match once it is agreed, and not before', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const address = await addressOf(ben)
    const before = await get(address)
    await accept(app, challenge, ben)
    const after = await get(address)
    expect(before.lines).not.toContain('BEGIN:VEVENT')
    expect(valueOf(after.lines, 'SUMMARY')).toBe(`Tennis Singles with ${ada.name}`)
    expect(valueOf(after.lines, 'UID')).toBe(`challenge-${challenge.id}@gauntlet`)
    expect(after.headers['content-type']).toMatch(/^text\/calendar/)
  })

  test('names nobody by e-mail', async () => {
    await agreed()
    expect((await feedOf(ada)).body).not.toContain('@example.com')
  })

  test('loses a match that is called off', async () => {
    const challenge = await agreed()
    await cancel(app, challenge, ada)
    expect((await feedOf(ben)).lines).not.toContain('BEGIN:VEVENT')
  })

  test('keeps a match that has begun, for 90 days', async () => {
    const challenge = await agreed()
    await letItStart(app, challenge)
    const address = await addressOf(ben)
    expect((await get(address)).lines).toContain('BEGIN:VEVENT')
    app.clock.advance(91 * DAY)
    expect((await get(address)).lines).not.toContain('BEGIN:VEVENT')
  })

  test('counts up when a match is called off, moved and agreed again', async () => {
    const challenge = await agreed()
    const first = Number(valueOf((await feedOf(ben)).lines, 'SEQUENCE'))
    await cancel(app, challenge, ada)
    await app.call(challenges.edit, { id: challenge.id, venue: 'Court of Appeal' }, ada)
    await accept(app, challenge, ben)
    const { lines } = await feedOf(ben)
    expect(valueOf(lines, 'LOCATION')).toContain('Court of Appeal')
    expect(Number(valueOf(lines, 'SEQUENCE'))).toBeGreaterThan(first)
  })

  test('is a 304 while nothing has changed, whenever it is asked for', async () => {
    await agreed()
    const address = await addressOf(ada)
    const first = await get(address)
    app.clock.advance(60_000)
    const again = await get(address, { 'if-none-match': String(first.headers['etag']) })
    expect([again.status, first.headers['cache-control']]).toEqual([304, 'private, max-age=300'])
  })

  test('has one address, which a new one replaces', async () => {
    const old = await addressOf(ada)
    const fresh = await addressOf(ada)
    expect([(await get(old)).status, (await get(fresh)).status]).toEqual([404, 200])
  })

  test('shows its address once: afterwards only since when there is one', async () => {
    const address = await addressOf(ada)
    const { payload } = await app.call(calendar.address, {}, ada)
    expect(payload).toEqual({ url: null, since: app.clock.now().toISOString() })
    const [row] = await app.db.session(session =>
      session.run('select * from calendar_feeds where user_id = $1', [ada.id]),
    )
    expect(JSON.stringify(row)).not.toContain(address.slice(-47, -4))
  })

  test('has no address until one is asked for', async () => {
    expect((await app.call(calendar.address, {}, ada)).payload).toEqual({ url: null, since: null })
  })

  test('loses its address with a new password', async () => {
    const address = await addressOf(ada)
    const password = 'Other-1!ace#'
    await app.call(sessions.updatePassword, { password, confirm: password }, ada)
    expect((await get(address)).status).toBe(404)
    expect((await app.call(calendar.address, {}, ada)).payload.since).toBeNull()
  })

  test('loses its address with a password that is reset by mail', async () => {
    const address = await addressOf(ada)
    await app.call(sessions.forgot, { email: ada.email })
    const token = await app.linkTo(ada.email, 'reset')
    const password = 'Other-1!ace#'
    await app.call(sessions.reset, { token, password, confirm: password })
    expect((await get(address)).status).toBe(404)
  })

  test('hashes at once what a node of the version before writes', async () => {
    const token = 'o'.repeat(43)
    const write = `insert into calendar_feeds (user_id, token, created_at) values ($1, $2, $3)
      on conflict (user_id) do update set token = $2, created_at = $3`
    await app.db.session(session => session.run(write, [ada.id, token, app.clock.now()]))
    const first = await get(`/api/calendar/${token}.ics`)
    await app.db.session(session => session.run(write, [ada.id, 'p'.repeat(43), app.clock.now()]))
    const kept = await app.db.session(session =>
      session.run('select token from calendar_feeds where user_id = $1', [ada.id]),
    )
    const statuses = [first.status, (await get(`/api/calendar/${token}.ics`)).status]
    expect([statuses, (await get(`/api/calendar/${'p'.repeat(43)}.ics`)).status, kept]).toEqual([
      [200, 404],
      200,
      [{ token: null }],
    ])
  })

  test('is not found by guessing', async () => {
    const { status, body } = await get(`/api/calendar/${'x'.repeat(43)}.ics`)
    expect([status, JSON.parse(body).message]).toEqual([404, calendarTexts.unknownFeed])
  })
})

describe('the file of a match', () => {
  test('is what both players put into their calendars', async () => {
    const challenge = await agreed()
    const [hers, his] = [await fileOf(challenge, ada), await fileOf(challenge, ben)]
    expect([valueOf(hers.lines, 'SUMMARY'), valueOf(his.lines, 'SUMMARY')]).toEqual([
      `Tennis Singles with ${ben.name}`,
      `Tennis Singles with ${ada.name}`,
    ])
    expect(hers.headers['content-disposition']).toBe('attachment; filename="match.ics"')
  })

  test('is refused while nobody has accepted', async () => {
    const { status, body } = await fileOf(await challengeOf(app, ada, [ben]), ada)
    expect([status, JSON.parse(body).message]).toEqual([409, calendarTexts.notAgreed])
  })

  test('is not there for somebody else', async () => {
    const challenge = await agreed()
    const cleo = await newcomer(app, 'Cleo Clay')
    expect((await fileOf(challenge, cleo)).status).toBe(404)
  })
})

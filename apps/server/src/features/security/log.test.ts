import { security } from '@gauntlet/contract/security/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'
const logOf = async (player: Player) => (await app.call(security.log, {}, player)).payload
const kindsOf = async (player: Player) => (await logOf(player)).map(({ kind }) => kind)
const guess = (email: string) => app.call(sessions.login, { email, password: 'Wrong-1!word' })
const mailsTo = async (email: string) => {
  await app.app.settle()
  return app.mails.filter(({ to, subject }) => to === email && subject.startsWith('New sign-in'))
}
/** Each of several acts at a time of its own. */
const later = () => app.clock.advance(1000)
const signInFrom = async (player: Player, userAgent: string): Promise<Player> => {
  const { payload } = await app.send({
    method: 'POST',
    path: '/users/login',
    body: { email: player.email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkAnswers has held it against the row's schema
  return { ...player, token: (payload as { token: string }).token }
}

describe('the log of an account', () => {
  test('tells its player of each sign-in and sign-out, on which device, the newest first', async () => {
    const ada = await app.player('Ada Log')
    later()
    const other = await signInFrom(ada, FIREFOX)
    later()
    await app.call(sessions.logout, {}, other)
    const log = await logOf(ada)
    expect(log.map(({ kind, device, here }) => [kind, device, here])).toEqual([
      ['signed_out', 'Unknown app', true],
      ['signed_in', 'Firefox on Linux', true],
      ['registered', 'Unknown app', true],
    ])
  })

  test('gathers wrong passwords of an hour in one line', async () => {
    const ben = await app.player('Ben Guessed')
    for (let i = 0; i < 3; i++) await guess(ben.email)
    await app.advance(2 * HOUR)
    await guess(ben.email)
    const failed = (await logOf(ben)).filter(({ kind }) => kind === 'sign_in_failed')
    expect(failed.map(({ times }) => times)).toEqual([1, 3])
  })

  test('is not filled by a stranger who tries passwords under ever other names: one line gathers the rest', async () => {
    const kim = await app.player('Kim Flooded')
    const systems = ['Linux', 'Windows', 'Android', 'iPhone', 'iPad', 'Macintosh', 'CrOS']
    for (const system of systems) {
      later()
      await app.send({
        method: 'POST',
        path: '/users/login',
        body: { email: kim.email, password: 'Wrong-1!word' },
        headers: { 'user-agent': `Mozilla/5.0 (${system}) Firefox/131.0` },
      })
    }
    const failed = (await logOf(kim)).filter(({ kind }) => kind === 'sign_in_failed')
    expect(failed.map(({ times, device }) => [times, device])).toEqual([
      [3, null],
      [1, 'Firefox on iPhone'],
      [1, 'Firefox on Android'],
      [1, 'Firefox on Windows'],
      [1, 'Firefox on Linux'],
    ])
  })

  test('says which other devices were signed out', async () => {
    const cleo = await app.player('Cleo Many')
    await app.signIn(cleo)
    await app.signIn(cleo)
    later()
    await app.call(sessions.revokeOthers, {}, cleo)
    expect((await kindsOf(cleo)).slice(0, 2)).toEqual(['session_ended', 'session_ended'])
    expect((await app.call(sessions.list, {}, cleo)).payload.map(({ current }) => current)).toEqual([true])
  })

  test('tells of a password that was forgotten and set anew', async () => {
    const dan = await app.player('Dan Forgets')
    later()
    await app.call(sessions.forgot, { email: dan.email })
    const token = await app.linkTo(dan.email, 'reset')
    later()
    const { payload } = await app.call(sessions.reset, { token, password: 'Net-2!rally', confirm: 'Net-2!rally' })
    const kinds = await kindsOf({ ...dan, token: payload.token })
    expect(kinds.slice(0, 2)).toEqual(['reset_used', 'reset_asked'])
  })

  test('is nobody else’s, keeps no address, and forgets after a year', async () => {
    const [eve, fay] = [await app.player('Eve Old'), await app.player('Fay Other')]
    const hers = new Set((await logOf(fay)).map(({ id }) => id))
    expect((await logOf(eve)).filter(({ id }) => hers.has(id))).toEqual([])
    const kept = await app.db.session(session =>
      session.run('select row_to_json(e)::text as row from security_events e'),
    )
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1')
    await app.advance(20 * DAY)
    await app.app.services.jobs.runNow('old-security-events')
    expect(await kindsOf(eve)).toEqual(['registered'])
    await app.advance(346 * DAY)
    await app.app.services.jobs.runNow('old-security-events')
    expect(await kindsOf(await app.signIn(eve))).toEqual(['signed_in'])
  })

  test('goes with the account', async () => {
    const gus = await app.player('Gus Leaves')
    await app.send({ path: `/users/delete/${gus.id}`, player: gus })
    for (const table of ['security_events', 'known_devices']) {
      const left = await app.db.session(session => session.run(`select from ${table} where user_id = '${gus.id}'`))
      expect([table, left]).toEqual([table, []])
    }
  })
})

describe('a sign-in on a device that the account does not know', () => {
  test('is mailed to its owner, once a device', async () => {
    const hal = await app.player('Hal Travels')
    await app.signIn(hal)
    expect(await mailsTo(hal.email)).toEqual([])
    await signInFrom(hal, FIREFOX)
    await signInFrom(hal, FIREFOX)
    const [mail, ...more] = await mailsTo(hal.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Firefox on Linux')
    expect(mail?.text).toMatch(/\d{4} at \d+:\d\d\sPM UTC/)
    expect(mail?.text).toContain('/forgot')
  })

  test('is mailed again after a new password: a thief’s device is no longer known', async () => {
    const joy = await app.player('Joy Robbed')
    await app.signIn(joy)
    await signInFrom(joy, FIREFOX)
    expect(await mailsTo(joy.email)).toHaveLength(1)
    await app.call(sessions.forgot, { email: joy.email })
    const token = await app.linkTo(joy.email, 'reset')
    await app.call(sessions.reset, { token, password: PASSWORD, confirm: PASSWORD })
    await signInFrom(joy, FIREFOX)
    expect(await mailsTo(joy.email)).toHaveLength(2)
  })

  test('is mailed a few times a day at most', async () => {
    const ida = await app.player('Ida Private')
    await app.advance(2 * DAY)
    for (const system of ['Linux', 'Windows', 'Android', 'iPhone', 'iPad', 'Macintosh'])
      await signInFrom(ida, `Mozilla/5.0 (${system}) Firefox/131.0`)
    expect(await mailsTo(ida.email)).toHaveLength(3)
  })
})

import { accounts, accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

// Mallory registers an address of Ada's, before or after she does.

const MALLORYS = 'Net-2!rally'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const app = testApp()
let count = 0
let email: string
beforeEach(() => {
  email = `ada.${LETTERS[count++]}@example.com`
})

async function registers(first_name: string, password: string, address = email): Promise<Player & { link: string }> {
  const form = { first_name, last_name: 'Lovelace', email: address, password, confirm: password }
  const { payload } = await app.call(sessions.register, form)
  const link = await app.linkTo(address, 'verify')
  return { ...payload, name: `${first_name} Lovelace`, email: address, link }
}
const works = async (player: Player) => (await app.call(profiles.self, {}, player)).status
const login = (password: string, address = email) => app.call(sessions.login, { email: address, password })

describe('two who register one address', () => {
  test('both stay signed in, each with their own password, until a link is confirmed', async () => {
    const ada = await registers('Ada', PASSWORD)
    const mallory = await registers('Mallory', MALLORYS)
    expect([await works(ada), await works(mallory)]).toEqual([200, 200])
    const [hers, theirs] = [await login(PASSWORD), await login(MALLORYS)]
    expect([hers.payload.id, theirs.payload.id]).toEqual([ada.id, mallory.id])
    expect((await selfOf(app, ada)).email).toBe(email)
  })

  test('the first who confirms has the address; the other account ends, with its session, password and link', async () => {
    const ada = await registers('Ada', PASSWORD)
    const mallory = await registers('Mallory', MALLORYS)
    expect((await app.call(sessions.verify, { token: ada.link }, ada)).status).toBe(200)
    expect([await works(ada), await works(mallory), (await login(MALLORYS)).status]).toEqual([200, 401, 401])
    expect((await app.call(sessions.verify, { token: mallory.link, password: MALLORYS })).status).toBe(400)
    expect((await selfOf(app, ada)).credits).toBe(10)
  })

  test('the link of the other one is not confirmed by opening it, nor with the session or the password of Ada', async () => {
    const ada = await registers('Ada', PASSWORD)
    const mallory = await registers('Mallory', MALLORYS)
    const seen = await app.call(emailLinks.view, { token: mallory.link }, ada)
    expect(seen.payload).toEqual({ kind: 'registration', email, name: 'Mallory Lovelace', yours: false })
    const bySession = await app.call(sessions.verify, { token: mallory.link }, ada)
    expect([bySession.status, bySession.body.errors]).toEqual([403, { password: accountTexts.signUpPassword }])
    const byPassword = await app.call(sessions.verify, { token: mallory.link, password: PASSWORD }, ada)
    expect([byPassword.status, byPassword.body.errors]).toEqual([403, { password: accountTexts.signUpPasswordWrong }])
    expect((await app.call(sessions.verify, { token: ada.link }, ada)).status).toBe(200)
  })

  test('both confirm at once: one has the address', async () => {
    const ada = await registers('Ada', PASSWORD)
    const mallory = await registers('Mallory', MALLORYS)
    const answers = await Promise.all([
      app.call(sessions.verify, { token: ada.link }, ada),
      app.call(sessions.verify, { token: mallory.link }, mallory),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect((await Promise.all([works(ada), works(mallory)])).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('a player who confirms it as a new e-mail ends them too', async () => {
    const ben = await app.player(`Ben B${LETTERS[count]}`)
    const mallory = await registers('Mallory', MALLORYS)
    await app.db.session(session => session.run('update users set email_pending = $1 where id = $2', [email, ben.id]))
    await app.call(sessions.sendVerification, {}, ben)
    await app.call(sessions.verify, { token: await app.linkTo(email, 'verify') }, ben)
    expect([await works(mallory), (await selfOf(app, ben)).email]).toEqual([401, email])
  })

  test('a forgotten password before the confirmation is set by mail, and opens that registration', async () => {
    const ada = await registers('Ada', PASSWORD)
    await app.call(sessions.forgot, { email })
    const token = await app.linkTo(email, 'reset')
    const { payload } = await app.call(sessions.reset, { token, password: MALLORYS, confirm: MALLORYS })
    expect(payload.id).toBe(ada.id)
    const again = { ...ada, token: payload.token }
    expect((await app.call(sessions.verify, { token: ada.link }, again)).status).toBe(200)
  })
})

describe('a registration', () => {
  test('is confirmed in another browser with its password, which is guessed ten times and no more', async () => {
    const ada = await registers('Ada', PASSWORD)
    for (let i = 0; i < 10; i++) await app.call(sessions.verify, { token: ada.link, password: MALLORYS })
    expect((await app.call(sessions.verify, { token: ada.link, password: PASSWORD })).status).toBe(429)
    await app.advance(DAY / 96)
    expect((await app.call(sessions.verify, { token: ada.link, password: PASSWORD })).status).toBe(200)
  })

  test('with a mistyped address is corrected: the link there is dead, the new one works', async () => {
    const ada = await registers('Ada', PASSWORD)
    const right = `right.${email}`
    const { body } = await app.call(accounts.correctEmail, { email: right }, ada)
    expect(body.message).toBe(accountTexts.emailCorrected)
    expect([(await selfOf(app, ada)).email, (await login(PASSWORD)).status]).toEqual([right, 401])
    expect((await app.call(sessions.verify, { token: ada.link }, ada)).status).toBe(400)
    const token = await app.linkTo(right, 'verify')
    expect((await app.call(sessions.verify, { token }, ada)).status).toBe(200)
    expect((await login(PASSWORD, right)).payload.id).toBe(ada.id)
  })

  test('is not corrected to the address of a player, nor once it is confirmed', async () => {
    const ben = await app.player(`Ben C${LETTERS[count]}`)
    const ada = await registers('Ada', PASSWORD)
    const held = await app.call(accounts.correctEmail, { email: ben.email }, ada)
    expect([held.status, held.body.errors]).toEqual([409, { email: sessionTexts.emailTaken }])
    const late = await app.call(accounts.correctEmail, { email: `right.${email}` }, ben)
    expect([late.status, late.body.message]).toEqual([409, sessionTexts.alreadyVerified])
  })

  test('that nobody confirms within a week is gone; one of a player is not', async () => {
    const ben = await app.player(`Ben D${LETTERS[count]}`)
    const ada = await registers('Ada', PASSWORD)
    await app.advance(7 * DAY - 1)
    await app.app.services.jobs.runNow('abandoned-registrations')
    expect(await works(ada)).toBe(200)
    await app.advance(2)
    await app.app.services.jobs.runNow('abandoned-registrations')
    expect([await works(ada), (await login(PASSWORD)).status, await works(ben)]).toEqual([401, 401, 200])
  })

  test('of the version before, with its address in the old place, is confirmed and ended like any other', async () => {
    const old = await registers('Ada', PASSWORD)
    await app.db.session(session =>
      session.run('update users set email = email_pending, email_pending = null where id = $1', [old.id]),
    )
    const mallory = await registers('Mallory', MALLORYS)
    expect([(await login(PASSWORD)).payload.id, (await selfOf(app, old)).email]).toEqual([old.id, email])
    expect((await app.call(sessions.verify, { token: mallory.link }, mallory)).status).toBe(200)
    expect([await works(old), await works(mallory)]).toEqual([401, 200])
  })
})

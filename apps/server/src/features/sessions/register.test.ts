import { callTexts } from '@gauntlet/contract/envelope'
import { lengthText, weakText } from '@gauntlet/contract/passwords/forms'
import { fieldTexts } from '@gauntlet/contract/fields'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { PASSWORD, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: PASSWORD,
  confirm: PASSWORD,
}

describe('registering', () => {
  test('Ada registers, is signed in at once, and is not verified yet', async () => {
    const { payload } = await app.call(sessions.register, ada)
    const self = await selfOf(app, { ...payload, name: 'Ada', email: ada.email })
    expect(self).toMatchObject({ full_name: 'Ada Lovelace', short_name: 'Ada L.', email: ada.email, credits: 0 })
    expect(self.preference.verified_email).toBe(0)
  })

  test('the id by which others know her tells nobody when she signed up', async () => {
    const [first, second] = [await app.register('Fay First'), await app.register('Sam Second')]
    const version = '[0-9a-f]{8}-[0-9a-f]{4}-4'
    for (const { id } of [first, second]) expect(id).toMatch(new RegExp(`^${version}`))
    expect(first.id.slice(0, 8)).not.toBe(second.id.slice(0, 8))
  })

  test('an unverified account reaches nothing that is for players', async () => {
    const ben = await app.register('Ben Unverified')
    const { status, body } = await app.send({ path: '/sports/userSports', player: ben })
    expect({ status, body }).toEqual({
      status: 403,
      body: { success: false, message: callTexts.notVerified, reason: 'call.notVerified' },
    })
  })

  test('the link of the mail verifies once, and brings the welcome credits', async () => {
    const cleo = await app.register('Cleo Verified')
    const token = await app.linkTo(cleo.email, 'verify')
    expect((await app.call(sessions.verify, { token }, cleo)).status).toBe(200)
    const self = await selfOf(app, cleo)
    expect([self.preference.verified_email, self.credits]).toEqual([1, 10])
    const again = await app.call(sessions.verify, { token })
    expect([again.status, again.body.message]).toEqual([400, sessionTexts.linkDead])
  })

  test('a verification link is dead after 24 hours', async () => {
    const dan = await app.register('Dan Late')
    const token = await app.linkTo(dan.email, 'verify')
    await app.advance(24 * HOUR)
    expect((await app.call(sessions.verify, { token })).body.message).toBe(sessionTexts.linkDead)
  })

  test('an e-mail that is verified cannot be registered again, in whatever letter case', async () => {
    const eve = await app.player('Eve Taken')
    const { status, body } = await app.call(sessions.register, { ...ada, email: eve.email.toUpperCase() })
    expect([status, body.message, body.errors]).toEqual([
      409,
      sessionTexts.emailTaken,
      { email: sessionTexts.emailTaken },
    ])
  })

  test('another verification mail is sent at most once a minute', async () => {
    const gus = await app.register('Gus Impatient')
    const soon = await app.call(sessions.sendVerification, {}, gus)
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60'])
    await app.advance(60_000)
    const later = await app.call(sessions.sendVerification, {}, gus)
    expect([later.status, later.body.message]).toEqual([200, 'Verification Email Sent'])
  })

  test.each([
    [{ first_name: '' }, 'first_name', 'Please enter your first name'],
    [{ first_name: 'Ada1' }, 'first_name', fieldTexts.letters],
    [{ last_name: '  ' }, 'last_name', 'Please enter your last name'],
    [{ email: '' }, 'email', 'Please enter an email'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email'],
    [{ password: '' }, 'password', 'Please enter a password'],
    [{ password: 'Ab1!' }, 'password', lengthText()],
    [{ password: 'Ab1!Ab1!Ab1!Ab1!Ab1!x' }, 'password', lengthText()],
    [{ password: 'alllowercase1!' }, 'password', weakText()],
    [{ confirm: 'Something-else1!' }, 'confirm', 'Passwords must match'],
  ])('%o is refused, naming %s', async (wrong, field, message) => {
    const { status, body } = await app.call(sessions.register, { ...ada, email: 'nobody@example.com', ...wrong })
    expect([status, body.message, body.errors?.[field]]).toEqual([400, message, message])
  })

  test('the message is that of the first field of the form', async () => {
    const { body } = await app.send({ method: 'POST', path: '/users/register', body: {} })
    expect(body.message).toBe('Please enter your first name')
    expect(Object.keys(body.errors ?? {})).toEqual(['first_name', 'last_name', 'email', 'password', 'confirm'])
  })

  test('a urlencoded form works as JSON does', async () => {
    const form = new URLSearchParams({ ...ada, email: 'form@example.com' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await app.send({ method: 'POST', path: '/users/register', body: form, headers })
    expect(status).toBe(200)
  })

  test('a multipart form works as JSON does', async () => {
    const parts = Object.entries({ ...ada, email: 'parts@example.com' })
      .map(([name, value]) => `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
    const { status } = await app.send({ method: 'POST', path: '/users/register', body: `${parts}--cut--\r\n`, headers })
    expect(status).toBe(200)
  })
})

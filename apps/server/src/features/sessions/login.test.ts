import { callTexts } from '@gauntlet/contract/envelope'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Lovelace'])

const NEW = 'Net-2!rally'
const login = (email: string, password: string) => app.call(sessions.login, { email, password })
const tokenWorks = async (token: string) =>
  (await app.send({ path: '/users/self', player: { ...ada, token } })).status === 200

describe('logging in', () => {
  test('Ada logs in with her e-mail in whatever letter case', async () => {
    const { payload } = await login('ADA.Lovelace@example.com', PASSWORD)
    expect(payload.id).toBe(ada.id)
    expect(await tokenWorks(payload.token)).toBe(true)
  })

  test('an unknown e-mail and a wrong password get the same answer, which is not that of a dead token', async () => {
    const unknown = await login('nobody@example.com', PASSWORD)
    const wrong = await login(ada.email, 'Wrong-1!word')
    expect(unknown.body).toEqual(wrong.body)
    expect([wrong.status, wrong.body.message]).toEqual([401, sessionTexts.wrongLogin])
  })

  test('without a token, with a made-up one, and with one too long: No token supplied', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(4000)}`]) {
      const { status, body } = await app.send({ path: '/users/self', headers: { authorization } })
      expect([status, body.message]).toEqual([401, callTexts.noToken])
    }
  })

  test('logging out ends this session and no other', async () => {
    const [one, two] = [await login(ada.email, PASSWORD), await login(ada.email, PASSWORD)]
    await app.call(sessions.logout, {}, { ...ada, token: one.payload.token })
    expect([await tokenWorks(one.payload.token), await tokenWorks(two.payload.token)]).toEqual([false, true])
  })

  test('a session is dead after 30 days of rest, and slides while it is used', async () => {
    const [used, rests] = [await login(ada.email, PASSWORD), await login(ada.email, PASSWORD)]
    await app.advance(20 * DAY)
    expect(await tokenWorks(used.payload.token)).toBe(true)
    await app.advance(20 * DAY)
    expect([await tokenWorks(used.payload.token), await tokenWorks(rests.payload.token)]).toEqual([true, false])
  })

  test('Ada sees her sessions and ends one of them; a stranger cannot', async () => {
    const { payload } = await login(ada.email, PASSWORD)
    const now = { ...ada, token: payload.token }
    const list = (await app.call(sessions.list, {}, now)).payload
    expect(list.filter(session => session.current)).toHaveLength(1)
    const other = list.find(session => !session.current)
    const ben = await app.player('Ben Stranger')
    if (!other) throw new Error('Ada has but one session')
    expect((await app.call(sessions.revoke, { id: other.id }, ben)).status).toBe(404)
    expect((await app.call(sessions.revoke, { id: other.id }, now)).status).toBe(200)
  })

  test('a session that is used every day ends 180 days after the sign-in', async () => {
    const daily = await app.player('Dora Daily')
    for (let day = 0; day < 180; day += 20) {
      expect(await tokenWorks(daily.token)).toBe(true)
      await app.advance(20 * DAY)
    }
    expect(await tokenWorks(daily.token)).toBe(false)
  })
})

describe('a forgotten password', () => {
  test('the answer is the same whether the e-mail is known or not, and nobody unknown gets mail', async () => {
    const known = await app.call(sessions.forgot, { email: ada.email })
    const unknown = await app.call(sessions.forgot, { email: 'nobody@example.com' })
    expect(known.body).toEqual(unknown.body)
    await expect(app.mailTo('nobody@example.com')).rejects.toThrow('No mail')
  })

  test('is only written down before the answer, known or not; who it belongs to is looked up afterwards', async () => {
    const quiet = await openTestApp()
    const eve = await quiet.player('Eve Known')
    // Nothing is woken in the background from here on.
    quiet.app.services.jobs.wake = () => undefined
    for (const email of [eve.email, 'nobody@example.com']) await quiet.call(sessions.forgot, { email })
    const written = (table: string) => quiet.db.session(session => session.run(`select * from ${table}`))
    expect(await written('reset_requests')).toHaveLength(2)
    expect(await written('account_links')).toHaveLength(0)
    expect((await quiet.mailTo(eve.email, '/reset/')).subject).toContain('Set a new password')
    expect(await written('reset_requests')).toHaveLength(0)
    await quiet.close()
  })

  test('the link sets a new password once, ends all sessions and tells the owner', async () => {
    const cleo = await app.player('Cleo Forgets')
    await app.call(sessions.forgot, { email: cleo.email })
    const token = await app.linkTo(cleo.email, 'reset')
    const done = await app.call(sessions.reset, { token, password: NEW, confirm: NEW })
    expect(done.payload.id).toBe(cleo.id)
    expect(await tokenWorks(cleo.token)).toBe(false)
    expect(await tokenWorks(done.payload.token)).toBe(true)
    await app.mailTo(cleo.email, 'password was changed')
    expect((await login(cleo.email, PASSWORD)).status).toBe(401)
    expect((await app.call(sessions.reset, { token, password: PASSWORD, confirm: PASSWORD })).status).toBe(400)
  })

  test('a reset link is dead after an hour', async () => {
    await app.call(sessions.forgot, { email: ada.email })
    const token = await app.linkTo(ada.email, 'reset')
    await app.advance(DAY / 24)
    const { body } = await app.call(sessions.reset, { token, password: NEW, confirm: NEW })
    expect(body.errors).toEqual({ token: sessionTexts.linkDead })
  })
  test('the link is looked at without being used, tells nobody whose it is, and says once it is dead', async () => {
    const drew = await app.player('Drew Forgets')
    await app.call(sessions.forgot, { email: drew.email })
    const token = await app.linkTo(drew.email, 'reset')
    for (const viewer of [undefined, ada])
      expect((await app.call(emailLinks.view, { token }, viewer)).payload).toEqual({
        kind: 'reset',
        email: '',
        name: '',
        yours: false,
      })
    expect((await app.call(sessions.verify, { token })).status).toBe(400)
    expect((await app.call(sessions.reset, { token, password: NEW, confirm: NEW })).status).toBe(200)
    const { status, body } = await app.call(emailLinks.view, { token })
    expect([status, body.message]).toEqual([400, sessionTexts.linkDead])
  })

  test('the link of Finn, who was suspended meanwhile, is dead to look at', async () => {
    const finn = await app.player('Finn Forgets')
    await app.call(sessions.forgot, { email: finn.email })
    const token = await app.linkTo(finn.email, 'reset')
    await app.db.session(session => session.run('update users set suspended_at = now() where id = $1', [finn.id]))
    expect((await app.call(emailLinks.view, { token })).status).toBe(400)
  })
})

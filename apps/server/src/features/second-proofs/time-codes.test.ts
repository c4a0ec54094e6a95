import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { secondProofs, secondProofTexts } from '@gauntlet/contract/second-proofs/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { codeAppOf, withTimeCodes } from '../../testing/second-proofs.ts'
import { answerAtDesk } from '../operator/desk.ts'

const KEY = '5a'.repeat(32)
const app = testApp({ SECRETS_KEY: KEY })

const NEW = 'Net-2!rally'
const login = (player: Player, code?: string) =>
  app.call(sessions.login, { email: player.email, password: PASSWORD, ...(code !== undefined && { code }) })
const said = ({ status, body }: Awaited<ReturnType<typeof login>>) => [status, body.message]
const view = async (player: Player) => (await app.call(secondProofs.view, {}, player)).payload
const subjects = async (player: Player) => {
  await app.app.settle()
  return app.mails.filter(({ to }) => to === player.email).map(({ subject }) => subject)
}

describe('setting time codes up', () => {
  test('Ada scans the secret, confirms it by a first code, and gets ten recovery codes', async () => {
    const ada = await app.player('Ada Archer')
    const { payload } = await app.call(secondProofs.setUpTimeCodes, {}, ada)
    expect(payload.address).toMatch(/^otpauth:\/\/totp\/Gauntlet:ada.archer%40example.com\?.*secret=/)
    expect(payload.address).toContain(payload.secret)
    expect((await login(ada)).status).toBe(200)
    const codes = codeAppOf(app, payload.secret)
    const wrong = await app.call(secondProofs.confirmTimeCodes, { code: codes.code(7) }, ada)
    expect([wrong.status, wrong.body.errors]).toEqual([400, { code: sessionTexts.wrongCode }])
    const on = await app.call(secondProofs.confirmTimeCodes, { code: codes.code() }, ada)
    expect(new Set(on.payload.recovery_codes).size).toBe(10)
    expect(await view(ada)).toEqual({ time_codes_since: app.clock.now().toISOString(), recovery_codes_left: 10 })
    expect(await subjects(ada)).toContain('Two-step sign-in now protects your Gauntlet account')
    expect((await app.call(secondProofs.setUpTimeCodes, { code: codes.code(1) }, ada)).status).toBe(409)
  })

  test('where the sign-in is older than ten minutes, it takes the password', async () => {
    const ben = await app.player('Ben Baker')
    app.clock.advance(11 * MINUTE)
    const without = await app.call(secondProofs.setUpTimeCodes, {}, ben)
    expect([without.status, without.body.errors]).toEqual([403, { password: secondProofTexts.passwordNeeded }])
    const wrong = await app.call(secondProofs.setUpTimeCodes, { password: 'Wrong-1!word' }, ben)
    expect([wrong.status, wrong.body.errors]).toEqual([403, { password: secondProofTexts.wrongPassword }])
    expect((await app.call(secondProofs.setUpTimeCodes, { password: PASSWORD }, ben)).status).toBe(200)
  })

  test('neither the secret nor a recovery code is in the database or in the export', async () => {
    const cleo = await app.player('Cleo Clark')
    const { payload } = await app.call(secondProofs.setUpTimeCodes, {}, cleo)
    const codes = codeAppOf(app, payload.secret)
    const { recovery_codes } = (await app.call(secondProofs.confirmTimeCodes, { code: codes.code() }, cleo)).payload
    const kept = JSON.stringify(
      await app.db.session(session =>
        session.run('select to_jsonb(t) as t, (select jsonb_agg(r) from recovery_codes r) as r from time_codes t'),
      ),
    )
    const raw = Buffer.from(payload.secret)
    expect(kept).not.toContain(raw.toString('hex'))
    expect(kept).not.toContain(recovery_codes[0])
    const { path } = accounts.export
    const file = await app.app.server.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${cleo.token}` },
    })
    expect(file.json<{ time_codes: unknown }>().time_codes).toEqual([
      { since: expect.stringMatching(/^2030/), recovery_codes_left: 10 },
    ])
    expect(file.body).not.toContain(payload.secret)
  })
})

describe('once time codes are on', () => {
  test('the right password alone is told to send a code; a wrong one is told nothing of it', async () => {
    const dan = await app.player('Dan Drop')
    await withTimeCodes(app, dan)
    const alone = await login(dan)
    expect(said(alone)).toEqual([401, sessionTexts.codeNeeded])
    expect(alone.body.errors).toEqual({ code: sessionTexts.codeNeeded })
    const wrong = await app.call(sessions.login, { email: dan.email, password: 'Wrong-1!word' })
    expect(said(wrong)).toEqual([401, sessionTexts.wrongLogin])
    expect(wrong.body.errors).toBeUndefined()
  })

  test('a code signs in once, one step early or late too', async () => {
    const eve = await app.player('Eve Ender')
    const codes = await withTimeCodes(app, eve)
    const first = codes.code()
    expect((await login(eve, first)).status).toBe(200)
    expect(said(await login(eve, first))).toEqual([401, secondProofTexts.codeUsed])
    expect((await login(eve, codes.code(1))).status).toBe(200)
    expect(said(await login(eve, codes.code(0)))).toEqual([401, secondProofTexts.codeUsed])
    app.clock.advance(5 * MINUTE)
    expect((await login(eve, `${codes.code(-1).slice(0, 3)} ${codes.code(-1).slice(3)}`)).status).toBe(200)
    expect(said(await login(eve, codes.code(2)))).toEqual([401, sessionTexts.wrongCode])
  })

  test('of two who send one code at once only one gets in', async () => {
    const fay = await app.player('Fay Fault')
    const code = (await withTimeCodes(app, fay)).code()
    const answers = await Promise.all([login(fay, code), login(fay, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('after five wrong codes none is looked at for a quarter of an hour, and the owner is told', async () => {
    const gus = await app.player('Gus Grip')
    const codes = await withTimeCodes(app, gus)
    for (let tries = 0; tries < 5; tries++) expect((await login(gus, codes.code(9))).status).toBe(401)
    const right = await login(gus, codes.code())
    expect([...said(right), right.headers['retry-after']]).toEqual([429, secondProofTexts.tooManyWrong, '900'])
    expect(await subjects(gus)).toContain('Wrong codes were tried on your Gauntlet account')
    app.clock.advance(15 * MINUTE)
    expect((await login(gus, codes.code())).status).toBe(200)
  })

  test('a recovery code signs in once, however it is typed, and the owner is told', async () => {
    const hal = await app.player('Hal Half')
    const [one = '', two = ''] = (await withTimeCodes(app, hal)).recovery
    expect((await login(hal, one.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect(said(await login(hal, one))).toEqual([401, sessionTexts.wrongCode])
    const { payload } = await login(hal, two)
    expect((await view({ ...hal, token: payload.token })).recovery_codes_left).toBe(8)
    expect(await subjects(hal)).toContain('A recovery code was used for your Gauntlet account')
  })

  test("one player's codes are no good for another", async () => {
    const [ida, joe] = [await app.player('Ida In'), await app.player('Joe Jump')]
    const idas = await withTimeCodes(app, ida)
    await withTimeCodes(app, joe)
    expect((await login(joe, idas.recovery[0])).status).toBe(401)
    expect((await login(joe, idas.code())).status).toBe(401)
  })

  test('whoever did not switch them on sets a new password by mail: for a week that takes no code and ends them', async () => {
    const player = await app.player('Vic Volley')
    await withTimeCodes(app, player)
    const { subject, text } = await app.mailTo(player.email, 'Two-step sign-in')
    expect(subject).toBe('Two-step sign-in now protects your Gauntlet account')
    expect(text).toContain('/forgot')
    await app.call(sessions.forgot, { email: player.email })
    const token = await app.linkTo(player.email, 'reset')
    const { status, payload } = await app.call(sessions.reset, { token, password: NEW, confirm: NEW })
    expect(status).toBe(200)
    expect(await view({ ...player, token: payload.token })).toEqual({ time_codes_since: null, recovery_codes_left: 0 })
    expect(await subjects(player)).toContain('What was new in the security of your Gauntlet account')
  })

  test('after a week the mailed link sets a new password only together with a code, and stays good until then', async () => {
    const kim = await app.player('Kim Kick')
    const codes = await withTimeCodes(app, kim)
    app.clock.advance(7 * DAY)
    await app.call(sessions.forgot, { email: kim.email })
    const token = await app.linkTo(kim.email, 'reset')
    const pair = { token, password: NEW, confirm: NEW }
    const alone = await app.call(sessions.reset, pair)
    expect([alone.status, alone.body.errors]).toEqual([401, { code: sessionTexts.codeNeeded }])
    expect((await login(kim, codes.code())).status).toBe(200)
    app.clock.advance(30_000)
    expect((await app.call(sessions.reset, { ...pair, code: codes.code() })).status).toBe(200)
    expect((await login(kim, codes.code(1))).status).toBe(401)
  })

  test('they end with a code, or after a sign-in with one; then the password alone is enough', async () => {
    const lea = await app.player('Lea Lob')
    const codes = await withTimeCodes(app, lea)
    const before = await app.call(secondProofs.endTimeCodes, { password: PASSWORD }, lea)
    expect([before.status, before.body.errors]).toEqual([403, { code: sessionTexts.codeNeeded }])
    const { payload } = await login(lea, codes.code())
    expect((await app.call(secondProofs.endTimeCodes, {}, { ...lea, token: payload.token })).status).toBe(200)
    expect((await login(lea)).status).toBe(200)
    expect((await login(lea, 'anything')).status).toBe(200)
    expect(await subjects(lea)).toContain('Two-step sign-in no longer protects your Gauntlet account')
  })

  test('new recovery codes make the old ones worthless', async () => {
    const max = await app.player('Max Match')
    const codes = await withTimeCodes(app, max)
    const renewed = await app.call(secondProofs.renewRecoveryCodes, { code: codes.code() }, max)
    expect((await login(max, codes.recovery[0])).status).toBe(401)
    expect((await login(max, renewed.payload.recovery_codes[0])).status).toBe(200)
  })

  test('the operator ends them for a player who has lost everything, who is told', async () => {
    const noa = await app.player('Noa Net')
    await withTimeCodes(app, noa)
    const request = { command: 'end-second-proofs', words: [noa.email], who: 'op', cwd: '/' }
    const reply = await answerAtDesk(app.app.services, request)
    expect(reply).toMatchObject({ data: { user_id: noa.id, time_codes: true, passkeys: 0 } })
    expect((await login(noa)).status).toBe(200)
    expect(await subjects(noa)).toContain('The second proofs were ended for your Gauntlet account')
    const audit = await answerAtDesk(app.app.services, { ...request, command: 'audit', words: [] })
    expect(JSON.stringify(audit)).toContain('end-second-proofs')
    expect(await answerAtDesk(app.app.services, request)).toHaveProperty('failure')
  })
})

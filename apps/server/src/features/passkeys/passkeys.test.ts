import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { passkeys, passkeyTexts } from '@gauntlet/contract/passkeys/endpoints'
import { secondProofs, secondProofTexts } from '@gauntlet/contract/second-proofs/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { MINUTE } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { type Quirks, softwareAuthenticator, type SoftwareAuthenticator } from '../../testing/authenticator.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { withTimeCodes } from '../../testing/second-proofs.ts'
import { answerAtDesk } from '../operator/desk.ts'
import { endAddedCredentials } from '../second-proofs/end.ts'

const app = testApp({ APP_URL: 'http://localhost:3000' })

async function add(player: Player, device: SoftwareAuthenticator, name = 'Phone', quirks?: Quirks) {
  const { payload } = await app.call(passkeys.addOptions, {}, player)
  return app.call(passkeys.add, { name, credential: device.create(payload, quirks) }, player)
}
const optionsFor = async (purpose: 'sign-in' | 'prove') => (await app.call(passkeys.options, { purpose })).payload
const signIn = async (device: SoftwareAuthenticator, quirks?: Quirks) =>
  app.call(passkeys.signIn, { credential: device.get(await optionsFor('sign-in'), quirks) })
const prove = async (device: SoftwareAuthenticator, quirks?: Quirks) =>
  app.call(passkeys.prove, { credential: device.get(await optionsFor('prove'), quirks) })
const list = async (player: Player) => (await app.call(passkeys.list, {}, player)).payload.passkeys

/** A player with a passkey. */
async function holder(name: string) {
  const player = await app.player(name)
  const device = softwareAuthenticator()
  const { payload } = await add(player, device)
  return { player, device, passkey: payload }
}

describe('with a passkey', () => {
  test('Ada signs in without typing anything; it shows when it was last used, and the owner was told', async () => {
    const { player: ada, device } = await holder('Ada Archer')
    expect(await list(ada)).toEqual([expect.objectContaining({ name: 'Phone', last_used: null, synced: false })])
    app.clock.advance(MINUTE)
    const { payload } = await signIn(device)
    expect(payload.id).toBe(ada.id)
    expect((await selfOf(app, { ...ada, token: payload.token })).id).toBe(ada.id)
    expect((await list(ada))[0]?.last_used).toBe(app.clock.now().toISOString())
    expect(await subjectsTo(app, ada)).toContain('A passkey was added to your Gauntlet account')
  })

  test('somebody else added it with a stolen password: it ends with the new password that Ivy sets by mail', async () => {
    const { player: ivy, device } = await holder('Ivy Irons')
    app.clock.advance(6 * 24 * 60 * MINUTE)
    await app.call(sessions.forgot, { email: ivy.email })
    const token = await app.linkTo(ivy.email, 'reset')
    const reset = await app.call(sessions.reset, { token, password: 'Net-2!rally', confirm: 'Net-2!rally' })
    expect(reset.status).toBe(200)
    expect((await signIn(device)).status).toBe(401)
    expect(await subjectsTo(app, ivy)).toContain('What was new in the security of your Gauntlet account')
  })

  test('a passkey of more than a week stays after a new password by mail', async () => {
    const { player: jon, device } = await holder('Jon Jump')
    app.clock.advance(8 * 24 * 60 * MINUTE)
    await app.call(sessions.forgot, { email: jon.email })
    const token = await app.linkTo(jon.email, 'reset')
    await app.call(sessions.reset, { token, password: 'Net-2!rally', confirm: 'Net-2!rally' })
    expect((await signIn(device)).status).toBe(200)
  })

  test('she renames it and removes it; then it signs in nobody', async () => {
    const { player: ben, device, passkey } = await holder('Ben Baker')
    await app.call(passkeys.rename, { id: passkey.id, name: 'Old phone' }, ben)
    expect((await list(ben)).map(({ name }) => name)).toEqual(['Old phone'])
    expect((await app.call(passkeys.remove, { id: passkey.id }, ben)).status).toBe(200)
    expect(await list(ben)).toEqual([])
    expect((await signIn(device)).status).toBe(401)
  })

  test('nobody else renames or removes it', async () => {
    const { passkey } = await holder('Cleo Clark')
    const dan = await app.player('Dan Drop')
    expect((await app.call(passkeys.rename, { id: passkey.id, name: 'Mine' }, dan)).status).toBe(404)
    expect((await app.call(passkeys.remove, { id: passkey.id }, dan)).status).toBe(404)
  })

  test('it is named in the export, and goes with the account', async () => {
    const { player: eve, device } = await holder('Eve Ender')
    const file = await app.app.server.inject({
      url: `/api${accounts.export.path}`,
      headers: { authorization: `Bearer ${eve.token}` },
    })
    const { passkeys: exported } = file.json<{ passkeys: Record<string, unknown>[] }>()
    expect(exported.map(row => Object.keys(row).toSorted())).toEqual([
      ['created_at', 'id', 'last_used_at', 'name', 'synced'],
    ])
    await app.call(accounts.remove, { id: eve.id }, eve)
    expect((await signIn(device)).status).toBe(401)
  })
})

describe('a passkey is not added', () => {
  test('by a device that was found signed in: it takes the password', async () => {
    const fay = await app.player('Fay Fault')
    app.clock.advance(11 * MINUTE)
    const without = await app.call(passkeys.addOptions, {}, fay)
    expect([without.status, without.body.errors]).toEqual([403, { password: secondProofTexts.passwordNeeded }])
    expect((await app.call(passkeys.addOptions, { password: PASSWORD }, fay)).status).toBe(200)
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['without a finger or a PIN', { unverified: true }],
  ] as const)('%s', async (what, quirks) => {
    const gus = await app.player(`Gus ${what.includes('site') ? 'Site' : 'Pin'}`)
    const { status, body } = await add(gus, softwareAuthenticator(), 'Phone', quirks)
    expect([status, body.message]).toEqual([400, passkeyTexts.notTaken])
  })

  test('with a challenge that was used, is too old, or was given to somebody else', async () => {
    const [hal, ida] = [await app.player('Hal Half'), await app.player('Ida In')]
    const ask = async () => (await app.call(passkeys.addOptions, {}, hal)).payload
    const sent = (options: Awaited<ReturnType<typeof ask>>, player: Player) =>
      app.call(passkeys.add, { name: 'Phone', credential: softwareAuthenticator().create(options) }, player)
    const used = await ask()
    expect((await sent(used, hal)).status).toBe(200)
    expect((await sent(used, hal)).status).toBe(400)
    expect((await sent(await ask(), ida)).status).toBe(400)
    const old = await ask()
    app.clock.advance(5 * MINUTE + 1)
    expect((await sent(old, hal)).status).toBe(400)
  })

  test('twice', async () => {
    const { player, device } = await holder('Joe Jump')
    const { status, body } = await add(player, device)
    expect([status, body.message]).toEqual([409, passkeyTexts.known])
  })
})

describe('a passkey does not sign in', () => {
  test('without a finger or a PIN, from another site, or unknown', async () => {
    const { device } = await holder('Kim Kick')
    const refusal = [401, passkeyTexts.notTaken]
    for (const quirks of [{ unverified: true }, { origin: 'https://evil.example' }]) {
      const { status, body } = await signIn(device, quirks)
      expect([status, body.message]).toEqual(refusal)
    }
    const { status, body } = await signIn(softwareAuthenticator())
    expect([status, body.message]).toEqual(refusal)
    expect((await signIn(device)).status).toBe(200)
  })

  test('as a copy, whose counter did not grow', async () => {
    const { device } = await holder('Lea Lob')
    expect((await signIn(device, { counter: 9 })).status).toBe(200)
    expect((await signIn(device, { counter: 9 })).status).toBe(401)
    expect((await signIn(device, { counter: 10 })).status).toBe(200)
  })

  test('twice with one answer, or with one that was given as a second proof', async () => {
    const { device } = await holder('Max Match')
    const credential = device.get(await optionsFor('sign-in'))
    expect((await app.call(passkeys.signIn, { credential })).status).toBe(200)
    expect((await app.call(passkeys.signIn, { credential })).status).toBe(401)
    const other = device.get(await optionsFor('prove'))
    expect((await app.call(passkeys.signIn, { credential: other })).status).toBe(401)
  })

  test('for a suspended player', async () => {
    const { player: noa, device } = await holder('Noa Net')
    await answerAtDesk(app.app.services, { command: 'suspend', words: [noa.id], who: 'op', cwd: '/' })
    const { status, body } = await signIn(device)
    expect([status, body.message]).toEqual([403, sessionTexts.suspended])
  })
})

describe('where time codes are on, a passkey', () => {
  test('signs in alone, for it is two proofs in one', async () => {
    const { player, device } = await holder('Ola Out')
    await withTimeCodes(app, player)
    expect((await signIn(device)).status).toBe(200)
  })

  test('stands in for a code, once, also for a new password and without a PIN', async () => {
    const { player, device } = await holder('Pia Play')
    await withTimeCodes(app, player)
    const { code } = (await prove(device, { unverified: true })).payload
    const login = () => app.call(sessions.login, { email: player.email, password: PASSWORD, code })
    expect([(await login()).status, (await login()).status]).toEqual([200, 401])
    await app.call(sessions.forgot, { email: player.email })
    const token = await app.linkTo(player.email, 'reset')
    const pair = { token, password: 'Net-2!rally', confirm: 'Net-2!rally' }
    const { payload } = await prove(device)
    expect((await app.call(sessions.reset, { ...pair, code: payload.code })).status).toBe(200)
  })

  test("stands in for nobody else's code, and only for minutes", async () => {
    const [one, other] = [await holder('Quin Quick'), await holder('Ria Rally')]
    await withTimeCodes(app, one.player)
    const login = (code: string) => app.call(sessions.login, { email: one.player.email, password: PASSWORD, code })
    expect((await login((await prove(other.device)).payload.code)).status).toBe(401)
    const { code } = (await prove(one.device)).payload
    app.clock.advance(5 * MINUTE + 1)
    expect((await login(code)).status).toBe(401)
  })
})

test('what was added since a moment can be ended: the older passkey stays, time codes and recovery codes go', async () => {
  const { player: sam, device: own } = await holder('Sam Serve')
  app.clock.advance(MINUTE)
  const since = app.clock.now()
  const thief = softwareAuthenticator()
  await add(sam, thief, 'Not hers')
  const codes = await withTimeCodes(app, sam)
  const ended = await app.db.transaction(tx => endAddedCredentials(tx, app.app.services, sam.id, since))
  expect(ended).toEqual({ passkeys: 1, timeCodes: true })
  expect((await signIn(thief)).status).toBe(401)
  expect((await signIn(own)).status).toBe(200)
  expect((await app.call(sessions.login, { email: sam.email, password: PASSWORD })).status).toBe(200)
  const { payload } = await app.call(secondProofs.view, {}, sam)
  expect([payload, codes.recovery.length]).toEqual([{ time_codes_since: null, recovery_codes_left: 0 }, 10])
})

test('at an address that is a number the player is told why there are no passkeys', async () => {
  const numbered = await openTestApp({ APP_URL: 'http://127.0.0.1:3000' })
  const tia = await numbered.player('Tia Tie')
  expect((await numbered.call(passkeys.list, {}, tia)).payload.unusable).toBe(passkeyTexts.noName)
  for (const answer of [
    await numbered.call(passkeys.addOptions, {}, tia),
    await numbered.call(passkeys.options, { purpose: 'sign-in' }),
  ])
    expect([answer.status, answer.body.message]).toEqual([409, passkeyTexts.noName])
  await numbered.close()
})

import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { softwareAuthenticator } from '../../testing/authenticator.ts'
import { codeAppOf } from '../../testing/second-proofs.ts'

const OWNERS = 'Net-2!rally'
const THIEFS = 'Lob-3!smash'
const app = testApp({ APP_URL: 'http://localhost:3000' })

/** Lets something happen before the transaction of that number from now on begins. */
function beforeTransaction(number: number, happens: () => Promise<unknown>): void {
  const { services } = app.app
  const { db } = services
  let left = number
  services.db = {
    ...db,
    async transaction(work) {
      left -= 1
      if (left === 0) {
        services.db = db
        await happens()
      }
      return db.transaction(work)
    },
  }
}

/** The owner takes the account back by mail: from then on the session that the thief has is none. */
async function takeBack({ email }: Player): Promise<void> {
  await app.call(sessions.forgot, { email })
  const token = await app.linkTo(email, 'reset')
  expect((await app.call(sessions.reset, { token, password: OWNERS, confirm: OWNERS })).status).toBe(200)
}

const login = async ({ email }: Player, password: string) =>
  (await app.call(sessions.login, { email, password })).status

describe('Mallory has the session of Ada, who takes her account back while Mallory', () => {
  test('sets a new password: hers counts', async () => {
    const ada = await app.player('Ada Archer')
    beforeTransaction(1, () => takeBack(ada))
    const { status } = await app.call(sessions.updatePassword, { password: THIEFS, confirm: THIEFS }, ada)
    expect([status, await login(ada, THIEFS), await login(ada, OWNERS)]).toEqual([401, 401, 200])
  })

  test('adds a passkey: it signs in nobody', async () => {
    const ada = await app.player('Ada Ace')
    const device = softwareAuthenticator()
    const { payload } = await app.call(passkeys.addOptions, {}, ada)
    // The first one takes the challenge.
    beforeTransaction(2, () => takeBack(ada))
    const { status } = await app.call(passkeys.add, { name: 'Phone', credential: device.create(payload) }, ada)
    const asked = (await app.call(passkeys.options, { purpose: 'sign-in' })).payload
    expect([status, (await app.call(passkeys.signIn, { credential: device.get(asked) })).status]).toEqual([401, 401])
  })

  test('asks for new recovery codes: the old ones stay', async () => {
    const ada = await app.player('Ada Advantage')
    const { payload } = await app.call(secondProofs.setUpTimeCodes, {}, ada)
    const codes = codeAppOf(app, payload.secret)
    const on = await app.call(secondProofs.confirmTimeCodes, { code: codes.code() }, ada)
    const [first = '', second = ''] = on.payload.recovery_codes
    app.clock.advance(8 * DAY)
    const stolen = (await app.call(sessions.login, { email: ada.email, password: PASSWORD, code: first })).payload
    await app.call(sessions.forgot, { email: ada.email })
    const token = await app.linkTo(ada.email, 'reset')
    beforeTransaction(1, () =>
      app.call(sessions.reset, { token, password: OWNERS, confirm: OWNERS, code: codes.code() }),
    )
    const { status } = await app.call(secondProofs.renewRecoveryCodes, {}, { ...ada, token: stolen.token })
    const kept = await app.call(sessions.login, { email: ada.email, password: OWNERS, code: second })
    expect([status, kept.status]).toEqual([401, 200])
  })

  test('asks for a private address of her calendar: there is none', async () => {
    const ada = await app.player('Ada Acre')
    beforeTransaction(1, () => takeBack(ada))
    const { status } = await app.call(calendar.renew, {}, ada)
    const { token } = (await app.call(sessions.login, { email: ada.email, password: OWNERS })).payload
    expect([status, (await app.call(calendar.address, {}, { ...ada, token })).payload.since]).toEqual([401, null])
  })
})

describe('Cleo has signed up with an address that Ada confirms as hers while Mallory opens the link of that sign-up', () => {
  test.each([
    ['a wrong password', 'Not-my-1!word', 'Court'],
    ['its password', PASSWORD, 'Clay'],
  ])('with %s: the link is dead, as the sign-up is', async (_, password, name) => {
    const cleo = await app.register(`Cleo ${name}`)
    const token = await app.linkTo(cleo.email, 'verify')
    const ada = await app.player(`Ada ${name}`)
    const home = {
      address_line_1: '1 Main Street',
      address_line_2: '',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
    }
    await app.call(addresses.add, home, ada)
    await app.call(profiles.update, { email: cleo.email }, ada)
    const hers = await app.linkTo(cleo.email, 'verify')
    beforeTransaction(1, () => app.call(sessions.verify, { token: hers }, ada))
    const { status, body } = await app.call(sessions.verify, { token, password })
    expect([status, body.message]).toEqual([400, sessionTexts.linkDead])
    expect((await app.call(profiles.self, {}, ada)).payload.email).toBe(cleo.email)
  })
})

import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { describe, expect, test } from 'vitest'
import { type Answer, PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { softwareAuthenticator } from '../../testing/authenticator.ts'
import { untilWaiting } from '../../testing/locks.ts'

const LETTERS = 'abcdefghijkl'
const NEW = 'Net-2!rally'
const app = testApp({ APP_URL: 'http://localhost:3000' })

/** The answer to a session that was opened, afterwards: 401, or none was opened. */
async function worthOf(player: Player, { status, payload }: Answer<{ token: string }>): Promise<number> {
  if (status !== 200) return status
  return (await app.call(profiles.self, {}, { ...player, token: payload.token })).status
}

describe.each(LETTERS.split(''))('a sign-in leaves no session behind (%s)', letter => {
  test('where the owner sets another password at the same time', async () => {
    const ada = await app.player(`Ada A${letter}`)
    const [answer] = await Promise.all([
      app.call(sessions.login, { email: ada.email, password: PASSWORD }),
      app.call(sessions.updatePassword, { password: NEW, confirm: NEW }, ada),
    ])
    expect(await worthOf(ada, answer)).toBe(401)
  })

  test('where the owner closes the account at the same time, with a password or a passkey', async () => {
    const ben = await app.player(`Ben B${letter}`)
    const device = softwareAuthenticator()
    const { payload: made } = await app.call(passkeys.addOptions, {}, ben)
    await app.call(passkeys.add, { name: 'Phone', credential: device.create(made) }, ben)
    const { payload: asked } = await app.call(passkeys.options, { purpose: 'sign-in' })
    const answers = await Promise.all([
      app.call(passkeys.signIn, { credential: device.get(asked) }),
      app.call(sessions.login, { email: ben.email, password: PASSWORD }),
      app.call(accounts.remove, { id: ben.id }, ben),
    ])
    const [byPasskey, byPassword] = answers
    expect([await worthOf(ben, byPasskey), await worthOf(ben, byPassword)]).toEqual([401, 401])
  })
})

test('a link is dead of a sign-up that goes at the moment at which somebody guesses its password', async () => {
  const una = await app.register('Una Uphill')
  const token = await app.linkTo(una.email, 'verify')
  const answer = await app.db.session(async session => {
    await session.run('begin')
    await session.run('delete from users where id = $1', [una.id])
    const asked = app.call(sessions.verify, { token, password: NEW })
    await untilWaiting(app.db, 1)
    await session.run('commit')
    return asked
  })
  expect([answer.status, answer.body.message]).toEqual([400, sessionTexts.linkDead])
})

test('of ten who ask for another verification mail at once one is sent it', async () => {
  const cleo = await app.register('Cleo Clay')
  await app.advance(60_000)
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(sessions.sendVerification, {}, cleo)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

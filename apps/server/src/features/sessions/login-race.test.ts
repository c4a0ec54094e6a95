import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

/** Signs in to an account while, between the look at the password and the session, something happens to it. */
async function signInAs(ada: Player, meanwhile: () => Promise<unknown>) {
  const { services } = app.app
  const { hashing } = services
  services.hashing = {
    ...hashing,
    async verify(stored, password) {
      const right = await hashing.verify(stored, password)
      services.hashing = hashing
      await meanwhile()
      return right
    },
  }
  return app.call(sessions.login, { email: ada.email, password: PASSWORD })
}

describe('while a password is being checked', () => {
  test('the registration that it opens goes, since somebody else confirms the address: nobody is let in', async () => {
    const ada = await app.register('Ada Ace')
    const { status } = await signInAs(ada, () => app.player('Ada Ace'))
    expect(status).toBe(401)
  })

  test('the owner sets another one: the session that the old one would open is none', async () => {
    const ben = await app.player('Ben Baseline')
    const { status } = await signInAs(ben, () =>
      app.call(sessions.updatePassword, { password: 'Net-2!rally', confirm: 'Net-2!rally' }, ben),
    )
    expect(status).toBe(401)
  })

  test('the owner closes the account: nobody is let in', async () => {
    const cleo = await app.player('Cleo Clay')
    const { status } = await signInAs(cleo, () => app.call(accounts.remove, { id: cleo.id }, cleo))
    expect(status).toBe(401)
  })
})

import { sessions } from '@gauntlet/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('an account that goes while its password is being checked does not let anybody in', async () => {
  const ada = await app.register('Ada Ace')
  const { services } = app.app
  const { hashing } = services
  services.hashing = {
    ...hashing,
    async verify(stored, password) {
      const right = await hashing.verify(stored, password)
      services.hashing = hashing
      // Somebody else who waited for the same address confirms it: the registration being signed in to ends.
      await app.player('Ada Ace')
      return right
    },
  }
  const { status } = await app.call(sessions.login, { email: ada.email, password: PASSWORD })
  expect(status).toBe(401)
})

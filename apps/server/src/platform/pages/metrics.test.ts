import { profiles } from '@gauntlet/contract/profiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const metrics = async () => (await app.app.server.inject({ url: '/metrics' })).body

test('answers are counted by route, without the id that was asked for', async () => {
  const ada = await app.player('Ada Archer')
  await app.call(profiles.view, { id: ada.id }, ada)
  const text = await metrics()
  expect(text).toContain('gauntlet_http_seconds_count{method="GET",route="/api/users/view/:id",status="200"} 1')
  expect(text).not.toContain(ada.id)
})

test('mails that wait are counted', async () => {
  await app.app.settle()
  expect(await metrics()).toMatch(/^gauntlet_mails_waiting 0$/m)
})

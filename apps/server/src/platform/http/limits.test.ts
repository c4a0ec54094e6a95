import { sessions } from '@gauntlet/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const ask = () => app.call(sessions.forgot, { email: 'cleo@example.com' })

test('a caller who asks too often is refused, and told when to come back', async () => {
  for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(200)
  const { status, headers } = await ask()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

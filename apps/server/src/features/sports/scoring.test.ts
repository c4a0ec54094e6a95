import { scoring } from '@gauntlet/contract/scores/formats'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = (tag = '') => app.send({ path: sports.scoring.path, headers: { 'if-none-match': tag } })

test('a visitor reads the formats of all sports, as the table has them', async () => {
  const { status, body } = await ask()
  expect(status).toBe(200)
  expect(body.payload).toEqual(JSON.parse(JSON.stringify(scoring)))
})

test('whoever has the formats already is told that they stand', async () => {
  const tag = String((await ask()).headers['etag'])
  expect((await ask(tag)).status).toBe(304)
  expect((await ask('"another"')).status).toBe(200)
})

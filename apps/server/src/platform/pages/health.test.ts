import { expect, test } from 'vitest'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const ask = async (path: string) => (await app.app.server.inject(path)).statusCode

/** The additional time of a busy machine. */
const BUSY_MS = 8_000

test('a node that can work is ready', async () => {
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200])
})

test('one whose database takes its time says so within two seconds, and is ready again', async () => {
  const node = await app.anotherNode({ ...app.db, execute: () => new Promise(() => {}) })
  const begun = performance.now()
  const { statusCode, body } = await node.server.inject('/readyz')
  expect(performance.now() - begun).toBeLessThan(2000 + BUSY_MS)
  expect([statusCode, JSON.parse(body)]).toEqual([503, { ok: false, why: 'slow' }])
  expect((await node.server.inject('/healthz')).statusCode).toBe(200)
  await node.stop()
})

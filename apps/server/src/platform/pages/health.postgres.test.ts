import { callTexts } from '@gauntlet/contract/envelope'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { urlOf } from '../../testing/database.ts'
import { openTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'

const PATIENCE_MS = 800
/** The additional time of a busy machine. */
const BUSY_MS = 8_000

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])
let proxy: TcpProxy
let db: Database
let node: App
beforeAll(async () => {
  const url = new URL(await urlOf(app.db))
  proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  db = await openDatabase({ kind: 'postgres', url: url.href, patienceMs: PATIENCE_MS })
  node = await app.anotherNode(db)
})
afterAll(async () => {
  await node.stop()
  await db.close()
  await proxy.close()
})

const ask = async (url: string) => {
  const begun = performance.now()
  const reply = await node.server.inject({ url, headers: { authorization: `Bearer ${ada.token}` } })
  return { status: reply.statusCode, body: reply.body, headers: reply.headers, ms: performance.now() - begun }
}
const list = `/api${addresses.list.path}`

test('while its database is silent a node lives, is not ready, and asks players to try again in a moment', async () => {
  expect([(await ask('/readyz')).status, (await ask(list)).status]).toEqual([200, 200])
  proxy.silence()
  const [ready, alive, first] = await Promise.all([ask('/readyz'), ask('/healthz'), ask(list)])
  expect([ready.status, alive.status, first.status]).toEqual([503, 200, 503])
  expect(ready.ms).toBeLessThan(2000 + BUSY_MS)
  expect(first.ms).toBeLessThan(PATIENCE_MS + BUSY_MS)

  // Whoever waited like the first would never be that quick; a busy machine is, sooner or later.
  await expect.poll(async () => (await ask(list)).ms).toBeLessThan(PATIENCE_MS)
  const next = await ask(list)
  expect([next.status, next.headers['retry-after']]).toEqual([503, '2'])
  expect(JSON.parse(next.body)).toEqual({ success: false, message: callTexts.unavailable, reason: 'call.unavailable' })

  proxy.heal()
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  expect((await ask(list)).status).toBe(200)
})

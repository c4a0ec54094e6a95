import { setTimeout as pause } from 'node:timers/promises'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { events } from '@gauntlet/contract/events/endpoints'
import { POSITION_HEADER } from '@gauntlet/contract/position'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../../scripts/support/postgres.ts'
import type { App } from './app.ts'
import type { Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open.ts'
import type { ReplicaNews } from './platform/database/replica.ts'
import { openTestApp, type Player, type TestApp } from './testing/app.ts'
import { eventOf } from './testing/events.ts'

/** The promised time, and what a busy machine takes besides. */
const LEFT_OUT_MS = 2000
const BUSY_MS = 15_000
/** So far behind no replica of these tests is; one is that asks for less. */
const LENIENT_MS = 30_000
const STRICT_MS = 500

let primary: ThrowawayPostgres
let standby: ThrowawayPostgres
/** The standby by itself, to hold it back. */
let onStandby: Database
let app: TestApp
let other: App
let others: Database
let strict: App
let strictDb: Database
let ada: Player
let event: EventAnswer

const openNode = (maxLagMs: number) =>
  openDatabase({ kind: 'postgres', url: primary.url, replica: { url: standby.url, maxLagMs } })

beforeAll(async () => {
  primary = await startThrowawayPostgres({ fsync: false })
  standby = await primary.standby()
  const db = await openNode(LENIENT_MS)
  await migrate(db)
  app = await openTestApp({}, { db })
  others = await openNode(LENIENT_MS)
  other = await app.anotherNode(others)
  strictDb = await openNode(STRICT_MS)
  strict = await app.anotherNode(strictDb)
  onStandby = await openDatabase({ kind: 'postgres', url: standby.url })
  ada = await app.player('Ada Archer')
})
afterAll(async () => {
  await onStandby.close()
  await Promise.all([other.stop(), strict.stop()])
  await Promise.all([others.close(), strictDb.close()])
  await app.close()
  await standby.stop()
  await primary.stop()
})

const replay = (how: 'pause' | 'resume') => onStandby.session(session => session.run(`select pg_wal_replay_${how}()`))

/** The title of the event, to a visitor or a player, on any node. */
async function titleOn(node: App, headers: Record<string, string> = {}): Promise<string | undefined> {
  const url = `${app.app.services.config.apiBase}${events.view.path.replace('{id}', event.id)}`
  const reply = await node.server.inject({ method: 'GET', url, headers })
  return reply.json<{ payload?: EventAnswer }>().payload?.event_name
}
const signedIn = ({ token }: Player) => ({ authorization: `Bearer ${token}` })

const isInUse = ({ replica }: Database) => replica?.has({ moment: 0 }) ?? false
const hasCaughtUp = (db: Database) => {
  const { replica } = db
  const moment = performance.now()
  return expect.poll(() => replica?.has({ moment })).toBe(true)
}
const allCaughtUp = () => Promise.all([app.db, others, strictDb].map(hasCaughtUp))

beforeEach(async () => {
  event = await eventOf(app, ada, { event_name: 'Before' })
  await allCaughtUp()
})
afterEach(async () => {
  await replay('resume')
})

/** Sees what stood there before the replica was held back, also where a busy machine has left it out for a moment. */
const readsOfReplica = (node: App, headers?: Record<string, string>) =>
  expect.poll(() => titleOn(node, headers)).toBe('Before')

const rename = (title: string) => app.call(events.edit, { id: event.id, event_name: title }, ada)

test('visitors read from the replica, and the player who has written reads it at once, on every node', async () => {
  await replay('pause')
  await rename('After')
  for (const node of [app.app, other]) await readsOfReplica(node)
  expect(await titleOn(app.app, signedIn(ada))).toBe('After')
  expect(await titleOn(other, signedIn(ada))).toBe('After')
  expect(await titleOn(other, signedIn(ada))).toBe('After')
  await replay('resume')
  await allCaughtUp()
  expect(await titleOn(app.app)).toBe('After')
})

test('whoever sends back where the answer to a write said that it stands reads it, known or not', async () => {
  await replay('pause')
  const { headers } = await rename('Said')
  const position = String(headers[POSITION_HEADER])
  expect(position).toMatch(/^\d+$/)
  expect(await titleOn(other, { [POSITION_HEADER]: position })).toBe('Said')
  await readsOfReplica(other, { [POSITION_HEADER]: 'nowhere' })
  await readsOfReplica(other)
})

test('a node that listens when reads go to the replica already hears that they do', async () => {
  const news: ReplicaNews[] = []
  others.replica?.listen(one => news.push(one))
  await expect.poll(() => news.at(-1)).toEqual({ used: true })
})

test('a replica that lags is left out within two seconds, and comes back by itself', async () => {
  await replay('pause')
  await rename('Late')
  const begun = performance.now()
  await expect.poll(() => titleOn(strict), { interval: 50 }).toBe('Late')
  expect(performance.now() - begun).toBeLessThan(LEFT_OUT_MS + BUSY_MS)
  expect(isInUse(strictDb)).toBe(false)
  expect(isInUse(others)).toBe(true)
  await replay('resume')
  await expect.poll(() => isInUse(strictDb)).toBe(true)
})

test.each([
  ['dies', () => standby.crash(), () => standby.start()],
  ['hangs', async () => standby.pause(), async () => standby.resume()],
])(
  'a replica that %s is left out within two seconds, no read fails, and it comes back by itself',
  async (_, stop, start) => {
    const news: ReplicaNews[] = []
    others.replica?.listen(one => news.push(one))
    const over = new AbortController()
    const read: { title: string | undefined; ms: number }[] = []
    const readers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const begun = performance.now()
        read.push({ title: await titleOn(other), ms: performance.now() - begun })
        await pause(10)
      }
    })
    try {
      await pause(200)
      await stop()
      const begun = performance.now()
      // On a busy machine it may have been left out before, and have come back.
      await expect.poll(() => news.at(-1)?.used, { interval: 20 }).toBe(false)
      expect(performance.now() - begun).toBeLessThan(LEFT_OUT_MS + BUSY_MS)
      await rename('Meanwhile')
      expect(await titleOn(other)).toBe('Meanwhile')
      await start()
      await expect.poll(() => news.at(-1)?.used).toBe(true)
    } finally {
      over.abort()
      await Promise.all(readers)
    }
    expect(read.map(({ title }) => title).filter(title => title !== 'Before' && title !== 'Meanwhile')).toEqual([])
    expect(Math.max(...read.map(({ ms }) => ms))).toBeLessThan(LEFT_OUT_MS + BUSY_MS)
  },
)

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, urlOf } from '../../testing/database.ts'
import { openTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import type { Database } from './database.ts'
import { UnavailableError } from './errors.ts'
import { addWin, migrations, playerById } from './fixtures/players.ts'
import { openDatabase } from './open.ts'
import { query } from './query.ts'
import type { Reach } from './watch.ts'

const PATIENCE_MS = 1000
/** The additional time of a busy machine. */
const BUSY_MS = 8000

let real: Database
let proxy: TcpProxy
let db: Database
let heard: Reach[]
beforeEach(async () => {
  real = await openTestDatabase({ migrations })
  const url = new URL(await urlOf(real))
  proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  db = await openDatabase({ kind: 'postgres', url: url.href, patienceMs: PATIENCE_MS })
  heard = []
  db.onReach(reach => heard.push(reach))
  // Every kind of connection is open.
  await Promise.all([read(), read(), read(), read()])
  await Promise.all([win(), win()])
})
afterEach(async () => {
  await db.close()
  await proxy.close()
  await real.close()
})

const read = () => playerById.one(db, { id: 1 })
const win = () => db.transaction(tx => addWin.affected(tx, { id: 1, by: 1 }))
const wins = async () => (await playerById.one(real, { id: 1 })).wins
const slow = query(() => sql<{ done: string }>`select 'yes' as done, pg_sleep(2)::text as slept`)
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** How it ended, and how long that took. */
async function timed<T>(work: Promise<T>): Promise<{ outcome: T | string; ms: number }> {
  const begun = performance.now()
  const outcome = await work.catch((error: unknown) => (error instanceof Error ? error.name : String(error)))
  return { outcome, ms: performance.now() - begun }
}

describe('a network that forgets the connections', () => {
  test('reads go on over new ones, and nobody hears of it', async () => {
    proxy.forget()
    const answers = await timed(Promise.all([read(), read(), read(), read()]))
    expect(answers.outcome).toHaveLength(4)
    expect(answers.ms).toBeLessThan(PATIENCE_MS + BUSY_MS)
    expect((await timed(read())).ms).toBeLessThan(BUSY_MS)
    expect(heard).toEqual([])
  })

  test('a transaction that had not begun is done on a new connection, once', async () => {
    const before = await wins()
    proxy.forget()
    const won = await timed(Promise.all([win(), win(), win()]))
    expect(won.outcome).toEqual([1, 1, 1])
    expect(won.ms).toBeLessThan(PATIENCE_MS + BUSY_MS)
    expect(await wins()).toBe(before + 3)
  })

  test('a write by itself, on a connection that has rested, is done once', async () => {
    const before = await wins()
    await pause(1100)
    proxy.forget()
    expect((await timed(addWin.affected(db, { id: 1, by: 1 }))).outcome).toBe(1)
    expect(await wins()).toBe(before + 1)
  })

  test('a transaction under way fails, leaves nothing, and the next one works', async () => {
    const before = await wins()
    const work = db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      proxy.forget()
      await addWin.affected(tx, { id: 1, by: 1 })
    })
    expect(await timed(work)).toMatchObject({ outcome: 'UnavailableError' })
    expect((await timed(win())).outcome).toBe(1)
    expect(await wins()).toBe(before + 1)
  })
})

test('a statement that is at work longer than a silence is borne is left alone', async () => {
  const [alone, inside] = await Promise.all([slow.one(db), db.transaction(tx => slow.one(tx))])
  expect([alone.done, inside.done]).toEqual(['yes', 'yes'])
})

test('a transaction that waits for a lock longer than a silence is borne gets it', async () => {
  const before = await wins()
  const first = db.transaction(async tx => {
    await addWin.affected(tx, { id: 1, by: 1 })
    await pause(3 * PATIENCE_MS)
  })
  await pause(100)
  await Promise.all([first, win()])
  expect(await wins()).toBe(before + 2)
})

test('a connection that is reset as it opens leaves no failure that nobody hears of: it would end the server', async () => {
  const unheard: unknown[] = []
  const hear = (why: unknown) => unheard.push(why)
  process.on('unhandledRejection', hear)
  proxy.refuse()
  proxy.refuseOnceReady()
  expect((await timed(read())).outcome).toBe('UnavailableError')
  proxy.heal()
  await expect.poll(() => read().catch(String)).toMatchObject({ id: 1 })
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})

describe.each(['silence', 'refuse'] as const)('while the database is out of reach (%s)', how => {
  test('who asks first waits a little, everybody else is told at once, and it is said once when it is back', async () => {
    proxy[how]()
    const first = await timed(read())
    expect(first.outcome).toBe('UnavailableError')
    expect(first.ms).toBeLessThan(PATIENCE_MS + BUSY_MS)
    const ask = () => timed(Promise.allSettled([read(), win(), addWin.affected(db, { id: 1, by: 1 }), read()]))
    expect((await ask()).outcome).toSatisfy((all: PromiseSettledResult<unknown>[]) =>
      all.every(one => one.status === 'rejected' && one.reason instanceof UnavailableError),
    )
    // Whoever waited like the first would never be that quick; a busy machine is, sooner or later.
    await expect.poll(async () => (await ask()).ms).toBeLessThan(PATIENCE_MS)
    proxy.heal()
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toMatchObject([{ reachable: false }, { reachable: true }])
    expect((await timed(read())).outcome).toMatchObject({ id: 1 })
    expect((await timed(win())).outcome).toBe(1)
  })
})

test('a database that is closed while it is silent closes within seconds', async () => {
  proxy.silence()
  const reading = timed(read())
  expect((await timed(db.close())).ms).toBeLessThan(6000 + BUSY_MS)
  expect((await reading).outcome).toMatch(/Error$/)
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Pgbouncer, startPgbouncer } from '../../../../../scripts/support/pgbouncer.ts'
import { openTestDatabase, urlOf } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { addWin, migrations, playerById } from './fixtures/players.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { query } from './query.ts'

/** Fewer than the clients: they share. */
const SIZE = 3
const REQUESTS = 120

const settings = query(
  () => sql<{ jit: string; statement: string; idle: string }>`select current_setting('jit') as jit,
    current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`,
)
const LIMITED = { jit: 'off', statement: '15s', idle: '30s' }
const slow = query(() => sql<{ done: string }>`select 'yes' as done, pg_sleep(0.5)::text as slept`)

let real: Database
let pooler: Pgbouncer
let nodes: Database[] = []
let url: string
beforeEach(async () => {
  real = await openTestDatabase({ migrations })
  url = await urlOf(real)
})
afterEach(async () => {
  for (const node of nodes) await node.close()
  nodes = []
  await pooler.stop()
  await real.close()
})

const through = () => pooler.url(new URL(url).pathname.slice(1))

async function openNode(options: { directUrl?: string; named?: boolean } = {}): Promise<Database> {
  const node = await openDatabase({ kind: 'postgres', url: through(), poolSize: 4, ...options })
  nodes.push(node)
  return node
}

const openPooled = () => openNode({ directUrl: url, named: false })

const hangUpOnAll = () =>
  real.session(session =>
    session.run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  )

/** Each reads and writes at once, over more connections than the pooler has. */
async function play(node: Database): Promise<void> {
  const requests = Array.from({ length: REQUESTS }, async (_, at) => {
    const id = 1 + (at % 2)
    if (at % 3 === 0) return await addWin.affected(node, { id, by: 1 })
    if (at % 3 === 1) return (await playerById.one(node, { id })).id === id ? 1 : 0
    return await node.transaction(async tx => {
      await playerById.one(tx, { id })
      return await addWin.affected(tx, { id, by: 1 })
    })
  })
  expect((await Promise.all(requests)).every(count => count === 1)).toBe(true)
}
const wins = async () => (await playerById.one(real, { id: 1 })).wins + (await playerById.one(real, { id: 2 })).wins

describe('behind a pooler that keeps sessions', () => {
  beforeEach(async () => {
    pooler = await startPgbouncer(url, { mode: 'session', size: 20 })
  })

  test('reads, writes and transactions are done, with the limits that a request has', async () => {
    const node = await openNode()
    await play(node)
    expect(await wins()).toBe((REQUESTS / 3) * 2)
    expect(await settings.one(node)).toEqual(LIMITED)
    expect(await node.transaction(tx => settings.one(tx))).toEqual(LIMITED)
  })

  test('migrations and backups take as long as they take', async () => {
    const node = await openNode()
    expect(await node.session(session => session.run(settings.compiled().text))).toMatchObject([
      { jit: 'off', statement: '0', idle: '0' },
    ])
    expect(await migrate(node, migrations)).toEqual([])
  })
})

describe('behind a pooler that lends connections for a transaction at a time', () => {
  beforeEach(async () => {
    pooler = await startPgbouncer(url, { mode: 'transaction', size: SIZE })
  })

  test('two nodes share its connections, and each is answered what it asked', async () => {
    const [first, second] = await Promise.all([openPooled(), openPooled()])
    await Promise.all([play(first), play(second)])
    expect(await wins()).toBe(2 * (REQUESTS / 3) * 2)
  })

  test('the limits of a request hold on every connection, and those who need none go past the pooler', async () => {
    const node = await openPooled()
    const all = await Promise.all(Array.from({ length: 2 * SIZE }, () => node.transaction(tx => settings.one(tx))))
    expect(all).toEqual(all.map(() => LIMITED))
    expect(await settings.one(node)).toEqual(LIMITED)
    expect(await node.session(session => session.run(settings.compiled().text))).toMatchObject([
      { jit: 'off', statement: '0', idle: '0' },
    ])
    expect(await migrate(node, migrations)).toEqual([])
  })

  test('a connection of the pooler that breaks is not noticed by readers', async () => {
    const node = await openPooled()
    const reads = Promise.all(Array.from({ length: SIZE }, () => slow.one(node)))
    await new Promise(resolve => setTimeout(resolve, 200))
    await hangUpOnAll()
    expect((await reads).map(({ done }) => done)).toEqual(['yes', 'yes', 'yes'])
    await play(node)
  })

  test('a table that changes does not stop those who ask for it', async () => {
    const name = query(
      (_, args: { id: number }) => sql<{ name: string }>`select name from players where id = ${args.id}`,
    )
    const node = await openPooled()
    await Promise.all(Array.from({ length: SIZE }, () => name.one(node, { id: 1 })))
    await real.session(session => session.run('alter table players alter column name type varchar(50)'))
    expect(await name.one(node, { id: 1 })).toEqual({ name: 'Ada; first' })
    expect(await node.transaction(tx => name.one(tx, { id: 1 }))).toEqual({ name: 'Ada; first' })
  })

  test('when the pooler is started anew, all goes on', async () => {
    const node = await openPooled()
    await play(node)
    const { port } = new URL(through())
    await pooler.stop()
    await expect(playerById.one(node, { id: 1 })).rejects.toThrow(/out of reach|was lost/)
    pooler = await startPgbouncer(url, { mode: 'transaction', size: SIZE, port: Number(port) })
    await expect.poll(() => playerById.one(node, { id: 1 }).catch(() => undefined)).toMatchObject({ id: 1 })
    await play(node)
  })
})

import { MINUTE } from '@gauntlet/contract/time'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../../../../scripts/support/postgres.ts'
import { openTcpProxy } from '../../testing/tcp-proxy.ts'
import type { Database } from './database.ts'
import { UnavailableError } from './errors.ts'
import { addWin, migrations, playerById } from './fixtures/players.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import type { Reach } from './watch.ts'

let primary: ThrowawayPostgres
let standby: ThrowawayPostgres
let opened: Database[] = []
beforeEach(async () => {
  primary = await startThrowawayPostgres({ fsync: false })
  await migrate(await open(primary.url), migrations)
  standby = await primary.standby()
}, MINUTE)
afterEach(async () => {
  for (const db of opened) await db.close()
  opened = []
  await standby.stop()
  await primary.stop()
}, MINUTE)

async function open(url: string): Promise<Database> {
  const db = await openDatabase({ kind: 'postgres', url })
  opened.push(db)
  return db
}

/** An address that names both, the standby first. */
function naming(): string {
  const url = new URL(primary.url)
  return primary.url.replace(url.host, `${new URL(standby.url).host},${url.host}`)
}

const win = (db: Database) => db.transaction(tx => addWin.affected(tx, { id: 1, by: 1 }))
const winsIn = async (db: Database) => (await playerById.one(db, { id: 1 })).wins
const promote = async () => (await open(standby.url)).session(session => session.run('select pg_promote(true, 60)'))

/** Ada's wins, as the standby has them, whether or not it takes writes. */
async function winsOnStandby(): Promise<unknown> {
  const db = await open(standby.url)
  const [row] = await db.session(session => session.run('select wins from players where id = 1'))
  return row?.['wins']
}

test('of two servers that an address names, the one that takes writes is used', async () => {
  const db = await open(naming())
  expect(await win(db)).toBe(1)
  expect(await winsIn(db)).toBe(1)
  expect(await addWin.affected(db, { id: 1, by: 1 })).toBe(1)
})

test(
  'where the primary dies and the standby is promoted, a node goes on with that one by itself',
  async () => {
    const db = await open(naming())
    await win(db)
    await expect.poll(winsOnStandby, { timeout: MINUTE }).toBe(1)
    await primary.crash()
    await expect(win(db)).rejects.toThrow(UnavailableError)
    await promote()
    await expect.poll(() => win(db).catch(() => 0), { timeout: MINUTE }).toBe(1)
    expect(await winsIn(db)).toBe(2)
  },
  3 * MINUTE,
)

test(
  'an address that leads to a standby is out of reach, for reads too, until that one takes writes',
  async () => {
    const url = new URL(primary.url)
    const target = { host: url.hostname, port: Number(url.port) }
    const proxy = await openTcpProxy(target)
    try {
      url.port = String(proxy.port)
      const db = await open(url.href)
      const heard: Reach[] = []
      db.onReach(reach => heard.push(reach))
      await win(db)
      await expect.poll(winsOnStandby, { timeout: MINUTE }).toBe(1)
      target.port = Number(new URL(standby.url).port)
      proxy.refuse()
      proxy.heal()
      await expect
        .poll(() => win(db).catch((error: unknown) => error), { timeout: MINUTE })
        .toBeInstanceOf(UnavailableError)
      await expect.poll(() => heard.at(-1)?.reachable, { timeout: MINUTE }).toBe(false)
      await expect(winsIn(db)).rejects.toThrow(UnavailableError)
      await promote()
      await expect.poll(() => win(db).catch(() => 0), { timeout: MINUTE }).toBe(1)
      expect(await winsIn(db)).toBe(2)
    } finally {
      await proxy.close()
    }
  },
  3 * MINUTE,
)

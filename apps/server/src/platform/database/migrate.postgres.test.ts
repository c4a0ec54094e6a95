import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { migrations as fixtures } from './fixtures/players.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-migrations-'))
let db: Database
beforeAll(async () => {
  cpSync(fixtures, folder, { recursive: true })
  // Whoever looks for a deadlock first is refused. A busy machine has so long to let the node wait, too.
  writeFileSync(
    join(folder, '0003_taller.sql'),
    "set local deadlock_timeout = '5s'; update players set wins = wins + 1 where id = 1; lock table matches;",
  )
  db = await openTestDatabase({ migrations: fixtures })
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

/** Waits for the lock of the table, of a migration that waits for it. */
const isWaiting = () =>
  db.session(async session => {
    const rows = await session.run(
      `select from pg_locks join pg_database d on d.oid = database and datname = current_database()
        where relation = 'matches'::regclass and mode = 'AccessExclusiveLock' and not granted`,
    )
    return rows.length > 0
  })

test('a migration that meets a transaction of a running node, each waiting for the other, begins again', async () => {
  let migrated: Promise<string[]> | undefined
  await db.session(async node => {
    await node.run('begin')
    await node.run('lock table matches in share mode')
    migrated = migrate(db, folder)
    while (!(await isWaiting())) await pause(10)
    await node.run("set local deadlock_timeout = '1min'")
    await node.run('update players set wins = wins + 10 where id = 1')
    await node.run('commit')
  })
  expect(await migrated).toEqual(['0003_taller'])
  const [ada] = await db.session(session => session.run('select wins from players where id = 1'))
  expect(ada).toEqual({ wins: 11 })
})

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { migrations } from '../platform/database/fixtures/players.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openTestDatabase } from './database.ts'

/**
 * The small product of the fixtures for the tests of a file: each begins with the database as its migrations leave it,
 * and with a folder of them that it may add to.
 */
export function smallProduct() {
  let db: Database
  let folder: string
  const run = (text: string) => db.session(session => session.run(text))
  beforeAll(async () => {
    db = await openTestDatabase({ migrations })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gauntlet-migrations-'))
    cpSync(migrations, folder, { recursive: true })
    await run('drop schema public cascade; create schema public')
    await migrate(db, folder)
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return {
    get db() {
      return db
    },
    get folder() {
      return folder
    },
    run,
    /** Adds a migration. */
    write: (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text),
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/auth/authenticate.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationsFolder, readMigrations } from '../../platform/database/migration-files.ts'
import { openTestDatabase } from '../../testing/database.ts'

const nothing = mkdtempSync(join(tmpdir(), 'no-migrations-'))
afterAll(() => rmSync(nothing, { recursive: true }))

test('an address from the time when it was kept as it is goes on working, and is no longer readable', async () => {
  const db = await openTestDatabase({ migrations: nothing })
  const run = (text: string, values: unknown[] = []) => db.session(session => session.run(text, values))
  const count = readMigrations().findIndex(({ name }) => name === '0025_mail_budgets')
  await migrate(db, migrationsFolder, { count })
  const [ada, token, then] = ['0a0a0a0a-0000-4000-8000-000000000001', 'a'.repeat(43), '2030-06-03T12:00:00Z']
  await run(
    `insert into users (id, email, first_name, last_name, name_key, password_hash, created_at)
     values ($1, 'ada@example.com', 'Ada', 'Archer', 'ada archer', '', $2)`,
    [ada, then],
  )
  await run('insert into calendar_feeds (user_id, token, created_at) values ($1, $2, $3)', [ada, token, then])
  await migrate(db)
  const [feed] = await run('select token, token_hash from calendar_feeds where user_id = $1', [ada])
  await db.close()
  expect(feed).toEqual({ token: null, token_hash: hashToken(token) })
})

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readRepeatables } from '../../platform/database/migration-files.ts'
import { urlOf } from '../../testing/database.ts'
import { testDatabase } from '../../testing/opened.ts'

const cli = fileURLToPath(new URL('../gauntlet.ts', import.meta.url))
const run = promisify(execFile)
const db = testDatabase()
/** It loads the whole server, which takes seconds where the machine is busy. */
const COMMAND_MS = 300_000

test('an operator brings the tables up to date beside the nodes, and is told what was applied', {
  timeout: COMMAND_MS,
}, async () => {
  const [last] = readRepeatables().slice(-1)
  await db.session(session => session.run('delete from migrations where name = $1', [last?.name]))
  const env = { ...process.env, DATABASE_URL: await urlOf(db) }
  const { stdout } = await run(process.execPath, [cli, 'migrate', '--json'], { env })
  expect(JSON.parse(stdout)).toEqual({ applied: [last?.name], newer: [] })
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld } from '../../main.ts'
import { readConfig } from '../../platform/config/config.ts'
import { fillDataFolder } from '../../testing/database.ts'
import { ask } from '../ask.ts'
import { caller } from '../caller.ts'

const cli = fileURLToPath(new URL('../gauntlet.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-check-'))
const { DATABASE_URL: _, ...outside } = process.env
const env = { ...outside, GAUNTLET_DATA: folder }
/** Each opens the database on disk, which takes seconds where the machine is busy. */
const COMMANDS_MS = 300_000

let file = ''
beforeAll(async () => {
  await fillDataFolder(folder)
  const db = await openWorld(readConfig(env), new Date('2030-01-01Z'))
  const [row] = await db.session(session => session.run("select pg_relation_filepath('events') as file"))
  file = join(folder, 'database/pgdata', String(row?.['file']))
  await db.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const check = () => ask({ command: 'check', words: [], ...caller(env) }, env)

test('a whole folder is called whole', { timeout: COMMANDS_MS }, async () => {
  const reply = await check()
  expect(reply).toMatchObject({
    data: {
      whole: true,
      parts: ['folder', 'tables', 'credits', 'ranks', 'players', 'pictures'].map(part => ({ part, found: [] })),
      backup: null,
    },
  })
  expect(reply).not.toHaveProperty('failed')
})

test('a table whose file is gone is named, and so is a folder that is not whole', {
  timeout: COMMANDS_MS,
}, async () => {
  rmSync(file)
  expect(await check()).toMatchObject({
    failed: expect.any(String),
    text: expect.stringMatching(/The table events cannot be read: could not open file/),
  })
  rmSync(join(folder, 'database/pgdata/PG_VERSION'))
  const half = spawnSync(process.execPath, [cli, 'check'], { env, encoding: 'utf8' })
  expect([half.status, half.stdout, half.stderr]).toEqual([1, '', expect.stringMatching(/not whole.*\n$/)])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main, openWorld } from '../main.ts'
import { readConfig } from '../platform/config/config.ts'
import { takeDataFolder } from '../platform/config/data-folder.ts'
import { takeFolder } from '../platform/database/pglite-folder.ts'
import { ENGINE_MAJOR } from '../platform/database/pglite-structure.ts'
import { requireWritable } from '../platform/database/pglite-writable.ts'
import { UnusableFolder } from '../platform/database/unusable-folder.ts'
import { fillDataFolder } from '../testing/database.ts'

const program = (name: string) => new URL(name, import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-folder-'))
const whole = join(folder, 'whole')
/** Each starts a server or a command, which takes seconds where the machine is busy. */
const STARTS_MS = 300_000
const NOBODY = 65_534
const amRoot = process.getuid?.() === 0

beforeAll(async () => {
  await fillDataFolder(whole)
  const db = await openWorld(readConfig({ GAUNTLET_DATA: whole }), new Date('2030-01-01Z'))
  await db.close()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

interface Start {
  /** A command of the shell that comes before. */
  shell?: string
  /** Gives up being root once everything is loaded: root may write anywhere. */
  asNobody?: boolean
}

/** Starts the server as an operator does, and tells how it ended. */
async function start(data: string, { shell = '', asNobody = false }: Start = {}) {
  const { DATABASE_URL: _, ...env } = process.env
  const serve = `const { startOrSay } = await import(${JSON.stringify(program('../starting.ts'))})
    const { main } = await import(${JSON.stringify(program('../main.ts'))})
    ${asNobody && amRoot ? `process.setegid(${NOBODY}); process.seteuid(${NOBODY})` : ''}
    await startOrSay(() => main())`
  const child = spawn('sh', ['-c', `${shell} exec "$0" --input-type=module -e "$1"`, process.execPath, serve], {
    env: { ...env, GAUNTLET_DATA: data, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: 'pipe',
  })
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes(' is at http')) child.kill('SIGTERM')
  })
  const [complained, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { complained, status }
}

let copies = 0
function copy(): { data: string; cluster: string; marker: string } {
  const data = join(folder, `copy${copies++}`)
  cpSync(whole, data, { recursive: true })
  return { data, cluster: join(data, 'database/pgdata'), marker: join(data, 'database/format.json') }
}

/** The operator's view: a line without a stack, from a process that ended as a failed one. */
async function refusal(data: string, how: Start = {}): Promise<string> {
  const { complained, status } = await start(data, how)
  const lines = complained.trim().split('\n').length
  expect([lines, /\n\s+at /.test(complained), status], complained).toEqual([1, false, 1])
  return complained
}

/** The same line from a start in this process: to load the server takes a process longer than to look at the folder. */
const refusalHere = (data: string): Promise<string> =>
  main({ GAUNTLET_DATA: data, PORT: '0' }).then(
    () => 'it has started',
    (error: unknown) => {
      if (error instanceof UnusableFolder) return error.message
      throw error
    },
  )

/** The message of taking the folder, without a server around it. */
const taking = (data: string) => takeFolder(join(data, 'database'))

test('a copy without its version is refused, and nothing is written over it', { timeout: STARTS_MS }, async () => {
  const { data, cluster } = copy()
  rmSync(join(cluster, 'PG_VERSION'))
  const before = readdirSync(cluster)
  expect(await refusal(data)).toMatch(/not whole: the file PG_VERSION is missing.*restore a backup/)
  expect(readdirSync(cluster)).toEqual(before)
})

test.each([
  ['base', 'the folder base is missing'],
  ['base/5/PG_VERSION', 'the file base/5/PG_VERSION is missing'],
  ['global', 'the file global/pg_control is missing'],
  ['global/pg_control', 'the file global/pg_control is missing'],
  ['pg_wal', 'the folder pg_wal is missing'],
  ['pg_xact', 'the folder pg_xact is missing'],
  ['pg_notify', 'the folder pg_notify is missing'],
])('a copy without %s is refused, and it is not made anew', async (name, words) => {
  const { data, cluster } = copy()
  rmSync(join(cluster, name), { recursive: true })
  await expect(taking(data)).rejects.toThrow(`not whole: ${words}`)
  expect(existsSync(join(cluster, name))).toBe(false)
})

test('files of another major version are refused', async () => {
  const { data, cluster } = copy()
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  await expect(taking(data)).rejects.toThrow('is of PostgreSQL 17, and this version of Gauntlet reads 18')
})

test('what the engine writes is the version that is asked for', () => {
  expect(readFileSync(join(whole, 'database/pgdata/PG_VERSION'), 'utf8').trim()).toBe(String(ENGINE_MAJOR))
})

test('a damaged control file is told, also where only the engine sees it', { timeout: STARTS_MS }, async () => {
  const { data, cluster } = copy()
  const control = join(cluster, 'global/pg_control')
  const bytes = readFileSync(control)
  writeFileSync(control, Buffer.concat([Buffer.from('damaged!'), bytes.subarray(8)]))
  expect(await refusal(data)).toMatch(/does not open: .*restore a backup/)
  writeFileSync(control, Buffer.alloc(8192))
  await expect(taking(data)).rejects.toThrow('global/pg_control is damaged')
})

test('a database that is gone is not replaced by an empty one', { timeout: STARTS_MS }, async () => {
  const { data, cluster } = copy()
  rmSync(cluster, { recursive: true })
  await expect(taking(data)).rejects.toThrow('is gone: pgdata is missing')
  rmSync(join(data, 'database'), { recursive: true })
  mkdirSync(join(data, 'pictures'))
  writeFileSync(join(data, 'pictures/0a.webp'), 'a picture')
  expect(await refusalHere(data)).toMatch(/holds pictures, and no database: is DATABASE_URL not set/)
})

test('a folder of the version before is used, and marked', { timeout: STARTS_MS }, async () => {
  const { data, marker } = copy()
  rmSync(marker)
  const db = await openWorld(readConfig({ GAUNTLET_DATA: data }), new Date('2030-01-02Z'))
  await db.close()
  expect(JSON.parse(readFileSync(marker, 'utf8'))).toEqual({ format: 1, postgres: 18 })
})

test('a marker that was cut short is written anew, one of a newer version is refused', async () => {
  const { data, marker } = copy()
  writeFileSync(marker, '{"format":')
  const taken = await taking(data)
  taken.release()
  expect(JSON.parse(readFileSync(marker, 'utf8'))).toMatchObject({ format: 1 })
  writeFileSync(marker, JSON.stringify({ format: 2 }))
  await expect(taking(data)).rejects.toThrow('written by a newer version of Gauntlet')
})

test('a folder of something else is left as it is', async () => {
  const letters = join(folder, 'letters')
  mkdirSync(letters)
  writeFileSync(join(letters, 'letter.txt'), 'Dear Ada')
  expect(() => takeDataFolder({ dataFolder: letters })).toThrow("not Gauntlet's (letter.txt)")
  const other = join(folder, 'other')
  mkdirSync(join(other, 'database/mysql'), { recursive: true })
  await expect(taking(other)).rejects.toThrow("not Gauntlet's (mysql)")
  expect(readdirSync(letters)).toEqual(['letter.txt'])
  expect(() => takeDataFolder({ dataFolder: join(whole, 'database') })).toThrow('the folder of a database itself')
})

test('a file in the place of the folder is told', { timeout: STARTS_MS }, async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await refusalHere(file)).toMatch(/is no folder: GAUNTLET_DATA has to name one/)
  expect(() => takeDataFolder({ dataFolder: join(file, 'below') })).toThrow('is no folder')
})

test('a folder that may not be written is told, with the user who was asking', { timeout: STARTS_MS }, async () => {
  const { data } = copy()
  chmodSync(folder, 0o755)
  chmodSync(data, 0o755)
  chmodSync(join(data, 'database'), 0o555)
  expect(await refusal(data, { asNobody: true })).toMatch(/cannot be written by .*uid \d+/)
  chmodSync(join(data, 'database'), 0o700)
})

test('what another user owns is not written to', () => {
  const theirs = join(folder, 'theirs')
  writeFileSync(theirs, '')
  if (amRoot) chownSync(theirs, NOBODY, NOBODY)
  // Nobody but root can give a file away; to all others the root of the system is somebody else's.
  expect(() => requireWritable(folder, [amRoot ? theirs : '/'])).toThrow('belongs to another user')
})

test('a disk without room is told', { timeout: STARTS_MS }, async () => {
  // A limit on the size of files is what every system has, and no disk has to be filled for it.
  expect(await refusal(whole, { shell: 'ulimit -f 1;' })).toMatch(/has no room left/)
})

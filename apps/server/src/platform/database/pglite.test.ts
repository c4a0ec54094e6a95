import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { embeddedEngine } from '../../testing/database.ts'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'
import { migrations, namesOf, playerById } from './fixtures/players.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openPglite } from './pglite.ts'

const moduleAt = (name: string) => new URL(name, import.meta.url).href

/** Runs a program in a process of its own, with the data folder as its argument. */
function run(program: string, folder: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', program, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function everythingFrom(stream: AsyncIterable<Buffer> | null): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += chunk.toString()
  return text
}

/** Five starts of the database, on a busy machine. */
const SEVERAL_STARTS_MS = 180_000

describe('a data folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gauntlet-data-'))
    const db = await openDatabase({ kind: 'pglite', folder })
    await migrate(db, migrations)
    await db.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('keeps its data when it is closed and opened again', async () => {
    const db = await openDatabase({ kind: 'pglite', folder })
    expect(await namesOf.all(db, { ids: [1, 2] })).toHaveLength(2)
    await db.close()
  })

  test('that is closed lets nobody wait', async () => {
    const engine = await openPglite({ folder })
    const ada = new Client(engine.settings())
    const gone = new Promise<void>(resolve => {
      ada.on('error', () => {}).once('end', resolve)
    })
    await ada.connect()
    await engine.close()
    await gone
    await expect(ada.query('select 1')).rejects.toThrow('not queryable')
    await expect(new Client(engine.settings()).connect()).rejects.toThrow('is closed')
  })

  test('is refused to a second opener, in this process or another, and free once it is closed', async () => {
    const db = await openDatabase({ kind: 'pglite', folder })
    await expect(openDatabase({ kind: 'pglite', folder })).rejects.toThrow('is in use by another running server')
    const other = run(
      `const { openDatabase } = await import(${JSON.stringify(moduleAt('./open.ts'))})
       await openDatabase({ kind: 'pglite', folder: process.argv[1] })`,
      folder,
    )
    const [said] = await Promise.all([everythingFrom(other.stderr), once(other, 'exit')])
    expect(other.exitCode).toBe(1)
    expect(said).toContain('is in use by another running server')
    await db.close()
    await (await openDatabase({ kind: 'pglite', folder })).close()
  })

  test(
    'holds every acknowledged row after the process is killed in the middle of writing, twice',
    async () => {
      const writer = `
      const { openDatabase } = await import(${JSON.stringify(moduleAt('./open.ts'))})
      const { addPlayer } = await import(${JSON.stringify(moduleAt('./fixtures/players.ts'))})
      const db = await openDatabase({ kind: 'pglite', folder: process.argv[1] })
      const { rows: [{ last }] } = await db.execute({ name: '', text: 'select max(id) as last from players' }, [])
      for (let id = last + 1; ; id++) {
        await db.transaction(tx => addPlayer.one(tx, { id, name: 'player ' + id }))
        process.stdout.write(id + '\\n')
      }`
      for (const acknowledgements of [150, 230]) {
        const child = run(writer, folder)
        const acknowledged: number[] = []
        for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
          acknowledged.push(Number(line))
          if (acknowledged.length === acknowledgements) child.kill('SIGKILL')
        }
        const db = await openDatabase({ kind: 'pglite', folder })
        expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgements)
        expect(await namesOf.all(db, { ids: acknowledged })).toHaveLength(acknowledged.length)
        await db.close()
      }
    },
    SEVERAL_STARTS_MS,
  )
})

describe('connections of the embedded database', () => {
  let engine: Engine
  let db: Database
  const clients: Client[] = []
  beforeAll(async () => {
    engine = await embeddedEngine(migrations, { idleInTransactionMs: 1500 })
    db = connectDatabase(engine)
  })
  afterAll(() => db.close())
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(client => client.end()))
    await db.session(session => session.run('update players set wins = 0'))
  })

  async function connect(): Promise<Client> {
    const client = new Client(engine.settings())
    client.on('error', () => {})
    clients.push(client)
    await client.connect()
    return client
  }

  test('wait while one is in a transaction, and see what it has committed', async () => {
    const [ada, ben] = await Promise.all([connect(), connect()])
    await ada.query('begin')
    await ada.query('update players set wins = 1 where id = 1')
    let answered = false
    const read = ben.query('select wins from players where id = 1').then(({ rows }) => {
      answered = true
      return rows
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(answered).toBe(false)
    await ada.query('commit')
    expect(await read).toEqual([{ wins: 1 }])
  })

  test('are rolled back when they close inside a transaction', async () => {
    const ada = await connect()
    await ada.query('begin')
    await ada.query('update players set wins = 1 where id = 1')
    ada.connection.stream.destroy()
    expect((await playerById.one(db, { id: 1 })).wins).toBe(0)
  })

  test('are rolled back when they close while a query of theirs is running', async () => {
    const ada = await connect()
    const running = ada.query('begin; update players set wins = 1 where id = 1; select pg_sleep(0.8)')
    // It runs by then, and on a busy machine, where this takes longer, still does.
    await new Promise(resolve => setTimeout(resolve, 20))
    ada.connection.stream.destroy()
    await expect(running).rejects.toThrow('Connection terminated')
    expect((await playerById.one(db, { id: 1 })).wins).toBe(0)
  })

  test('are ended when they say nothing inside a transaction, since all others wait', async () => {
    const ada = await connect()
    await ada.query('begin')
    await ada.query('update players set wins = 1 where id = 1')
    expect((await playerById.one(db, { id: 1 })).wins).toBe(0)
    await expect(ada.query('commit')).rejects.toThrow(/idle-in-transaction|not queryable/)
  })

  test('may use the names of statements that a closed one has used', async () => {
    const named = { name: 'same', text: 'select name from players where id = $1' }
    const ada = await connect()
    await ada.query({ ...named, values: [1] })
    ada.connection.stream.destroy()
    const ben = await connect()
    expect((await ben.query({ ...named, values: [2] })).rows).toEqual([{ name: 'Ben' }])
  })

  test('carry answers of any size', async () => {
    const ada = await connect()
    const { rows } = await ada.query<{ text: string }>(`select repeat('Ada', 2000000) as text`)
    expect(rows[0]?.text).toHaveLength(6_000_000)
    const given = 'Ben'.repeat(1_000_000)
    expect((await ada.query('select length($1) as length', [given])).rows).toEqual([{ length: given.length }])
  })
})

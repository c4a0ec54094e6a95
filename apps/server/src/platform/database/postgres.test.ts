import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, urlOf } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { BusyError } from './errors.ts'
import { addWin, migrations, playerById } from './fixtures/players.ts'
import { openDatabase } from './open.ts'
import { query } from './query.ts'

// These need a server with many connections; the embedded engine has one session.
describe('on PostgreSQL', () => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase({ migrations })
  })
  afterEach(() => db.close())

  const hangUpOnAll = () =>
    db.session(session =>
      session.run(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    )
  const slow = query(() => sql<{ done: string }>`select 'yes' as done, pg_sleep(0.3)::text as slept`)
  /** Goes on until its connection is dropped. */
  const endless = query(() => sql<{ slept: string }>`select pg_sleep(60)::text as slept`)

  test('reads go on over a new connection when the server drops one, also those under way', async () => {
    const reads = Promise.all([1, 2, 3, 4].map(() => slow.one(db)))
    await new Promise(resolve => setTimeout(resolve, 100))
    await hangUpOnAll()
    expect((await reads).map(row => row.done)).toEqual(['yes', 'yes', 'yes', 'yes'])
    expect(await playerById.first(db, { id: 1 })).toMatchObject({ id: 1 })
  })

  test('a transaction whose connection is dropped fails and leaves nothing, the next one works', async () => {
    const inside = Promise.withResolvers<void>()
    const work = db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      inside.resolve()
      await endless.one(tx)
    })
    const outcome = work.then(() => 'committed', String)
    await inside.promise
    await hangUpOnAll()
    expect(await outcome).toMatch(/terminat|ECONNRESET/)
    await db.transaction(tx => addWin.affected(tx, { id: 1, by: 5 }))
    expect((await playerById.one(db, { id: 1 })).wins).toBe(5)
  })

  test('a named statement survives a change of its table', async () => {
    const name = query(
      (_, args: { id: number }) => sql<{ name: string }>`select name from players where id = ${args.id}`,
    )
    const read = () => Promise.all([name.one(db, { id: 1 }), name.one(db, { id: 2 }), playerById.one(db, { id: 1 })])
    await read()
    await db.transaction(tx => name.one(tx, { id: 1 }))
    await db.session(session => session.run('alter table players alter column name type varchar(50)'))
    expect((await read())[0]).toEqual({ name: 'Ada; first' })
    expect(await db.transaction(tx => name.one(tx, { id: 1 }))).toEqual({ name: 'Ada; first' })
  })

  test('who finds no connection free for long is told that it is busy, and nothing was done', async () => {
    const narrow = await openDatabase({ kind: 'postgres', url: await urlOf(db), poolSize: 1, waitMs: 100 })
    // A connection that has to be opened takes long on a busy machine, too.
    await expect.poll(() => narrow.transaction(async () => 'open').catch(String)).toBe('open')
    const left = Promise.withResolvers<void>()
    const inside = narrow.transaction(() => left.promise)
    const outside = narrow.transaction(tx => addWin.affected(tx, { id: 1, by: 1 }))
    await expect(outside).rejects.toThrow(BusyError)
    left.resolve()
    await inside
    await narrow.close()
    expect((await playerById.one(db, { id: 1 })).wins).toBe(0)
  })

  test('two transactions that lock each other out are both done in the end', async () => {
    let attempts = 0
    const bothHoldOne = Promise.withResolvers<void>()
    const inOrder = (first: number, second: number) =>
      db.transaction(async tx => {
        await addWin.affected(tx, { id: first, by: 1 })
        if (++attempts === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await addWin.affected(tx, { id: second, by: 1 })
      })
    await Promise.all([inOrder(1, 2), inOrder(2, 1)])
    // On a busy machine the one that gave way may be there first again.
    expect(attempts).toBeGreaterThanOrEqual(3)
    expect((await playerById.one(db, { id: 1 })).wins).toBe(2)
  })

  test('a write that waits for a lock keeps no read waiting', async () => {
    const locked = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const holder = db.transaction(async tx => {
      await addWin.affected(tx, { id: 1, by: 1 })
      locked.resolve()
      await done.promise
    })
    await locked.promise
    const waiting = addWin.affected(db, { id: 1, by: 1 })
    expect(await playerById.one(db, { id: 1 })).toMatchObject({ wins: 0 })
    done.resolve()
    await Promise.all([holder, waiting])
    expect(await playerById.one(db, { id: 1 })).toMatchObject({ wins: 2 })
  })
})

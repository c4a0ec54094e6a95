import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { smallProduct } from '../../testing/small-product.ts'
import { migrate } from './migrate.ts'

const NAME = '0003_the_best'
const INDEX = 'create index concurrently players_best_index on players (wins)'

const product = smallProduct()
const { run } = product
const nodeStarts = () => migrate(product.db, product.folder)
beforeEach(() => product.write(NAME, `-- concurrently\n\n-- The best first.\n${INDEX};\n`))

const indexes = () =>
  run(`select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = 'players_best_index'`)
const READY = [{ name: 'players_best_index', valid: true }]

/** The index while it is being made, and waits for transactions that began before. */
const underWay = () =>
  run(`select from pg_stat_progress_create_index
    where datname = current_database() and phase like 'waiting%'`)
async function untilBegun(): Promise<void> {
  while ((await underWay()).length === 0) await pause(10)
}

test('an index is made while players go on writing, and two nodes that start at once make it once', async () => {
  let nodes: Promise<string[][]> | undefined
  await product.db.session(async writer => {
    await writer.run('begin')
    await writer.run('update players set wins = wins + 1 where id = 1')
    nodes = Promise.all([nodeStarts(), nodeStarts()])
    await untilBegun()
    await run('update players set wins = wins + 1 where id = 2')
    expect(await indexes()).toEqual([{ name: 'players_best_index', valid: false }])
    await writer.run('commit')
  })
  expect((await nodes)?.flat()).toEqual([NAME])
  expect(await indexes()).toEqual(READY)
})

test('what a run that was ended has left behind is made anew', async () => {
  await run('update players set wins = 3')
  const failing = run('create unique index concurrently players_best_index on players (wins)')
  await expect(failing).rejects.toThrow('could not create unique index')
  expect(await indexes()).toEqual([{ name: 'players_best_index', valid: false }])
  expect(await nodeStarts()).toEqual([NAME])
  expect(await indexes()).toEqual(READY)
})

test('a file that makes indexes beside others does nothing else', async () => {
  product.write(NAME, `-- concurrently\n${INDEX}; update players set wins = 0;`)
  await expect(nodeStarts()).rejects.toThrow(`Migration ${NAME} makes indexes concurrently, and nothing else`)
})

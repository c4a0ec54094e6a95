import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { migrations as fixtures } from './fixtures/players.ts'
import { migrate } from './migrate.ts'
import { readRepeatables } from './migration-files.ts'
import { query } from './query.ts'

const GREETING = '2_greetings'

let db: Database
let folder: string
beforeAll(async () => {
  db = await openTestDatabase({ migrations: fixtures })
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.session(session => session.run('drop schema public cascade; create schema public'))
  folder = mkdtempSync(join(tmpdir(), 'gauntlet-repeatables-'))
  cpSync(fixtures, folder, { recursive: true })
  mkdirSync(join(folder, 'repeatable'))
  writeFileSync(join(folder, 'repeatable/history.txt'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text)

const greets = (word: string) =>
  `create or replace view greetings as select '${word} ' || name as text, id from players;`

/** A version of the product whose file has had these texts, the last of them now. */
function version(...texts: string[]): void {
  write(`repeatable/${GREETING}`, texts.at(-1) ?? '')
  const lines = texts.map(text => `${GREETING} ${createHash('sha256').update(text).digest('hex')}\n`)
  writeFileSync(join(folder, 'repeatable/history.txt'), lines.join(''))
}

const greetings = query(() => sql<{ text: string }>`select text from greetings order by id limit 1`)
const greeting = async () => (await greetings.first(db))?.text

test('a repeatable file is applied after the numbered ones, and once', async () => {
  version(greets('Hello'))
  expect(await migrate(db, folder)).toEqual(['0001_players', '0002_matches', 'repeatable/2_greetings'])
  expect(await greeting()).toBe('Hello Ada; first')
  expect(await migrate(db, folder)).toEqual([])
})

test('it is applied once by nodes that start at once', async () => {
  version(greets('Hello'))
  const applied = await Promise.all([migrate(db, folder), migrate(db, folder)])
  expect(applied.flat().filter(name => name.startsWith('repeatable'))).toEqual(['repeatable/2_greetings'])
})

test('it is applied again when its text has changed', async () => {
  version(greets('Hello'))
  await migrate(db, folder)
  version(greets('Hello'), greets('Welcome'))
  expect(await migrate(db, folder)).toEqual(['repeatable/2_greetings'])
  expect(await greeting()).toBe('Welcome Ada; first')
})

test('a node of the version before that starts once more leaves the newer text, and names it', async () => {
  version(greets('Hello'), greets('Welcome'))
  await migrate(db, folder)
  version(greets('Hello'))
  const newer: string[] = []
  expect(await migrate(db, folder, { onNewer: names => newer.push(...names) })).toEqual([])
  expect(newer).toEqual(['repeatable/2_greetings'])
  expect(await greeting()).toBe('Welcome Ada; first')
})

test('a node leaves repeatable files alone where a newer version has added a numbered one', async () => {
  write('0003_cleo', `insert into players (id, name) values (3, 'Cleo');`)
  await migrate(db, folder)
  rmSync(join(folder, '0003_cleo.sql'))
  version(greets('Hello'))
  expect(await migrate(db, folder)).toEqual([])
})

test('what a numbered file drops is defined again', async () => {
  version(greets('Hello'))
  await migrate(db, folder)
  write('0003_wider', 'drop view greetings; alter table players alter column name type varchar(100);')
  expect(await migrate(db, folder)).toEqual(['0003_wider', 'repeatable/2_greetings'])
  expect(await greeting()).toBe('Hello Ada; first')
})

test('one rests on those of a lower number', async () => {
  write('repeatable/1_words', `create or replace function word() returns text language sql as $$ select 'Ahoy' $$;`)
  version('create or replace view greetings as select word() as text, id from players;')
  expect((await migrate(db, folder)).slice(2)).toEqual(['repeatable/1_words', 'repeatable/2_greetings'])
  expect(await greeting()).toBe('Ahoy')
})

test('a text that fails leaves the one before, and its file is named', async () => {
  version(greets('Hello'))
  await migrate(db, folder)
  const broken = 'create or replace view greetings as select nothing from players;'
  version(greets('Hello'), broken)
  await expect(migrate(db, folder)).rejects.toThrow('Migration repeatable/2_greetings failed: column "nothing"')
  expect(await greeting()).toBe('Hello Ada; first')
})

test('it is named by its place in the order and what it defines', () => {
  version(greets('Hello'))
  write('repeatable/greetings', 'select 1;')
  expect(() => readRepeatables(folder)).toThrow('greetings.sql is not named like a migration: 1_what_it_defines.sql')
})

test('other line ends are no other text', async () => {
  version(`${greets('Hello')}\n`)
  await migrate(db, folder)
  write(`repeatable/${GREETING}`, `${greets('Hello')}\r\n`)
  expect(await migrate(db, folder)).toEqual([])
})

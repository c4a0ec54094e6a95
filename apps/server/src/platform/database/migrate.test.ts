import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { migrations as fixtures } from './fixtures/players.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { query } from './query.ts'

const BOTH = ['0001_players', '0002_matches']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gauntlet-migrations-'))
  cpSync(fixtures, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const names = query(() => sql<{ name: string }>`select name from players order by id`)

describe('a database', () => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase({ migrations: fixtures })
  })
  afterAll(() => db.close())
  beforeEach(() => db.session(session => session.run('drop schema public cascade; create schema public')))

  test('gets the files in order, each once, with all their statements', async () => {
    expect(await migrate(db, folder)).toEqual(BOTH)
    expect(await names.all(db)).toEqual([{ name: 'Ada; first' }, { name: 'Ben' }])
    expect(await migrate(db, folder)).toEqual([])
  })

  test('gets a new file after those it has', async () => {
    await migrate(db, folder)
    write('0003_cleo.sql', `insert into players (id, name) values (3, 'Cleo');`)
    expect(await migrate(db, folder)).toEqual(['0003_cleo'])
  })

  test('gets each file once from nodes that start at once', async () => {
    const applied = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)])
    expect(applied.flat().sort()).toEqual(BOTH)
  })

  test('keeps nothing of a file that fails, and is told its name', async () => {
    write('0003_broken.sql', `insert into players (id, name) values (3, 'Cleo'); select 1 / 0;`)
    await expect(migrate(db, folder)).rejects.toThrow('Migration 0003_broken failed: division by zero')
    expect(await names.all(db)).toHaveLength(2)
    write('0003_broken.sql', `insert into players (id, name) values (3, 'Cleo');`)
    expect(await migrate(db, folder)).toEqual(['0003_broken'])
  })

  test('refuses files of which an applied one was edited, and stays as it is', async () => {
    await migrate(db, folder)
    write('0002_matches.sql', 'select 1;')
    write('0003_cleo.sql', `insert into players (id, name) values (3, 'Cleo');`)
    await expect(migrate(db, folder)).rejects.toThrow('0002_matches was edited')
    expect(await names.all(db)).toHaveLength(2)
  })

  test('does not take other line ends for an edit', async () => {
    write('0003_two_lines.sql', 'select 1;\nselect 2;\n')
    await migrate(db, folder)
    write('0003_two_lines.sql', 'select 1;\r\nselect 2;\r\n')
    expect(await migrate(db, folder)).toEqual([])
  })

  test('that a newer version has been at takes the files it knows, and names the newer ones', async () => {
    write('0003_cleo.sql', `insert into players (id, name) values (3, 'Cleo');`)
    await migrate(db, folder)
    rmSync(join(folder, '0003_cleo.sql'))
    const newer: string[] = []
    expect(await migrate(db, folder, { onNewer: found => newer.push(...found) })).toEqual([])
    expect(newer).toEqual(['0003_cleo'])
  })

  test('refuses files of which one is unknown to it and comes before one that it has', async () => {
    rmSync(join(folder, '0002_matches.sql'))
    write('0003_cleo.sql', `insert into players (id, name) values (3, 'Cleo');`)
    await migrate(db, folder)
    cpSync(join(fixtures, '0002_matches.sql'), join(folder, '0002_matches.sql'))
    await expect(migrate(db, folder)).rejects.toThrow('has migration 0003_cleo at a place where this version has 0002')
  })
})

describe('files', () => {
  test.each(['2_short.sql', '0003 space.sql', '0003_notes.txt'])('are refused where one is called %s', name => {
    write(name, 'select 1;')
    expect(() => readMigrations(folder)).toThrow('not named like a migration')
  })

  test('have a number each', () => {
    write('0002_again.sql', 'select 1;')
    expect(() => readMigrations(folder)).toThrow('Two migrations are 0002')
  })
})

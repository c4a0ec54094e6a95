import { DAY } from '@gauntlet/contract/time'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseFolder } from '../platform/config/folders.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import type { Database, Session } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrationsFolder, readMigrations, readRepeatables } from '../platform/database/migration-files.ts'
import { openDatabase } from '../platform/database/open.ts'
import { openPglite } from '../platform/database/pglite.ts'
import { clusterOf } from '../platform/database/pglite-folder.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/gauntlet', import.meta.url))
const serverPackage = fileURLToPath(new URL('../../package.json', import.meta.url))

const unique = () => randomBytes(6).toString('hex')

/** Names what a migrated database looks like: the migrations, and the version of the embedded engine. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(serverPackage))
  for (const { name, checksum } of [...readMigrations(folder), ...readRepeatables(folder)])
    hash.update(`${name} ${checksum}\n`)
  return hash.digest('hex').slice(0, 16)
}

/**
 * A fresh, migrated database that nobody else uses; closing it throws it away. In memory, or on the server of
 * TEST_DATABASE_URL (a user who may create databases) where GAUNTLET_TEST_ENGINE is postgres.
 */
export async function openTestDatabase({
  migrations = migrationsFolder,
  engine = process.env['GAUNTLET_TEST_ENGINE'] ?? 'pglite',
} = {}): Promise<Database> {
  if (engine === 'pglite') return await (migrations === migrationsFolder ? borrowEmbedded() : openEmbedded(migrations))
  if (engine !== 'postgres') throw new Error(`GAUNTLET_TEST_ENGINE is pglite or postgres, not ${engine}`)
  return await openOnServer(testServer(), migrations)
}

/** The address of the PostgreSQL server that tests may use. */
export function testServer(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests')
  return url
}

/** Embedded databases that a test file of this process has used and emptied: opening one takes two seconds. */
const idle: Database[] = []

/** The product's own tables on an engine that test files, one after the other, share. */
async function borrowEmbedded(): Promise<Database> {
  const database = idle.pop() ?? (await openEmbedded(migrationsFolder))
  let closing: Promise<void> | undefined
  const giveBack = async () => {
    await database.session(emptyTables)
    idle.push(database)
  }
  return { ...database, close: () => (closing ??= giveBack()) }
}

/** Only what a migration leaves stays: the list of the migrations. */
async function emptyTables(session: Session): Promise<void> {
  const tables = await session.run(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  const filled: string[] = []
  for (const { name } of tables) {
    const [row] = await session.run(`select 1 from ${String(name)} limit 1`)
    if (row) filled.push(String(name))
  }
  if (filled.length > 0) await session.run(`truncate ${filled.join(', ')} restart identity cascade`)
}

const openEmbedded = async (migrations: string): Promise<Database> =>
  connectDatabase(await openPglite({ template: await templateOf(migrations) }))

/** Making a database takes seconds, loading a migrated one half of one: it is kept for as long as it fits. */
async function templateOf(migrations: string): Promise<string> {
  const template = join(cache, `database-${fingerprint(migrations)}.tar`)
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true })
    forgetOld()
    const engine = await openPglite({})
    const database = connectDatabase(engine)
    await migrate(database, migrations)
    const fresh = `${template}.${unique()}`
    await engine.dump(fresh)
    renameSync(fresh, template)
    await database.close()
  }
  return template
}

/**
 * Puts the product's tables into a data folder that has no database yet: the engine takes seconds to make one there.
 */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const cluster = clusterOf(databaseFolder({ dataFolder }))
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  const { status, stderr } = spawnSync('tar', ['-xf', await templateOf(migrationsFolder), '-C', cluster])
  if (status !== 0) throw new Error(`The data folder could not be filled: ${String(stderr)}`)
}

/** Each change of the migrations leaves a template behind. */
function forgetOld(): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (name.startsWith('database-') && Date.now() - statSync(file).mtimeMs > DAY) rmSync(file, { force: true })
  }
}

/** Where a test database lies on its server, for another connection to it. */
export async function urlOf(database: Database): Promise<string> {
  const [{ name } = {}] = await database.session(session => session.run('select current_database() as name'))
  return at(testServer(), String(name))
}

const at = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function openOnServer(server: string, migrations: string): Promise<Database> {
  const admin = await openDatabase({ kind: 'postgres', url: server })
  const template = `gauntlet_template_${fingerprint(migrations)}`
  const name = `gauntlet_test_${unique()}`
  await admin.session(async session => {
    // Test files start together: one makes the template, the others wait for it.
    await session.run('select pg_advisory_lock(hashtext($1))', [template])
    const [made] = await session.run('select 1 from pg_database where datname = $1', [template])
    if (!made) {
      await session.run(`create database ${name}`)
      const database = await openDatabase({ kind: 'postgres', url: at(server, name) })
      await migrate(database, migrations)
      await database.close()
      await session.run(`alter database ${name} rename to ${template}`)
    }
    await session.run(`create database ${name} template ${template} strategy file_copy`)
  })
  const database = await openDatabase({ kind: 'postgres', url: at(server, name), poolSize: 12 })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.session(session => session.run(`drop database ${name} with (force)`))
      await admin.close()
    },
  }
}

import { DAY } from '@gauntlet/contract/time'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseFolder } from '../platform/config/folders.ts'
import { connectDatabase } from '../platform/database/connect.ts'
import type { Database } from '../platform/database/database.ts'
import type { Engine } from '../platform/database/engine.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrationsFolder, readMigrations, readRepeatables } from '../platform/database/migration-files.ts'
import { openDatabase } from '../platform/database/open.ts'
import { openPglite, type PgliteOptions } from '../platform/database/pglite.ts'
import { clusterOf } from '../platform/database/pglite-folder.ts'
import { postgresEngine } from '../platform/database/postgres.ts'
import { inject } from 'vitest'
import { borrowEmpty } from './emptied.ts'
import { keptSessions } from './kept-sessions.ts'

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
 * An empty, migrated database that nobody else uses; a `fresh` one was used by nobody before, which counts where there
 * are so many rows that statements have to be planned for them. In memory, or on the server of
 * TEST_DATABASE_URL (a user who may create databases) where GAUNTLET_TEST_ENGINE is postgres.
 */
export async function openTestDatabase({
  migrations = migrationsFolder,
  engine = process.env['GAUNTLET_TEST_ENGINE'] ?? 'pglite',
  fresh = false,
} = {}): Promise<Database> {
  const own = fresh || migrations !== migrationsFolder
  if (engine === 'pglite') {
    const open = () => openEmbedded(migrations)
    return await (own ? open() : borrowEmpty(engine, open))
  }
  if (engine !== 'postgres') throw new Error(`GAUNTLET_TEST_ENGINE is pglite or postgres, not ${engine}`)
  const open = () => openOnServer(testServer(), migrations)
  return await (own ? open() : borrowEmpty(engine, open, isOurs))
}

/** The address of the PostgreSQL server that tests may use. */
export function testServer(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for tests')
  return url
}

/** An embedded engine of its own, in memory, with these tables. */
export const embeddedEngine = async (
  migrations = migrationsFolder,
  options: Pick<PgliteOptions, 'idleInTransactionMs'> = {},
): Promise<Engine> => openPglite({ ...options, template: await templateOf(migrations) })

const openEmbedded = async (migrations: string): Promise<Database> => connectDatabase(await embeddedEngine(migrations))

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

/** Those that others were told of, who may still be at work there. */
const told = new Set<string>()
const isOurs = async (database: Database) => !told.has(await nameOf(database))

async function nameOf(database: Database): Promise<string> {
  const [row] = await database.session(session => session.run('select current_database() as name'))
  return String(row?.['name'])
}

/** Where a test database lies on its server, for another connection to it. */
export async function urlOf(database: Database): Promise<string> {
  const name = await nameOf(database)
  told.add(name)
  return at(testServer(), name)
}

const at = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function openOnServer(server: string, migrations: string): Promise<Database> {
  const admin = keptSessions(postgresEngine({ url: server }).settings())
  const template = `gauntlet_template_${fingerprint(migrations)}`
  const name = `gauntlet_test_${inject('run')}_${unique()}`
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
  const asUsual = postgresEngine({ url: at(server, name), poolSize: 12 })
  // A connection that is opened anew has to plan everything anew.
  const engine: Engine = { ...asUsual, settings: () => ({ ...asUsual.settings(), idleTimeoutMillis: 0 }) }
  const sessions = keptSessions(engine.settings())
  const database = connectDatabase(engine, sessions.session)
  return {
    ...database,
    async close() {
      await Promise.all([database.close(), sessions.close()])
      await admin.session(session => session.run(`drop database ${name} with (force)`))
      await admin.close()
    },
  }
}

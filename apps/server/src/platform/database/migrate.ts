import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Session } from './database.ts'

/** The product's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface Migration {
  /** NNNN_name */
  name: string
  text: string
  checksum: string
}

const FILE = /^(?<name>\d{4}_[a-z0-9_]+)\.sql$/
/** Any number, the same for every node: whoever holds its lock migrates. */
const LOCK = 7_310_220

/** The files of a folder, in order. Throws on a name that is not NNNN_name.sql and on a number used twice. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const migrations = readdirSync(folder)
    .filter(file => !file.startsWith('.'))
    .sort()
    .map(file => {
      const name = FILE.exec(file)?.groups?.['name']
      if (name === undefined) throw new Error(`${file} is not named like a migration: 0001_what_it_does.sql`)
      // A checkout with Windows line ends is the same migration.
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
  for (const [at, { name }] of migrations.entries()) {
    if (migrations[at - 1]?.name.startsWith(name.slice(0, 5))) throw new Error(`Two migrations are ${name.slice(0, 4)}`)
  }
  return migrations
}

/**
 * Brings the tables up to date and returns the names of what it applied. Each file runs in a transaction of its own,
 * so it must not hold begin or commit. Nodes that start at once take turns. Throws, and changes nothing, where an
 * applied file was edited, or is unknown here and not later than all that are known; where a file fails, those before
 * it stay applied. Later ones are those of a newer version, which the tables of this one survive: `onNewer` is told
 * their names. `count` stops after as many files, for data of an older version.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  { count = Number.POSITIVE_INFINITY, onNewer }: { count?: number; onNewer?: (names: string[]) => void } = {},
): Promise<string[]> {
  const migrations = readMigrations(folder).slice(0, count)
  return await database.session(async session => {
    const applied: string[] = []
    for (;;) {
      const name = await inTransaction(session, () => applyNext(session, migrations))
      if (name !== undefined) applied.push(name)
      else {
        const newer = await newerThan(session, migrations)
        if (newer.length > 0) onNewer?.(newer)
        return applied
      }
    }
  })
}

const appliedOn = (session: Session) => session.run('select name, checksum from migrations order by name collate "C"')

/** Those that a newer version has applied. */
const newerThan = async (session: Session, migrations: Migration[]): Promise<string[]> =>
  (await appliedOn(session)).slice(migrations.length).map(({ name }) => String(name))

async function inTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  await session.run('begin')
  try {
    const result = await work()
    await session.run('commit')
    return result
  } catch (error) {
    await session.run('rollback')
    throw error
  }
}

/** Applies the first file that is not applied yet, if there is one. */
async function applyNext(session: Session, migrations: Migration[]): Promise<string | undefined> {
  await session.run(`select pg_advisory_xact_lock(${LOCK})`)
  await session.run('create table if not exists migrations (name text primary key, checksum text not null)')
  const past = await appliedOn(session)
  for (const [at, migration] of migrations.slice(0, past.length).entries()) {
    const { name, checksum } = past[at] ?? {}
    if (migration.name !== name)
      throw new Error(`The database has migration ${String(name)} at a place where this version has ${migration.name}`)
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${migration.name} was edited after it was applied: put it back and write a new one`)
    }
  }
  const next = migrations[past.length]
  if (!next) return undefined
  try {
    await session.run(next.text)
  } catch (error) {
    throw new Error(`Migration ${next.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  await session.run('insert into migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
  return next.name
}

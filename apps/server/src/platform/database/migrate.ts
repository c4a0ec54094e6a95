import type { Database, Session } from './database.ts'
import { isConflict } from './errors.ts'
import {
  type Migration,
  migrationsFolder,
  REPEATABLE,
  readMigrations,
  readRepeatables,
  type Repeatable,
} from './migration-files.ts'
import { applyNextRepeatable, applyText, forgetRepeatables, newerRepeatables } from './repeatables.ts'

/** Any number, the same for every node: whoever holds its lock migrates. */
const LOCK = 7_310_220
const ATTEMPTS = 5

interface Files {
  migrations: readonly Migration[]
  repeatables: readonly Repeatable[]
}

/**
 * Brings the tables up to date and returns the names of what it applied: the numbered files, then the repeatable ones
 * that have another text than was applied. Each file runs in a transaction of its own, so it must not hold begin or
 * commit. Nodes that start at once take turns. Throws, and changes nothing, where an applied file was edited, or is
 * unknown here and not later than all that are known; where a file fails, those before it stay applied. Later ones are
 * those of a newer version, which the tables of this one survive: `onNewer` is told their names, and repeatable files
 * are left as that version has them. `count` stops after as many numbered files, for data of an older version.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  { count, onNewer }: { count?: number; onNewer?: (names: string[]) => void } = {},
): Promise<string[]> {
  const files: Files = {
    migrations: readMigrations(folder).slice(0, count),
    repeatables: count === undefined ? readRepeatables(folder) : [],
  }
  return await database.session(async session => {
    const applied: string[] = []
    for (;;) {
      const name = await inTransaction(session, () => applyNext(session, files))
      if (name !== undefined) applied.push(name)
      else {
        const newer = [
          ...(await newerThan(session, files)),
          ...(count === undefined ? await newerRepeatables(session, files.repeatables) : []),
        ]
        if (newer.length > 0) onNewer?.(newer)
        return applied
      }
    }
  })
}

/** The numbered ones. */
export const listApplied = (session: Session) =>
  session.run(`select name, checksum from migrations where name not like '${REPEATABLE}%' order by name collate "C"`)

/** Those that a newer version has applied. */
const newerThan = async (session: Session, { migrations }: Files): Promise<string[]> =>
  (await listApplied(session)).slice(migrations.length).map(({ name }) => String(name))

/**
 * Nodes go on writing meanwhile: where two wait for each other's locks one of them is refused, and has to begin again.
 */
async function inTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await inOneTransaction(session, work)
    } catch (error) {
      if (left === 1 || !(error instanceof Error && isConflict(error.cause))) throw error
    }
  }
}

async function inOneTransaction<T>(session: Session, work: () => Promise<T>): Promise<T> {
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
async function applyNext(session: Session, files: Files): Promise<string | undefined> {
  await session.run(`select pg_advisory_xact_lock(${LOCK})`)
  await session.run('create table if not exists migrations (name text primary key, checksum text not null)')
  const numbered = await applyNextNumbered(session, files.migrations)
  if (numbered !== undefined) return numbered
  const isNewer = (await newerThan(session, files)).length > 0
  return isNewer ? undefined : await applyNextRepeatable(session, files.repeatables)
}

async function applyNextNumbered(session: Session, migrations: readonly Migration[]): Promise<string | undefined> {
  const past = await listApplied(session)
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
  await forgetRepeatables(session)
  await applyText(session, next)
  await session.run('insert into migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
  return next.name
}

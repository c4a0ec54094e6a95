import { applyBatch, type BatchSize, FIRST_BATCH } from './batches.ts'
import type { Database, Session } from './database.ts'
import { isConflict } from './errors.ts'
import { applyBite, FIRST_BITE, pendingFills } from './fills.ts'
import { givingWay, letOthers } from './giving-way.ts'
import { makeIndex, missingIndexes } from './indexes.ts'
import {
  type Fill,
  type Migration,
  migrationsFolder,
  REPEATABLE,
  readFills,
  readMigrations,
  readRepeatables,
  type Repeatable,
} from './migration-files.ts'
import { type MigrationNews, migrationTeller, type Step } from './migration-news.ts'
import { applyRepeatable, applyText, forgetRepeatables, newerRepeatables, pendingRepeatables } from './repeatables.ts'

/** Any number, the same for every node: whoever holds its lock migrates. */
const LOCK = 7_310_220
const ATTEMPTS = 5

interface Files {
  migrations: readonly Migration[]
  repeatables: readonly Repeatable[]
  fills: readonly Fill[]
}

interface Run extends Files {
  during: ReturnType<typeof migrationTeller>
  size: BatchSize
  /** Each finds out its own. */
  bites: Map<string, BatchSize>
}

export interface MigrateOptions {
  /** Stops after as many numbered files, for data of an older version. */
  count?: number
  /** Told the names of migrations of a newer version. */
  onNewer?: ((names: string[]) => void) | undefined
  /** Told how far it is: at each file, at each batch, and while one takes long. */
  tell?: (news: MigrationNews) => void
}

/**
 * Brings the tables up to date and returns the names of what it applied: the numbered files, then the repeatable ones
 * that have another text than was applied, then what these say has to be filled. Each file runs in a transaction of its
 * own, so it must not hold begin or commit; one in batches in as many as it takes, and after a stop it goes on where it
 * was. Nodes that start at once
 * take turns. Throws, and changes nothing, where an applied file was edited, or is unknown here and not later than all
 * that are known; where a file fails, those before it stay applied. Later ones are those of a newer version, which the
 * tables of this one survive: repeatable files are then left as that version has them.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  { count, onNewer, tell = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const files: Files = {
    migrations: readMigrations(folder).slice(0, count),
    repeatables: count === undefined ? readRepeatables(folder) : [],
    fills: count === undefined ? readFills(folder) : [],
  }
  const run: Run = { ...files, during: migrationTeller(tell), size: { rows: FIRST_BATCH }, bites: new Map() }
  return await database.session(async session => {
    const applied: string[] = []
    for (;;) {
      const step = await inTransaction(session, () => applyNext(session, run))
      await step?.beside?.()
      if (step?.applied) applied.push(step.name)
      if (step) continue
      const newer = [
        ...(await newerThan(session, files)),
        ...(count === undefined ? await newerRepeatables(session, files.repeatables) : []),
      ]
      if (newer.length > 0) onNewer?.(newer)
      return applied
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

/** Applies the first file that is not applied yet, or the next batch of it, if there is one. */
async function applyNext(session: Session, run: Run): Promise<Step | undefined> {
  const { migrations, repeatables, during, size } = run
  await session.run(`select pg_advisory_xact_lock(${LOCK})`)
  await session.run('create table if not exists migrations (name text primary key, checksum text not null)')
  const past = await listApplied(session)
  requireUnedited(past, migrations)
  const numbered = migrations.slice(past.length)
  const [next] = numbered
  if (next) {
    const left = numbered.length + repeatables.length
    const missing = await missingIndexes(session, next.indexes ?? [])
    if (missing.length === 0) return await during({ name: next.name, left }, () => applyNumbered(session, next, size))
    const beside = () =>
      during({ name: next.name, left }, async () => {
        for (const index of missing) await makeIndex(session, index)
        return { name: next.name, applied: false }
      })
    return { name: next.name, applied: false, beside }
  }
  if (past.length > migrations.length) return undefined
  const pending = await pendingRepeatables(session, repeatables)
  const [again] = pending
  if (!again) return await fillNext(session, run)
  return await during({ name: again.name, left: pending.length }, async () => {
    const applied = await givingWay(session, () => applyRepeatable(session, again))
    return { name: again.name, applied, ...(!applied && { beside: letOthers }) }
  })
}

async function fillNext(session: Session, { fills, during, bites }: Run): Promise<Step | undefined> {
  const pending = await pendingFills(session, fills)
  const [fill] = pending
  if (!fill) return undefined
  const size = bites.get(fill.name) ?? { rows: FIRST_BITE }
  bites.set(fill.name, size)
  return await during({ name: fill.name, left: pending.length }, () => applyBite(session, fill, size))
}

function requireUnedited(past: Awaited<ReturnType<typeof listApplied>>, migrations: readonly Migration[]): void {
  for (const [at, migration] of migrations.slice(0, past.length).entries()) {
    const { name, checksum } = past[at] ?? {}
    if (migration.name !== name)
      throw new Error(`The database has migration ${String(name)} at a place where this version has ${migration.name}`)
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${migration.name} was edited after it was applied: put it back and write a new one`)
    }
  }
}

async function applyNumbered(session: Session, next: Migration, size: BatchSize): Promise<Step> {
  const step = next.batches && (await applyBatch(session, next, next.batches, size))
  if (step?.applied === false) return step
  if (!step && !next.indexes) await applyText(session, next)
  await forgetRepeatables(session)
  await session.run('insert into migrations (name, checksum) values ($1, $2)', [next.name, next.checksum])
  return step ?? { name: next.name, applied: true }
}

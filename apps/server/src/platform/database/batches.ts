import { quoted } from './catalogue.ts'
import type { Session } from './database.ts'
import type { Batches, Migration } from './migration-files.ts'
import type { Step } from './migration-news.ts'
import { applyText } from './repeatables.ts'

/** There only while a migration in batches is under way. */
export const BATCH_TABLE = 'migration_batches'

const LEAST = 100
const MOST = 50_000
/** A batch holds the locks of its rows for about so long. */
const SHORT_MS = 200
const LONG_MS = 600

/** How many rows a batch has: as many as are done in a part of a second, on this machine and in this table. */
export interface BatchSize {
  rows: number
}

function adapt(size: BatchSize, tookMs: number): void {
  if (tookMs < SHORT_MS) size.rows = Math.min(MOST, size.rows * 2)
  else if (tookMs > LONG_MS) size.rows = Math.max(LEAST, Math.floor(size.rows / 2))
}

/**
 * The next batch of a migration: its statement for the rows of its table between two keys, both included. How far it
 * is commits with it, so that whoever comes after a stop goes on there. An edited file begins anew.
 */
export async function applyBatch(
  session: Session,
  migration: Migration,
  { table, key }: Batches,
  size: BatchSize,
): Promise<Step> {
  const began = performance.now()
  await session.run(`create table if not exists ${BATCH_TABLE}
    (name text primary key, checksum text not null, position text, done bigint not null, total bigint not null)`)
  const { position, done: before, total } = await positionOf(session, migration, table)
  const type = await typeOf(session, table, key)
  const [batch] = await session.run(
    `select count(*)::int as rows, (array_agg(key order by key))[1]::text as first,
       (array_agg(key order by key desc))[1]::text as last
     from (select ${quoted(key)} as key from ${quoted(table)}
       ${position === null ? '' : `where ${quoted(key)} > $2::${type}`} order by 1 limit $1) batch`,
    position === null ? [size.rows] : [size.rows, position],
  )
  const rows = Number(batch?.['rows'])
  if (rows > 0) await applyText(session, migration, [String(batch?.['first']), String(batch?.['last'])])
  const done = before + rows
  const applied = rows < size.rows
  if (applied) await session.run(`drop table ${BATCH_TABLE}`)
  else
    await session.run(
      `insert into ${BATCH_TABLE} (name, checksum, position, done, total) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set checksum = excluded.checksum, position = excluded.position,
         done = excluded.done, total = excluded.total`,
      [migration.name, migration.checksum, String(batch?.['last']), done, total],
    )
  adapt(size, performance.now() - began)
  return { name: migration.name, applied, rows: { done, of: Math.max(total, done), before } }
}

async function positionOf(session: Session, { name, checksum }: Migration, table: string) {
  const [at] = await session.run(
    `select position, done::float8 as done, total::float8 as total from ${BATCH_TABLE} where name = $1 and checksum = $2`,
    [name, checksum],
  )
  if (at) return { position: String(at['position']), done: Number(at['done']), total: Number(at['total']) }
  const [all] = await session.run(`select count(*)::float8 as total from ${quoted(table)}`)
  return { position: null, done: 0, total: Number(all?.['total']) }
}

async function typeOf(session: Session, table: string, key: string): Promise<string> {
  const [column] = await session.run(
    'select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2',
    [quoted(table), key],
  )
  if (!column) throw new Error(`The table ${table} has no column ${key}`)
  return String(column['type'])
}

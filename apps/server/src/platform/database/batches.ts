import { quoted } from './catalogue.ts'
import type { Session } from './database.ts'
import type { Batches, Migration } from './migration-files.ts'
import type { Step } from './migration-news.ts'
import { applyText } from './repeatables.ts'

/** There only while a migration in batches is under way. */
export const BATCH_TABLE = 'migration_batches'

export const FIRST_BATCH = 1000
const LEAST = 100
const MOST = 50_000
/** A batch holds the locks of its rows for about so long. */
const SHORT_MS = 200
const LONG_MS = 600

/** How many rows a batch has: as many as are done in a part of a second, on this machine and in this table. */
export interface BatchSize {
  rows: number
}

export function adapt(size: BatchSize, tookMs: number, least = LEAST): void {
  if (tookMs < SHORT_MS) size.rows = Math.min(MOST, size.rows * 2)
  else if (tookMs > LONG_MS) size.rows = Math.max(least, Math.floor(size.rows / 2))
}

/** Rows of a table in the order of a key: those behind one, up to another. */
export interface Reach {
  after: string | null
  until?: string | null
}

export interface Batch {
  /** How many rows were taken: fewer than were asked for are the last. */
  rows: number
  /** The keys of the first and the last of them. */
  first: string
  last: string
}

/** A condition, and the values in it, of which the first is `$from`. */
async function within(session: Session, { table, key }: Batches, { after, until = null }: Reach, from: number) {
  const type = await typeOf(session, table, key)
  const bounds = [
    { sign: '>', value: after },
    { sign: '<=', value: until },
  ].filter(({ value }) => value !== null)
  const conditions = bounds.map(({ sign }, at) => `${quoted(key)} ${sign} $${from + at}::${type}`)
  return { condition: ['true', ...conditions].join(' and '), values: bounds.map(({ value }) => value) }
}

export async function nextBatch(session: Session, batches: Batches, reach: Reach, size: BatchSize): Promise<Batch> {
  const { condition, values } = await within(session, batches, reach, 2)
  const [batch] = await session.run(
    `select count(*)::int as rows, (array_agg(key order by key))[1]::text as first,
       (array_agg(key order by key desc))[1]::text as last
     from (select ${quoted(batches.key)} as key from ${quoted(batches.table)} where ${condition}
       order by 1 limit $1) batch`,
    [size.rows, ...values],
  )
  return { rows: Number(batch?.['rows']), first: String(batch?.['first']), last: String(batch?.['last']) }
}

export async function countRows(session: Session, batches: Batches, reach: Reach): Promise<number> {
  const { condition, values } = await within(session, batches, reach, 1)
  const [all] = await session.run(
    `select count(*)::float8 as total from ${quoted(batches.table)} where ${condition}`,
    values,
  )
  return Number(all?.['total'])
}

/**
 * The next batch of a migration: its statement for the rows of its table between two keys, both included. How far it
 * is commits with it, so that whoever comes after a stop goes on there. An edited file begins anew.
 */
export async function applyBatch(
  session: Session,
  migration: Migration,
  batches: Batches,
  size: BatchSize,
): Promise<Step> {
  const began = performance.now()
  await session.run(`create table if not exists ${BATCH_TABLE}
    (name text primary key, checksum text not null, position text, done bigint not null, total bigint not null)`)
  const { position, done: before, total } = await positionOf(session, migration, batches)
  const { rows, first, last } = await nextBatch(session, batches, { after: position }, size)
  if (rows > 0) await applyText(session, migration, [first, last])
  const done = before + rows
  const applied = rows < size.rows
  if (applied) await session.run(`drop table ${BATCH_TABLE}`)
  else
    await session.run(
      `insert into ${BATCH_TABLE} (name, checksum, position, done, total) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set checksum = excluded.checksum, position = excluded.position,
         done = excluded.done, total = excluded.total`,
      [migration.name, migration.checksum, last, done, total],
    )
  adapt(size, performance.now() - began)
  return { name: migration.name, applied, rows: { done, of: Math.max(total, done), before } }
}

async function positionOf(session: Session, { name, checksum }: Migration, batches: Batches) {
  const [at] = await session.run(
    `select position, done::float8 as done, total::float8 as total from ${BATCH_TABLE} where name = $1 and checksum = $2`,
    [name, checksum],
  )
  if (at) return { position: String(at['position']), done: Number(at['done']), total: Number(at['total']) }
  return { position: null, done: 0, total: await countRows(session, batches, { after: null }) }
}

async function typeOf(session: Session, table: string, key: string): Promise<string> {
  const [column] = await session.run(
    'select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2',
    [quoted(table), key],
  )
  if (!column) throw new Error(`The table ${table} has no column ${key}`)
  return String(column['type'])
}

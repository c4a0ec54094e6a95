import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { inGroups } from '../pictures/groups.ts'
import type { PictureStore } from '../pictures/store.ts'
import type { Database, Session } from './database.ts'
import { columnsOf, listSequences, listTables, quoted } from './catalogue.ts'
import { listApplied } from './migrate.ts'

/** One line for some rows of a table: columns as JSON writes them, which both engines read alike. */
export const ROWS_A_LINE = 500

export interface Count {
  tables: number
  rows: number
  pictures: number
}

export interface Written extends Count {
  /** How many rows each table had, as the database itself counts them. */
  rowsOf: Map<string, number>
}

/**
 * Writes all data as of one moment to a new file: gzip of lines of JSON. The header, rows of each table, the sequences,
 * the pictures unless they are left out, and at the end how many there are of all, so that a file that was cut off is
 * known for one. Throws where the file is there already, and leaves none behind where it fails.
 */
export async function writeBackup(
  { db, pictures, now }: { db: Database; pictures: PictureStore | undefined; now: Date },
  file: string,
): Promise<Written> {
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const unfinished = `${file}.unfinished`
  const target = await open(unfinished, 'w', 0o600)
  const count: Count = { tables: 0, rows: 0, pictures: 0 }
  const counted = new Map<string, number>()
  async function* lines(session: Session): AsyncGenerator<string> {
    await session.run('begin isolation level repeatable read read only')
    yield* dataOf(session, { now, count, counted })
    // Nobody else waits for the pictures.
    await session.run('commit')
    if (pictures) yield* picturesOf(pictures, count)
    yield line({ end: true, ...count })
  }
  try {
    await db.session(session => pipeline(lines(session), createGzip(), target.createWriteStream({ flush: true })))
    await rename(unfinished, file)
    return { ...count, rowsOf: counted }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`

interface Counting {
  now: Date
  count: Count
  counted: Map<string, number>
}

async function* dataOf(session: Session, { now, count, counted }: Counting): AsyncGenerator<string> {
  // Which tables and columns the backup has is told as the numbered migrations that had made them.
  const migrations = await listApplied(session)
  yield line({ format: 'gauntlet-backup', version: 1, made: now.toISOString(), migrations })
  for (const table of await listTables(session)) {
    count.tables += 1
    const [row] = await session.run(`select count(*) as rows from ${quoted(table)}`)
    counted.set(table, Number(row?.['rows']))
    for await (const rows of rowsOf(session, table)) {
      count.rows += rows.length
      // The rows are JSON already.
      yield `{"table":${JSON.stringify(table)},"rows":[${rows.join(',')}]}\n`
    }
  }
  yield line({ sequences: await listSequences(session) })
}

/** One that is replaced meanwhile is left out: the data, which is older, leads to nothing there. */
async function* picturesOf(pictures: PictureStore, count: Count): AsyncGenerator<string> {
  const read = async (picture: string) => ({ picture, bytes: await pictures.get(picture) })
  for await (const files of inGroups(pictures.list()))
    for (const { picture, bytes } of await Promise.all(files.map(read))) {
      if (!bytes) continue
      count.pictures += 1
      yield line({ picture, base64: Buffer.from(bytes).toString('base64') })
    }
}

async function* rowsOf(session: Session, table: string): AsyncGenerator<string[]> {
  const columns = (await columnsOf(session, table)).map(quoted).join(', ')
  await session.run(
    `declare portable no scroll cursor for select row_to_json(t)::text as row from (select ${columns} from ${quoted(table)}) t`,
  )
  for (;;) {
    const rows = await session.run(`fetch ${ROWS_A_LINE} from portable`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => String(row))
  }
  await session.run('close portable')
}

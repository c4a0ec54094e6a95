import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as z from 'zod'
import { isPictureFile } from '@gauntlet/contract/pictures/endpoints'
import { inGroups } from '../pictures/groups.ts'
import type { PictureStore } from '../pictures/store.ts'
import type { Count } from './backup.ts'
import { columnsOf, listForeignKeys, listTables, quoted } from './catalogue.ts'
import type { Database, Session } from './database.ts'
import { migrate } from './migrate.ts'
import { REPEATABLE, readMigrations } from './migration-files.ts'

const header = z.strictObject({
  format: z.literal('gauntlet-backup'),
  version: z.literal(1),
  made: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })).min(1),
})
const entry = z.union([
  z.strictObject({ table: z.string(), rows: z.array(z.unknown()) }),
  z.strictObject({ sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })) }),
  z.strictObject({ picture: z.string().refine(isPictureFile), base64: z.base64() }),
  z.strictObject({ end: z.literal(true), tables: z.int(), rows: z.int(), pictures: z.int() }),
])

/**
 * Loads a backup into a database that has no tables yet, on either engine, brings the tables up to date, and puts its
 * pictures into the store. Throws where there is data, where the file is of a newer version, was changed or cut off;
 * then nothing of it is kept.
 */
export async function restoreBackup(
  { db, pictures }: { db: Database; pictures: PictureStore },
  file: string,
): Promise<Count & { made: string }> {
  const { made, migrations } = await headerOf(file)
  // A node of the version before names repeatable files, too; those of this version are applied in the end.
  const numbered = migrations.filter(({ name }) => !name.startsWith(REPEATABLE))
  checkMigrations(numbered)
  const there = await db.session(session => listTables(session))
  if (there.length > 0) throw new Error('A backup goes into an empty database, and this one has tables')
  await migrate(db, undefined, { count: numbered.length })
  const count = await db.session(session => load(session, file))
  await migrate(db)
  await putPictures(pictures, file)
  return { ...count, made }
}

/** Read once more: only a file that is known to be whole puts anything anywhere. */
async function putPictures(pictures: PictureStore, file: string): Promise<void> {
  for await (const group of inGroups(picturesIn(file)))
    await Promise.all(group.map(({ picture, base64 }) => pictures.put(picture, Buffer.from(base64, 'base64'))))
}

async function* picturesIn(file: string) {
  for await (const { read } of entriesOf(file)) if ('picture' in read) yield read
}

function checkMigrations(applied: z.output<typeof header>['migrations']): void {
  const known = readMigrations()
  for (const [at, { name, checksum }] of applied.entries())
    if (known[at]?.name !== name || known[at]?.checksum !== checksum)
      throw new Error(
        `The backup is of another version: it has migration ${name}, this version ${known[at]?.name ?? 'none'}`,
      )
}

/** The lines of a backup; throws where it cannot be unpacked. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.on('error', error => unpacked.destroy(error))
  packed.pipe(unpacked)
  let rest = ''
  try {
    for await (const part of unpacked.setEncoding('utf8')) {
      const lines = (rest + String(part)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}

export async function headerOf(file: string) {
  try {
    for await (const first of linesOf(file)) return header.parse(JSON.parse(first))
  } catch (error) {
    throw new Error(`${file} is no backup that this version can read`, { cause: error })
  }
  throw new Error(`${file} is empty`)
}

/**
 * All rows in one transaction. Triggers rest, since what they would write is in the backup; references are looked at in
 * the end, so that the order of the rows does not matter.
 */
async function load(session: Session, file: string): Promise<Count> {
  await session.run('begin')
  try {
    const tables = await listTables(session)
    const keys = await listForeignKeys(session)
    for (const { table, name } of keys)
      await session.run(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
    for (const table of tables) await session.run(`alter table ${quoted(table)} disable trigger user`)
    const count = await loadRows(session, file, new Set(tables))
    for (const table of tables) await session.run(`alter table ${quoted(table)} enable trigger user`)
    for (const { table, name, definition } of keys)
      await session.run(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    await session.run('commit')
    return count
  } catch (error) {
    await session.run('rollback')
    throw error
  }
}

/** The part below the header, beside the text itself. */
export async function* entriesOf(file: string): AsyncGenerator<{ read: z.output<typeof entry>; line: string }> {
  let first = true
  for await (const line of linesOf(file)) {
    if (!first) yield { read: entry.parse(JSON.parse(line)), line }
    first = false
  }
}

async function loadRows(session: Session, file: string, tables: ReadonlySet<string>): Promise<Count> {
  const statements = new Map<string, string>()
  let rows = 0
  let pictures = 0
  let end: Count | undefined

  async function statementOf(table: string): Promise<string> {
    const known = statements.get(table)
    if (known !== undefined) return known
    if (!tables.has(table)) throw new Error(`The backup has a table ${table} that there is not`)
    const columns = (await columnsOf(session, table)).map(quoted).join(', ')
    const made = `insert into ${quoted(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${quoted(table)}, $1::json)`
    statements.set(table, made)
    return made
  }

  for await (const { read, line } of entriesOf(file)) {
    if ('table' in read) {
      rows += read.rows.length
      // The text itself, not what was parsed: numbers keep every digit.
      await session.run(await statementOf(read.table), [line.slice(line.indexOf('['), -1)])
    } else if ('sequences' in read) {
      for (const { name, value, called } of read.sequences)
        await session.run('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
    } else if ('picture' in read) pictures += 1
    else end = { tables: read.tables, rows: read.rows, pictures: read.pictures }
  }
  if (end?.rows !== rows || end.pictures !== pictures)
    throw new Error('The backup is not whole: it was cut off or changed')
  return end
}

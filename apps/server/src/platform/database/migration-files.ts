import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The product's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface Migration {
  /** NNNN_name, repeatable/N_name, or fills/N_name */
  name: string
  text: string
  checksum: string
  batches?: Batches | undefined
  /** Of a file that makes indexes while everybody goes on writing, and nothing else. */
  indexes?: readonly NewIndex[] | undefined
}

/** An index that is made outside of any transaction. */
export interface NewIndex {
  name: string
  statement: string
}

/** A file says in its first line that its one statement is run for some rows of a table at a time: $1 to $2. */
export interface Batches {
  table: string
  key: string
}

/** Functions, views and triggers, each as it is now: applied again when its text has changed. */
export interface Repeatable extends Migration {
  /** The checksums of every text that it has had, this one's last. A node leaves alone what it finds none of. */
  history: string[]
}

/** Puts what was there before a trigger into the table that the trigger keeps: statements for some rows at a time. */
export interface Fill extends Migration {
  batches: Batches
  statements: readonly string[]
}

/** Sorts behind all numbers, so that a node that knows of no repeatable files takes them for newer migrations. */
export const REPEATABLE = 'repeatable/'
export const HISTORY_FILE = 'history.txt'
export const FILLS = 'fills/'

const NUMBERED = /^(?<name>\d{4}_[a-z0-9_]+)\.sql$/
const BATCHES = /^-- batches: (?<table>\w+) by (?<key>\w+)\n/
const CONCURRENTLY = /^-- concurrently\n/
const NEW_INDEX = /^create index concurrently (?<name>\w+) on [^;]+$/
const LEVELLED = /^(?<name>\d_[a-z0-9_]+)\.sql$/

// A checkout with Windows line ends is the same migration.
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

const listFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()

/** Of a file without bodies of functions. */
const statementsOf = (text: string) =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map(statement => statement.trim())
    .filter(statement => statement !== '')

function indexesOf(name: string, text: string): NewIndex[] | undefined {
  if (!CONCURRENTLY.test(text)) return undefined
  return statementsOf(text).map(statement => {
    const index = NEW_INDEX.exec(statement)?.groups?.['name']
    if (index === undefined)
      throw new Error(`Migration ${name} makes indexes concurrently, and nothing else: ${statement}`)
    return { name: index, statement }
  })
}

function readMigration(folder: string, file: string, pattern: RegExp, example: string): Migration {
  const name = pattern.exec(file)?.groups?.['name']
  if (name === undefined) throw new Error(`${file} is not named like a migration: ${example}`)
  const text = textOf(join(folder, file))
  const { table, key } = BATCHES.exec(text)?.groups ?? {}
  const batches = table === undefined || key === undefined ? undefined : { table, key }
  const checksum = createHash('sha256').update(text).digest('hex')
  return { name, text, checksum, batches, indexes: indexesOf(name, text) }
}

/** The numbered files of a folder, in order. Throws on a name that is not NNNN_name.sql and on a number used twice. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const migrations = listFiles(folder).map(file => readMigration(folder, file, NUMBERED, '0001_what_it_does.sql'))
  for (const [at, { name }] of migrations.entries()) {
    if (migrations[at - 1]?.name.startsWith(name.slice(0, 5))) throw new Error(`Two migrations are ${name.slice(0, 4)}`)
  }
  return migrations
}

/** The repeatable files beside the numbered ones, in order: one rests only on those of a lower number. */
export function readRepeatables(folder = migrationsFolder): Repeatable[] {
  const own = join(folder, REPEATABLE)
  if (!existsSync(own)) return []
  const texts = textOf(join(own, HISTORY_FILE))
    .split('\n')
    .map(line => line.split(' '))
  return listFiles(own)
    .filter(file => file !== HISTORY_FILE)
    .map(file => {
      const { name, text, checksum } = readMigration(own, file, LEVELLED, '1_what_it_defines.sql')
      const history = texts.filter(([of]) => of === name).flatMap(([, past]) => past ?? [])
      return { name: `${REPEATABLE}${name}`, text, checksum, history }
    })
}

/** The fills beside them, in order. */
export function readFills(folder = migrationsFolder): Fill[] {
  const own = join(folder, FILLS)
  if (!existsSync(own)) return []
  return listFiles(own).map(file => {
    const { name, text, checksum, batches } = readMigration(own, file, LEVELLED, '1_what_it_fills.sql')
    if (!batches) throw new Error(`${FILLS}${file} does not say by which rows it goes: -- batches: users by id`)
    return { name: `${FILLS}${name}`, text, checksum, batches, statements: statementsOf(text) }
  })
}

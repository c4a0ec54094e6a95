import type { Session } from './database.ts'

/** The tables as the database itself knows them, without those that tell which migrations were applied. */

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const names = (rows: Record<string, unknown>[]) => rows.map(({ name }) => String(name))

export const listTables = async (session: Session): Promise<string[]> =>
  names(
    await session.run(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'migration_batches')
       order by table_name collate "C"`,
    ),
  )

/** Without those that the database computes. */
export const columnsOf = async (session: Session, table: string): Promise<string[]> =>
  names(
    await session.run(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    ),
  )

export interface Sequence {
  name: string
  value: string
  /** Whether `value` was drawn, or is the next one. */
  called: boolean
}

export async function listSequences(session: Session): Promise<Sequence[]> {
  const found = names(
    await session.run(`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`),
  )
  const sequences: Sequence[] = []
  for (const name of found) {
    const [row] = await session.run(`select last_value::text as value, is_called as called from ${quoted(name)}`)
    sequences.push({ name, value: String(row?.['value']), called: row?.['called'] === true })
  }
  return sequences
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function listForeignKeys(session: Session): Promise<ForeignKey[]> {
  const rows = await session.run(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
     where c.contype = 'f' and n.nspname = 'public' order by 1, 2`,
  )
  return rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }))
}

export interface Reference {
  table: string
  columns: string[]
  target: string
  targetColumns: string[]
}

/** The names of numbered columns, as the text of a list in JSON. */
const columnNames = (relation: string, numbers: string) =>
  `(select json_agg(a.attname order by k.place) from unnest(${numbers}) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)::text`

const listOf = (text: unknown): string[] => JSON.parse(String(text))

/** Every foreign key, as columns that lead to columns. */
export async function listReferences(session: Session): Promise<Reference[]> {
  const rows = await session.run(
    `select t.relname as table, ${columnNames('c.conrelid', 'c.conkey')} as columns,
       r.relname as target, ${columnNames('c.confrelid', 'c.confkey')} as target_columns
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
     join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and n.nspname = 'public' order by 1, c.conname`,
  )
  return rows.map(({ table, columns: from, target, target_columns: to }) => ({
    table: String(table),
    columns: listOf(from),
    target: String(target),
    targetColumns: listOf(to),
  }))
}

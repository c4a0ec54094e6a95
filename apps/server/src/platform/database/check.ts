import { listReferences, listTables, quoted } from './catalogue.ts'
import type { Database, Session } from './database.ts'
import { readMigrations, readRepeatables } from './migration-files.ts'

export interface TablesChecked {
  tables: number
  rows: number
  /** A sentence each; none where all is well. */
  found: string[]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Reads every row of every table, follows every reference, and compares the migrations with those of this version. A
 * statement for each table, so that players are served in between.
 */
export function checkTables(db: Database): Promise<TablesChecked> {
  return db.session(async session => {
    const checked: TablesChecked = { tables: 0, rows: 0, found: await strangeMigrations(session) }
    const unread = new Set<string>()
    for (const table of await listTables(session)) {
      checked.tables += 1
      try {
        checked.rows += await readWhole(session, table)
      } catch (error) {
        unread.add(table)
        checked.found.push(`The table ${table} cannot be read: ${messageOf(error)}.`)
      }
    }
    for (const reference of await listReferences(session)) {
      // Said already.
      if (unread.has(reference.table) || unread.has(reference.target)) continue
      const lost = await countLost(session, reference)
      if (lost > 0) checked.found.push(`${reference.table}.${reference.columns.join('+')} leads nowhere ${lost} times.`)
    }
    return checked
  })
}

/** Every column is unpacked: a damaged page shows only when it is read. */
async function readWhole(session: Session, table: string): Promise<number> {
  const [row] = await session.run(`select count(*) as rows, sum(length(t::text)) from ${quoted(table)} t`)
  return Number(row?.['rows'])
}

async function countLost(
  session: Session,
  reference: Awaited<ReturnType<typeof listReferences>>[number],
): Promise<number> {
  const { table, columns, target, targetColumns } = reference
  const given = columns.map(column => `t.${quoted(column)} is not null`)
  const same = columns.map((column, at) => `r.${quoted(targetColumns[at] ?? '')} = t.${quoted(column)}`)
  const [row] = await session.run(
    `select count(*) as lost from ${quoted(table)} t where ${given.join(' and ')}
     and not exists (select 1 from ${quoted(target)} r where ${same.join(' and ')})`,
  )
  return Number(row?.['lost'])
}

async function strangeMigrations(session: Session): Promise<string[]> {
  const known = new Map([...readMigrations(), ...readRepeatables()].map(({ name, checksum }) => [name, checksum]))
  const applied = await session.run('select name, checksum from migrations order by name collate "C"')
  return applied
    .filter(({ name, checksum }) => known.get(String(name)) !== checksum)
    .map(({ name }) => `The migration ${String(name)} is not one of this version.`)
}

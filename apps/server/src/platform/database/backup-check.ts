import type { Written } from './backup.ts'
import { entriesOf, headerOf } from './restore.ts'

/**
 * Reads a backup from its first to its last line and compares what is in it with what was to be; throws where they
 * differ.
 */
export async function checkBackup(
  file: string,
  { rowsOf, pictures }: Pick<Written, 'rowsOf' | 'pictures'>,
): Promise<void> {
  await headerOf(file)
  const read = new Map<string, number>()
  let pictured = 0
  let whole = false
  for await (const { read: entry } of entriesOf(file)) {
    if ('table' in entry) read.set(entry.table, (read.get(entry.table) ?? 0) + entry.rows.length)
    else if ('picture' in entry) pictured += 1
    else if ('end' in entry) whole = true
  }
  if (!whole) throw new Error(`The backup ${file} is cut off`)
  for (const [table, rows] of rowsOf)
    if ((read.get(table) ?? 0) !== rows)
      throw new Error(`The backup ${file} has ${read.get(table) ?? 0} rows of ${table}, and there were ${rows}`)
  if (pictured !== pictures) throw new Error(`The backup ${file} has ${pictured} pictures, and there were ${pictures}`)
}

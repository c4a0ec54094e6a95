import { resolve } from 'node:path'
import { type Desk, noMore, readWords, required, type Said } from '../../platform/operator/command.ts'
import { writeBackup } from '../../platform/database/backup.ts'
import { keepAct } from './acts.ts'
import { plural } from './words.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { positionals } = readWords(words, {})
  noMore(positionals, 1)
  const file = resolve(desk.cwd, required(positionals[0], 'file'))
  const { db, clock } = desk.services
  const { tables, rows } = await writeBackup(db, file, clock.now())
  await db.transaction(tx => keepAct(tx, desk, { act: 'backup', subject: file, details: { tables, rows } }))
  return { data: { file, tables, rows }, text: `${plural(rows, 'row')} of ${plural(tables, 'table')} are in ${file}.` }
}

import { resolve } from 'node:path'
import { type Desk, Failure, noMore, readWords, required, type Said } from '../../platform/operator/command.ts'
import { writeBackup, type Written } from '../../platform/database/backup.ts'
import { keepAct } from './acts.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { 'without-pictures': { type: 'boolean' } })
  noMore(positionals, 1)
  const file = resolve(desk.cwd, required(positionals[0], 'file'))
  const { db, clock } = desk.services
  const pictures = values['without-pictures'] ? undefined : desk.services.pictures
  const { rowsOf: _, ...count } = await written(() => writeBackup({ db, pictures, now: clock.now() }, file))
  await db.transaction(tx => keepAct(tx, desk, { act: 'backup', subject: file, details: { ...count } }))
  const { tables, rows } = count
  const kept = pictures ? `, with ${plural(count.pictures, 'picture')}` : ', without the pictures'
  return {
    data: { file, ...count },
    text: `${plural(rows, 'row')} of ${plural(tables, 'table')} are in ${file}${kept}.`,
  }
}

/** A file that is there already, a folder that is not: the operator is told. */
async function written(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    throw new Failure(`There is no backup: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

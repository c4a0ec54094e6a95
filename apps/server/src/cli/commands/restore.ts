import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keepAct } from '../../features/operator/acts.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { databaseFolder } from '../../platform/config/folders.ts'
import { forgetDatabase, holdsDatabase } from '../../platform/database/pglite-folder.ts'
import { restoreBackup } from '../../platform/database/restore.ts'
import { Failure, noMore, readWords, required } from '../../platform/operator/command.ts'
import { openPictureStore } from '../../platform/pictures/store.ts'
import { caller } from '../caller.ts'
import { configOf } from '../configured.ts'
import { openForCommand } from '../opening.ts'

/** See the row in index.ts. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, { json: { type: 'boolean' } })
  noMore(positionals, 1)
  const { who, cwd } = caller(process.env)
  const file = resolve(cwd, required(positionals[0], 'file'))
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`)
  const config = configOf(process.env)
  const folder = databaseFolder(config)
  const fresh = !config.database && !holdsDatabase(folder)
  const db = await openForCommand(config, ': stop it first.')
  try {
    const restored = await restoreBackup({ db, pictures: openPictureStore(config) }, file)
    await db.transaction(tx =>
      keepAct(
        tx,
        { who, services: { clock: systemClock() } },
        { act: 'restore', subject: file, details: { ...restored } },
      ),
    )
    const { made, tables, rows, pictures } = restored
    console.log(
      values.json
        ? JSON.stringify({ file, made, tables, rows, pictures }, null, 2)
        : `${rows} rows of ${tables} tables and ${pictures} pictures are restored, as they were on ${made}.`,
    )
  } catch (error) {
    await db.close()
    // A folder that we made is emptied again, so that the next try finds it empty.
    if (fresh) forgetDatabase(folder)
    throw new Failure(error instanceof Error ? error.message : String(error), { cause: error })
  }
  await db.close()
}

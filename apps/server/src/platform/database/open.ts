import { connectDatabase } from './connect.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { keepSettings, type PostgresOptions, postgresEngine } from './postgres.ts'

export type DatabaseOptions =
  /** Embedded: a folder on disk, or in memory where none is given. */
  { kind: 'pglite'; folder?: string | undefined } | ({ kind: 'postgres' } & PostgresOptions)

/** Opens the database; throws where it can't be reached, or where another process has the folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = connectDatabase(
    options.kind === 'pglite' ? await openPglite({ folder: options.folder }) : postgresEngine(options),
  )
  try {
    await database.session(async session => {
      await session.run('select 1')
      if (options.kind === 'postgres' && options.directUrl !== undefined) await keepSettings(session)
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

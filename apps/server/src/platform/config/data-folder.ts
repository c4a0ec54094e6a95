import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { holdsDatabase } from '../database/pglite-folder.ts'
import { UnusableFolder, unusable } from '../database/unusable-folder.ts'
import type { Config } from './config.ts'
import { databaseFolder } from './folders.ts'

/** The contents of a data folder, and files that an operator may have put there before the first start. */
const OURS = new Set(['database', 'outbox', 'pictures', 'backups', 'lost+found'])
const HARMLESS = /^\.|\.log$|\.gz$/

/**
 * The folder of an embedded database, made where there is none. Throws where a new database in it would hide that the
 * old one is missing, or where the folder is somebody else's.
 */
export function takeDataFolder(config: Pick<Config, 'dataFolder'>): string {
  const { dataFolder } = config
  const database = databaseFolder(config)
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    if (!holdsDatabase(database)) requireNew(dataFolder)
  } catch (error) {
    throw error instanceof UnusableFolder ? error : unusable(dataFolder, error)
  }
  return database
}

function requireNew(folder: string): void {
  const names = readdirSync(folder)
  if (names.includes('pgdata') || names.includes('PG_VERSION'))
    throw new UnusableFolder(
      `${folder} is the folder of a database itself: GAUNTLET_DATA has to name the data folder, in which the folder database lies.`,
    )
  const foreign = names.find(name => !OURS.has(name) && !HARMLESS.test(name))
  if (foreign !== undefined)
    throw new UnusableFolder(
      `The data folder ${folder} holds something that is not Gauntlet's (${foreign}), and no database: nothing is made there. Name another folder with GAUNTLET_DATA, or empty it.`,
    )
}

/** Traces of players beside a missing database: the sign of half a copy, or of a DATABASE_URL that is not set. */
export function requireNoTraces(config: Pick<Config, 'dataFolder'>): void {
  const { dataFolder } = config
  if (holdsDatabase(databaseFolder(config))) return
  for (const name of ['pictures', 'backups']) {
    const folder = join(dataFolder, name)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() && readdirSync(folder).length > 0)
      throw new UnusableFolder(
        `The data folder ${dataFolder} holds ${name}, and no database: is DATABASE_URL not set, or has the folder database been lost? Nothing was made. Put it back, or restore a backup; to begin anew move ${folder} away.`,
      )
  }
}

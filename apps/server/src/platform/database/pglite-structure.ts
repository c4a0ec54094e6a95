import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, UnusableFolder, unusable } from './unusable-folder.ts'

/** The major version of PostgreSQL that the embedded engine is, and the only one whose files it reads. */
export const ENGINE_MAJOR = 18

const FILES = ['PG_VERSION', 'postgresql.conf', 'global/pg_control', 'global/pg_filenode.map']
/** Some of them are empty, and are what a tool that copies files alone leaves out. */
const FOLDERS = `
  base global pg_wal pg_xact pg_multixact/members pg_multixact/offsets pg_subtrans pg_commit_ts pg_dynshmem pg_logical
  pg_notify pg_replslot pg_serial pg_snapshots pg_stat pg_stat_tmp pg_tblspc pg_twophase`
  .trim()
  .split(/\s+/)
const CONTROL_BYTES = 8192

/**
 * Throws where a folder of the engine is of another version, or lacks what every whole one has: the engine itself would
 * end without a word, or take it for an empty one and write over it.
 */
export function requireWhole(dataDir: string): void {
  const wrong = missingIn(dataDir)
  if (wrong !== undefined)
    throw new UnusableFolder(
      `The database in ${dataDir} is not whole: ${wrong}. Nothing was changed. Put back what is missing, or move ${dataDir} away and restore a backup.`,
    )
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim()
  if (version !== String(ENGINE_MAJOR))
    throw new UnusableFolder(
      `The database in ${dataDir} is of PostgreSQL ${version}, and this version of Gauntlet reads ${ENGINE_MAJOR}. Nothing was changed. Write a backup with the version that made it, and restore that into an empty folder.`,
    )
  for (const file of FILES) requireAccess(dataDir, join(dataDir, file))
}

function missingIn(dataDir: string): string | undefined {
  for (const name of FILES) if (!statOf(dataDir, name)?.isFile()) return `the file ${name} is missing`
  for (const name of FOLDERS) if (!statOf(dataDir, name)?.isDirectory()) return `the folder ${name} is missing`
  const control = readFileSync(join(dataDir, 'global/pg_control'))
  if (control.length !== CONTROL_BYTES || control.every(byte => byte === 0)) return 'global/pg_control is damaged'
  const databases = readdirSync(join(dataDir, 'base')).filter(name => /^\d+$/.test(name))
  if (databases.length === 0) return 'the folder base is empty'
  const half = databases.find(name => !statOf(dataDir, `base/${name}/PG_VERSION`))
  return half === undefined ? undefined : `the file base/${half}/PG_VERSION is missing`
}

function statOf(dataDir: string, name: string) {
  try {
    return statSync(join(dataDir, name), { throwIfNoEntry: false })
  } catch (error) {
    // A file where a folder should be.
    if (codeOf(error) === 'ENOTDIR') return undefined
    throw unusable(dataDir, error)
  }
}

function requireAccess(dataDir: string, file: string): void {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

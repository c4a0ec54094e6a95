import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Another process has the folder. */
export class FolderInUse extends Error {}

/**
 * Keeps a second process out of a data folder: two that write the same files destroy them. SQLite holds the file
 * lock, which the operating system frees however the process ends. Throws where another holds it.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = new DatabaseSync(join(folder, 'lock'))
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderInUse(`The data folder ${folder} is in use by another running server: stop that one first`, {
        cause: error,
      })
    }
    throw error
  }
  return { release: () => file.close() }
}

import { openConfigured } from '../main.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { FolderInUse } from '../platform/database/lock.ts'
import { UnusableFolder } from '../platform/database/unusable-folder.ts'
import { Failure } from '../platform/operator/command.ts'

/** An address that refuses has a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Opens the database that the configuration names; where that cannot be, the operator is told why. `inUse` is what to
 * do about a server that has the folder.
 */
export async function openForCommand(config: Config, inUse: string): Promise<Database> {
  try {
    return await openConfigured(config)
  } catch (error) {
    if (error instanceof FolderInUse) throw new Failure(`A server has ${config.dataFolder}${inUse}`, { cause: error })
    if (error instanceof UnusableFolder) throw new Failure(error.message, { cause: error })
    if (config.database)
      throw new Failure(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`, { cause: error })
    throw error
  }
}

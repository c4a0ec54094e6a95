import { UnusableConfiguration } from './platform/config/unusable.ts'
import { FolderInUse } from './platform/database/lock.ts'
import { UnusableFolder } from './platform/database/unusable-folder.ts'

/** Faults of an address, a port or a login, by the code of the system or of PostgreSQL. */
const MENDABLE = new Set([
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EACCES',
  'ECONNREFUSED',
  'ENOTFOUND',
  '28P01',
  '28000',
  '3D000',
])

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/**
 * Starts something, and ends the process where that fails: what whoever starts it can mend is said in a line, anything
 * else with all that is known.
 */
export async function startOrSay(start: () => Promise<unknown>): Promise<void> {
  try {
    await start()
  } catch (error) {
    const mendable =
      error instanceof UnusableConfiguration ||
      error instanceof FolderInUse ||
      error instanceof UnusableFolder ||
      (error instanceof Error && MENDABLE.has(codeOf(error)))
    console.error(mendable ? error.message || codeOf(error) : error)
    process.exit(1)
  }
}

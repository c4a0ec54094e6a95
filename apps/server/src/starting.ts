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

/** The system's own words name no way out of a taken port, which is what a second start meets first. */
const wordsOf = (error: Error): string =>
  codeOf(error) === 'EADDRINUSE' && 'port' in error
    ? `Port ${String(error.port)} is in use already: stop the program that has it, or choose another with PORT or METRICS_PORT.`
    : error.message || codeOf(error)

/**
 * Starts something, and ends the process if that fails: with one line about a fault that the person who starts it can
 * mend, and with everything that is known about any other.
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
    console.error(mendable ? wordsOf(error) : error)
    process.exit(1)
  }
}

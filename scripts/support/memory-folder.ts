// A folder in memory for what tests write and throw away.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
const PREFIX = 'gauntlet-tests-'
/** Several times what a whole run writes. A container has 64 MB of it where nobody gave it more. */
const ENOUGH = 4 * 1024 ** 3

/** A run that was killed has left its folder behind. */
function forgetLeftOvers(where: string): void {
  for (const name of readdirSync(where)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(join(where, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * A folder of this process's own, removed when it exits; none where the system has no such place, or little room in
 * it. Copying a database is a thousand small files, which take a disk's file system ten times as long.
 */
export function folderInMemory(where = IN_MEMORY, enough = ENOUGH): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(where)
    if (Math.min(bavail * bsize, process.availableMemory()) < enough) return undefined
    forgetLeftOvers(where)
    const folder = join(where, PREFIX + process.pid)
    mkdirSync(folder)
    // A test's PostgreSQL runs as another user.
    chmodSync(folder, 0o755)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
    return folder
  } catch {
    return undefined
  }
}

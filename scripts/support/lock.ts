import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '..', '..')

const PATIENCE_MS = 600_000

/**
 * Waits until no other process of this checkout holds the lock `name`, for ten minutes at most, and takes it.
 * It is a SQLite lock, which frees itself however its owner ends. `using` gives it back.
 */
export const takeLock = (name: string): Disposable => open(name, PATIENCE_MS)

/** The same for a process that has others to listen to meanwhile. */
export async function waitForLock(name: string): Promise<Disposable> {
  for (const late = performance.now() + PATIENCE_MS; ; await pause(250))
    try {
      return open(name, 0)
    } catch (error) {
      if (!isTaken(error) || performance.now() > late) throw error
    }
}

/** SQLite says busy. */
const isTaken = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5

function open(name: string, timeout: number): Disposable {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = new DatabaseSync(join(root, '.cache', `${name}.lock`), { timeout })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw error
  }
  return { [Symbol.dispose]: () => lock.close() }
}

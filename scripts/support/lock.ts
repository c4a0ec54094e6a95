import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const root = resolve(import.meta.dirname, '..', '..')

/**
 * Waits until no other process of this checkout holds the lock `name`, for ten minutes at most, and takes it.
 * It is a SQLite lock, which frees itself however its owner ends. `using` gives it back.
 */
export function takeLock(name: string): Disposable {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = new DatabaseSync(join(root, '.cache', `${name}.lock`), { timeout: 600_000 })
  lock.exec('begin exclusive')
  return { [Symbol.dispose]: () => lock.close() }
}

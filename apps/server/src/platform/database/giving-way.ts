import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from './database.ts'
import { isLockTimeout } from './errors.ts'

/** So long a migration waits for locks, and those who come after it wait behind it: well below `deadlock_timeout`. */
const WAIT_MS = 300

/**
 * Does the work inside of the transaction that is open; or nothing of it, and answers false, where a lock is not to be
 * had soon: whoever holds it can go on, and so can all who want it, too. Statements are not compiled, nor shared out
 * among processes, which takes longer than most bites.
 */
export async function givingWay(session: Session, work: () => Promise<void>): Promise<boolean> {
  await session.run(`savepoint attempt; set local lock_timeout = ${WAIT_MS};
    set local jit = off; set local max_parallel_workers_per_gather = 0`)
  try {
    await work()
    await session.run('release savepoint attempt')
    return true
  } catch (error) {
    if (!(error instanceof Error && isLockTimeout(error.cause))) throw error
    await session.run('rollback to savepoint attempt')
    return false
  }
}

/** The others' turn. */
export const letOthers = () => pause(WAIT_MS)

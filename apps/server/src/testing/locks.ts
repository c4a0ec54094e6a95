import { setTimeout } from 'node:timers/promises'
import type { Database } from '../platform/database/database.ts'

const POLL_MS = 10

/** Waits until so many connections wait for the lock of another. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  const waiting = () =>
    db.session(session =>
      session.run("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"),
    )
  while ((await waiting()).length < count) await setTimeout(POLL_MS)
}

/**
 * Two acts that wait for the same rows: each begins before either is carried out, and they are in this order. `hold`
 * locks the rows until both wait.
 */
export async function inTurn<First, Second>(
  db: Database,
  hold: { text: string; values?: readonly unknown[] },
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  return db.session(async session => {
    await session.run('begin')
    await session.run(hold.text, hold.values ?? [])
    const one = first()
    await untilWaiting(db, 1)
    const two = second()
    await untilWaiting(db, 2)
    await session.run('rollback')
    return Promise.all([one, two])
  })
}

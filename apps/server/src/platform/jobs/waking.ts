import type { Database, Transaction } from '../database/database.ts'
import type { Jobs } from './jobs.ts'

/** The same database, whose transactions wake jobs of this node once they are committed. */
export const withJobs = (db: Database, jobs: Pick<Jobs, 'wake'>): Database => ({
  ...db,
  async transaction(work) {
    let woken = new Set<string>()
    const result = await db.transaction(tx => {
      // A transaction that met another one begins anew.
      woken = new Set()
      const waking: Transaction = {
        execute: (compiled, values) => tx.execute(compiled, values),
        lastly: act => tx.lastly(act),
        wake: job => void woken.add(job),
      }
      return work(waking)
    })
    for (const job of woken) jobs.wake(job)
    return result
  },
})

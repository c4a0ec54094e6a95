import type { Compiled, Database, Executor, Transaction } from '../platform/database/database.ts'

/** The same database; `heard` gets the text of each statement that it runs, without begin and commit. */
export function overheard(db: Database, heard: string[]): Database {
  const listening = (executor: Executor): Executor => ({
    execute(compiled: Compiled, values) {
      heard.push(compiled.text)
      return executor.execute(compiled, values)
    },
  })
  const inside = (tx: Transaction): Transaction => ({
    ...listening(tx),
    lastly: act => tx.lastly(act),
    wake: job => tx.wake(job),
  })
  return { ...db, ...listening(db), transaction: work => db.transaction(tx => work(inside(tx))) }
}

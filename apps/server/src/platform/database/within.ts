import type { Database, Transaction } from './database.ts'

const statement = (text: string) => ({ name: '', text, writes: true })

const refused = () => Promise.reject(new Error('Not inside a transaction'))

/**
 * The database as it is seen from inside the transaction `tx`: what is a transaction elsewhere is a step of this one,
 * undone by itself where it fails. Steps that are begun at once come one after the other.
 */
export function within(db: Database, tx: Transaction): Database {
  let last: Promise<unknown> = Promise.resolve()

  async function inStep<T>(work: () => Promise<T>): Promise<T> {
    await tx.execute(statement('savepoint step'), [])
    try {
      const result = await work()
      await tx.execute(statement('release savepoint step'), [])
      return result
    } catch (error) {
      await tx.execute(statement('rollback to savepoint step'), [])
      throw error
    }
  }

  function step<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(() => inStep(work))
    // Whoever asked for a step hears of its failure; the next one goes on.
    last = mine.catch(() => {})
    return mine
  }

  return {
    ...db,
    outer: db.outer ?? db,
    execute: (compiled, values) =>
      compiled.writes ? step(() => tx.execute(compiled, values)) : tx.execute(compiled, values),
    transaction: work => step(() => work(tx)),
    session: refused,
    maintain: refused,
    close: refused,
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { Compiled, Executor } from './database.ts'
import type { Engine } from './engine.ts'
import { BusyError, isConflict, isStalePlan } from './errors.ts'

const ATTEMPTS = 5

/** The pool names it by its message alone. */
const isTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

export const answer = (result: QueryResult) => ({ rows: result.rows, affected: result.rowCount ?? 0 })

/** Transactions and single writes, each on a connection of the pool. */
export class Transactions {
  readonly #pool: Pool
  readonly #named: boolean

  constructor(engine: Engine) {
    this.#named = engine.ownNames
    // Pipelined, so that work which starts several queries at once may do so.
    this.#pool = new Pool({
      ...engine.settings,
      max: engine.poolSize,
      pipeline: true,
      connectionTimeoutMillis: engine.waitMs,
    })
    // A connection that dies fails its queries and leaves the pool: what listens here only keeps the process alive.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => client.on('error', () => {}))
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** One statement, committed by itself. */
  write(compiled: Compiled, values: readonly unknown[]): Promise<QueryResult> {
    return this.#again(client => client.query(this.#config(compiled, values)))
  }

  /** `work` runs between begin and commit; it runs again after a conflict with another transaction. */
  run<T>(work: (handle: Executor) => Promise<T>): Promise<T> {
    return this.#again(async client => {
      const handle = new Handle((compiled, values) => client.query(this.#config(compiled, values)))
      await client.query('begin')
      try {
        const result = await work(handle)
        handle.end()
        const { command } = await client.query('commit')
        if (command === 'COMMIT') return result
        throw new Error('The transaction was rolled back: a query in it had failed', { cause: handle.failure })
      } catch (error) {
        handle.end()
        // Where this fails too, the connection is lost or unusable: it is closed below, and that rolls back.
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
  }

  async #again<T>(attempt: (client: PoolClient) => Promise<T>): Promise<T> {
    for (let left = ATTEMPTS; ; left--) {
      const client = await this.#connect()
      let stale = false
      try {
        return await attempt(client)
      } catch (error) {
        stale = isStalePlan(error)
        if (left === 1 || !(stale || isConflict(error))) throw error
      } finally {
        client.release(stale || client.getTransactionStatus() !== 'I')
      }
      await pause(Math.random() * 10 * (ATTEMPTS - left + 1))
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      if (isTimeout(error)) throw new BusyError('No connection was free', { cause: error })
      throw error
    }
  }

  #config({ name, text }: Compiled, values: readonly unknown[]): QueryConfig<unknown[]> {
    return this.#named ? { name, text, values: [...values] } : { text, values: [...values] }
  }
}

type Run = (compiled: Compiled, values: readonly unknown[]) => Promise<QueryResult>

/** What `work` gets: runs queries until its transaction ends. */
class Handle implements Executor {
  failure: unknown
  readonly #run: Run
  #ended = false

  constructor(run: Run) {
    this.#run = run
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in Executor
  async execute<Row>(compiled: Compiled, values: readonly unknown[]): Promise<{ rows: Row[]; affected: number }> {
    if (this.#ended) throw new Error('The transaction of this handle has ended: its queries must be awaited inside it')
    try {
      return answer(await this.#run(compiled, values))
    } catch (error) {
      this.failure ??= error
      throw error
    }
  }

  end(): void {
    this.#ended = true
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { Compiled, Transaction } from './database.ts'
import type { Engine } from './engine.ts'
import { BusyError, isConflict, isStalePlan, UnavailableError } from './errors.ts'
import { gather } from './reads.ts'
import { ask } from './statement.ts'
import type { Watch } from './watch.ts'

const ATTEMPTS = 5
/** A connection that has said nothing for so long is asked whether it is still there before it is given a write. */
const FRESH_MS = 1000

/** The connection was lost before anything was asked of it. */
class NotBegun extends Error {}

/** The pool names it by its message alone. */
const isTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** Nothing in it has to be escaped, and it is no word of PostgreSQL's own. */
const ID = /^[0-9a-f-]+$/
const isBare = (item: unknown): boolean => typeof item === 'number' || (typeof item === 'string' && ID.test(item))

/**
 * Numbers and ids as the text of a list: pg puts each in quotes, and looks for what has to be escaped in it. A search
 * names hundreds of squares and tiles, and all sports several times.
 */
const asSent = (value: unknown): unknown =>
  Array.isArray(value) && value.every(isBare) ? `{${value.join(',')}}` : value

/** A statement without a name is planned at each call. */
export const configOf = (
  { name, text }: Compiled,
  values: readonly unknown[],
  named: boolean,
): QueryConfig<unknown[]> => ({ ...(named && { name }), text, values: values.map(asSent) })

export const answer = (result: QueryResult) => ({ rows: result.rows, affected: result.rowCount ?? 0 })

/** Transactions and single writes, each on a connection of the pool. */
export class Transactions {
  readonly #pool: Pool
  readonly #named: boolean
  readonly #watch: Watch

  constructor(engine: Engine, watch: Watch) {
    this.#named = engine.named === 'all'
    this.#watch = watch
    // The pool would let a connection take as long to be made as others wait for one that is free, and make all of
    // them to the server that took writes when the pool was made.
    class Prompt extends Client {
      constructor(settings: ClientConfig = {}) {
        const now = engine.settings()
        super({ ...settings, ...now, connectionTimeoutMillis: now.connectionTimeoutMillis })
      }
    }
    // Pipelined, so that work which starts several queries at once may do so.
    this.#pool = new Pool({
      ...engine.settings(),
      Client: Prompt,
      max: engine.poolSize,
      pipeline: true,
      connectionTimeoutMillis: engine.waitMs,
    })
    // A connection that dies fails its queries and leaves the pool: what listens here only keeps the process alive.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', client => {
      client.on('error', () => {})
      watch.add(client)
    })
  }

  /** Hangs up what is idle: nobody can tell whether it is still connected. */
  renew(): void {
    for (let left = this.#pool.idleCount; left > 0; left--) void this.#hangUpOne()
  }

  async #hangUpOne(): Promise<void> {
    try {
      const client = await this.#pool.connect()
      client.connection.stream.destroy()
      client.release(true)
    } catch {
      // None was idle any more, and no new one could be made.
    }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** One statement, committed by itself. */
  write(compiled: Compiled, values: readonly unknown[]): Promise<QueryResult> {
    return this.#again(async (client, named) => {
      if (this.#watch.idleMs(client) > FRESH_MS) await this.#begin(client, 'select 1')
      return await this.#ask(client, configOf(compiled, values, named))
    })
  }

  /** `work` runs between begin and commit; it runs again after a conflict with another transaction. */
  run<T>(work: (handle: Transaction) => Promise<T>): Promise<T> {
    return this.#again(async (client, named) => {
      const handle = new Handle((compiled, values) => this.#ask(client, configOf(compiled, values, named)))
      await this.#begin(client, 'begin')
      try {
        const result = await work(handle)
        await handle.finish()
        handle.end()
        const { command } = await this.#ask(client, 'commit')
        if (command === 'COMMIT') return result
        throw new Error('The transaction was rolled back: a query in it had failed', { cause: handle.failure })
      } catch (error) {
        handle.end()
        // Where this fails too, the connection is lost or unusable: it is closed below, and that rolls back.
        await this.#ask(client, 'rollback').catch(() => {})
        throw error
      }
    })
  }

  async #again<T>(attempt: (client: PoolClient, named: boolean) => Promise<T>): Promise<T> {
    let named = this.#named
    for (let left = ATTEMPTS; ; left--) {
      const client = await this.#connect()
      let stale = false
      try {
        return await attempt(client, named)
      } catch (error) {
        stale = isStalePlan(error)
        // Behind a pooler the new connection may meet the plan again.
        if (stale) named = false
        if (left === 1 || !(stale || isConflict(error) || error instanceof NotBegun))
          throw error instanceof NotBegun ? error.cause : error
      } finally {
        client.release(stale || client.getTransactionStatus() !== 'I')
      }
      await pause(Math.random() * 10 * (ATTEMPTS - left + 1))
    }
  }

  async #connect(): Promise<PoolClient> {
    this.#watch.refuse()
    const opening = this.#pool.connect()
    try {
      await this.#watch.orLost(opening)
      return await opening
    } catch (error) {
      // A connection that comes when nobody waits for it any more.
      if (error instanceof UnavailableError) opening.then(client => client.release()).catch(() => {})
      if (isTimeout(error)) throw new BusyError('No connection was free', { cause: error })
      throw this.#watch.judge(error)
    }
  }

  #ask(client: PoolClient, query: QueryConfig<unknown[]> | string): Promise<QueryResult> {
    return this.#watch.during(client, () => {
      gather(client)
      return typeof query === 'string' ? client.query(query) : ask(client, query)
    })
  }

  async #begin(client: PoolClient, text: string): Promise<void> {
    try {
      await this.#ask(client, text)
    } catch (error) {
      throw error instanceof UnavailableError ? new NotBegun('Nothing was begun', { cause: error }) : error
    }
  }
}

type Run = (compiled: Compiled, values: readonly unknown[]) => Promise<QueryResult>

/** The argument of `work`: runs queries until its transaction ends. */
class Handle implements Transaction {
  failure: unknown
  readonly #last: (() => Promise<void>)[] = []
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

  lastly(act: () => Promise<void>): void {
    this.#last.push(act)
  }

  /** Nobody's: the jobs are a node's, see jobs/waking.ts. */
  wake(): void {}

  async finish(): Promise<void> {
    for (const act of this.#last) await act()
  }

  end(): void {
    this.#ended = true
  }
}

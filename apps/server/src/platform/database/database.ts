import type { Replica } from './replica.ts'
import type { Reach } from './watch.ts'

/**
 * The one way to the data, whichever engine keeps it. A `Query` is written with Kysely and compiled once
 * (query.ts); here it is only text, argument order and row type.
 */
export interface Compiled {
  /** A hash of the text: named statements are planned once a connection. */
  name: string
  text: string
  /** It changes or locks rows, so it may wait for others and must not run twice. */
  writes: boolean
}

/** Runs compiled queries. Inside a transaction only its own handle may run any: anything else throws. */
export interface Executor {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the query knows its row, the text does not
  execute<Row>(compiled: Compiled, values: readonly unknown[]): Promise<{ rows: Row[]; affected: number }>
}

/** A transaction: what several acts in it ask for is done once, with its commit. */
export interface Transaction extends Executor {
  /** Comes last before the commit, after whatever else is done in it. */
  lastly(act: () => Promise<void>): void
  /** Runs a job once this is committed, for then what the job looks for is there. */
  wake(job: string): void
}

/** A connection of its own for what is no query: scripts of several statements, locks, VACUUM. */
export interface Session {
  /** Without values the text may hold several statements; the rows are those of the last. No time limit. */
  run(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}

/**
 * The database itself is the executor of short reads: named statements over pipelined connections. A statement
 * that writes or locks is a transaction of its own and takes a connection of the pool, so that no read waits for it.
 */
export interface Database extends Executor {
  readonly engine: 'pglite' | 'postgres'
  /** For reads that may be a moment old; absent where there is none. */
  readonly replica?: Replica | undefined
  /** The database itself, where this is it as seen from inside a transaction. */
  readonly outer?: Database | undefined
  /**
   * Commits what `work` did, or rolls it back where it throws. Serialisation failures and deadlocks are tried again.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** For migrations, maintenance and the operator, never for a request. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Frees dead rows and renews statistics where the engine does not by itself; to be called every hour or so. */
  maintain(): Promise<void>
  /**
   * Tells when the database gets out of reach and when it is back. Meanwhile everything fails with UnavailableError.
   */
  onReach(listener: (reach: Reach) => void): void
  close(): Promise<void>
}

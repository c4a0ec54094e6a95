/**
 * The one way to the data, whichever engine keeps it. A `Query` is written with Kysely and compiled once
 * (query.ts); here it is only text, argument order and row type.
 */
export interface Compiled {
  /** A hash of the text: named statements are planned once a connection. */
  name: string
  text: string
}

/** Runs compiled queries. Inside a transaction only its own handle may run any: anything else throws. */
export interface Executor {
  execute<Row>(compiled: Compiled, values: readonly unknown[]): Promise<{ rows: Row[]; affected: number }>
}

/** The database itself is the executor of short reads: named statements over pipelined connections. */
export interface Database extends Executor {
  readonly engine: 'pglite' | 'postgres'
  /** Commits what `work` did, or rolls it back where it throws. Serialisation failures and deadlocks are tried again. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>
  close(): Promise<void>
}

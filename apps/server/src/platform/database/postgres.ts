import { type Engine, WAIT_MS } from './engine.ts'
import { types } from './types.ts'

const STATEMENT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_MS = 4000
const KEEP_ALIVE_MS = 30_000
/** Few statements run longer, and those are seen to be at work. */
const PATIENCE_MS = 3000

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string
  /** Pipelined connections for short reads; 2 where none is given. */
  readConnections?: number | undefined
  /** Connections for transactions, opened when needed; 8 where none is given. */
  poolSize?: number | undefined
  /** Milliseconds; 30,000 where none is given. */
  waitMs?: number | undefined
  /** Milliseconds without an answer after which a connection is looked into; 3,000 where none is given. */
  patienceMs?: number | undefined
}

/** A PostgreSQL server, version 15 or newer. */
export function postgresEngine({
  url,
  readConnections = 2,
  poolSize = 8,
  waitMs = WAIT_MS,
  patienceMs = PATIENCE_MS,
}: PostgresOptions): Engine {
  return {
    kind: 'postgres',
    settings: {
      connectionString: url,
      types,
      application_name: 'gauntlet',
      // The estimate for a plan made for any value is far from what runs, and compiling takes longer than that.
      options: '-c jit=off',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
    readConnections,
    poolSize,
    waitMs,
    patienceMs,
    ownNames: true,
    vacuumsItself: true,
    close: async () => {},
  }
}

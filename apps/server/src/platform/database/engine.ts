import type { ClientConfig } from 'pg'
import type { Database } from './database.ts'

/** How long a transaction waits for a connection of the pool: a crowd behind one lock is served one by one. */
export const WAIT_MS = 30_000

/** Something that speaks PostgreSQL's wire protocol, and how to connect to it. */
export interface Engine {
  readonly kind: Database['engine']
  /** The settings with which a pg client reaches it. */
  readonly settings: ClientConfig
  readonly readConnections: number
  readonly poolSize: number
  /** Milliseconds that a transaction waits for a connection of the pool. */
  readonly waitMs: number
  /**
   * Milliseconds without an answer after which a connection is suspected to be dead; absent where there is no network
   * in between, and an answer that takes long is one that is being worked on.
   */
  readonly patienceMs?: number | undefined
  /** Whether each connection keeps its own named statements. */
  readonly ownNames: boolean
  /** Whether it frees dead rows and renews statistics by itself. */
  readonly vacuumsItself: boolean
  close(): Promise<void>
}

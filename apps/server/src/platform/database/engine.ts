import type { ClientConfig } from 'pg'
import type { Database } from './database.ts'

/** How long a transaction waits for a connection of the pool: a crowd behind one lock is served one by one. */
export const WAIT_MS = 30_000

/** Something that speaks PostgreSQL's wire protocol, and how to connect to it. */
export interface Engine {
  readonly kind: Database['engine']
  /** The settings with which a pg client reaches it now: the server that takes writes may become another one. */
  readonly settings: () => ClientConfig
  /** Looks for that server, and says whether it is another one than before; absent where there is only one. */
  readonly findPrimary?: (() => Promise<boolean>) | undefined
  /**
   * SQL that every connection is told before anything else: a pooler refuses settings at the start of a connection.
   * Absent where a connection has no session of its own, since a pooler lends it one for a transaction at a time.
   */
  readonly opening?: string | undefined
  /** How a session is reached, which goes past such a pooler, and what it is told first. */
  readonly session?: (Pick<Engine, 'settings' | 'findPrimary'> & { readonly opening: string }) | undefined
  readonly readConnections: number
  readonly poolSize: number
  /** Milliseconds that a transaction waits for a connection of the pool. */
  readonly waitMs: number
  /**
   * Milliseconds without an answer after which a connection is suspected to be dead; absent where there is no network
   * in between, and an answer that takes long is one that is being worked on.
   */
  readonly patienceMs?: number | undefined
  /** A streaming replica that is asked for reads which may be a moment old; absent where there is none. */
  readonly replica?:
    | {
        readonly settings: () => ClientConfig
        readonly opening: string
        readonly readConnections: number
        readonly named: boolean
        readonly patienceMs: number
        /** It is left out while it is further behind. */
        readonly maxLagMs: number
      }
    | undefined
  /** Which connections keep named statements, each its own. */
  readonly named: 'all' | 'reads' | 'none'
  /** Whether it frees dead rows and renews statistics by itself. */
  readonly vacuumsItself: boolean
  close(): Promise<void>
}

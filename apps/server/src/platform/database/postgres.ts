import type { ClientConfig } from 'pg'
import type { Session } from './database.ts'
import { type Engine, WAIT_MS } from './engine.ts'
import { openServers } from './servers.ts'
import { types } from './types.ts'

const STATEMENT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_MS = 4000
const KEEP_ALIVE_MS = 30_000
/** Few statements run longer, and those are seen to be at work. */
const PATIENCE_MS = 3000

/** Any number, the same for every node: two that give a role its settings at once would fail. */
const LOCK = 7_310_221

/** A server's settings, as its texts. */
type Settings = Readonly<Record<string, string>>

// The estimate for a plan made for any value is far from what runs, and compiling takes longer than that.
const REQUESTS: Settings = {
  jit: 'off',
  statement_timeout: String(STATEMENT_MS),
  idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
}
const SESSIONS: Settings = { ...REQUESTS, statement_timeout: '0', idle_in_transaction_session_timeout: '0' }

const openingOf = (settings: Settings): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ')}`

export interface PostgresOptions {
  /** postgres://user:password@host:port/database; of several hosts, with commas, the one that takes writes is used. */
  url: string
  /**
   * PostgreSQL itself, for the same user, where `url` leads through a pooler that lends a connection for a transaction
   * at a time.
   */
  directUrl?: string | undefined
  /** Whether statements have names, and so are planned once a connection; true where none is given. */
  named?: boolean | undefined
  /** Pipelined connections for short reads; 2 where none is given. */
  readConnections?: number | undefined
  /** A streaming replica of it, and how far behind that may be; without one all is read from where it is written. */
  replica?: { url: string; maxLagMs: number } | undefined
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
  directUrl,
  named = true,
  replica,
  readConnections = 2,
  poolSize = 8,
  waitMs = WAIT_MS,
  patienceMs = PATIENCE_MS,
}: PostgresOptions): Engine {
  const shared: ClientConfig = {
    types,
    application_name: 'gauntlet',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
  }
  const servers = openServers(url, shared)
  const session = directUrl === undefined ? servers : openServers(directUrl, shared)
  return {
    kind: 'postgres',
    settings: servers.settings,
    findPrimary: servers.findPrimary,
    opening: directUrl === undefined ? openingOf(REQUESTS) : undefined,
    session: { ...session, opening: openingOf(SESSIONS) },
    replica: replica && {
      settings: openServers(replica.url, shared).settings,
      opening: openingOf(REQUESTS),
      readConnections,
      named,
      patienceMs,
      maxLagMs: replica.maxLagMs,
    },
    readConnections,
    poolSize,
    waitMs,
    patienceMs,
    named: named ? 'all' : 'none',
    vacuumsItself: true,
    close: async () => {},
  }
}

/**
 * Gives the role its settings in this database: a pooler opens connections as it needs them, and what one client says
 * on them would be left to the next.
 */
export async function keepSettings(session: Session): Promise<void> {
  await session.run('begin')
  await session.run('select pg_advisory_xact_lock($1)', [LOCK])
  const wanted = Object.entries(REQUESTS).map(([name, value]) => `${name}=${value}`)
  const [kept] = await session.run(
    `select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
     where d.datname = current_database() and r.rolname = current_user and s.setconfig @> $1::text[]`,
    [wanted],
  )
  if (!kept)
    for (const [name, value] of Object.entries(REQUESTS))
      await session.run(
        `do $$ begin execute format('alter role current_user in database %I set ${name} = ${value}', current_database()); end $$`,
      )
  await session.run('commit')
}

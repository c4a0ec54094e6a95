import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryResult } from 'pg'
import type { Database, Executor, Session } from './database.ts'
import type { Engine } from './engine.ts'
import { openReads } from './reads.ts'
import { openReplica } from './replica.ts'
import { answer, configOf, Transactions } from './transactions.ts'
import { Watch } from './watch.ts'

/** A connection that was asked to close and does not answer is given up after this. */
const CLOSE_WITHIN_MS = 3000
/** Migrations, backups and the operator wait longer for a server that is starting than a request does. */
const SESSION_CONNECT_MS = 10_000

/** As far as anything is written that has been committed, in bytes. */
const POSITION = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`

/** Opens a session for `work`, and closes it. */
export type Sessions = <T>(work: (session: Session) => Promise<T>) => Promise<T>

/** The database over any engine: reads on pipelined connections, writes and transactions on a pool. */
export function connectDatabase(engine: Engine, sessions: Sessions = work => openSession(engine, work)): Database {
  const watch = new Watch({
    settings: engine.settings,
    findPrimary: engine.findPrimary,
    patienceMs: engine.patienceMs,
    opening: engine.opening,
    standbyWillDo: false,
    renew() {
      reads.renew()
      transactions.renew()
    },
  })
  const reads = openReads(engine.settings, engine.readConnections, watch)
  const transactions = new Transactions(engine, watch)
  const inside = new AsyncLocalStorage<{ open: boolean }>()

  // On PGlite such a query would wait for the transaction that waits for it; on PostgreSQL it would not see its writes.
  const stayOutside = () => {
    if (inside.getStore()?.open) {
      throw new Error('The database was used inside a transaction: run the query on the handle of the transaction')
    }
  }

  const execute: Executor['execute'] = async (compiled, values) => {
    stayOutside()
    if (compiled.writes) return answer(await transactions.write(compiled, values))
    return answer(await reads.query(configOf(compiled, values, engine.named !== 'none')))
  }
  const replica =
    engine.replica &&
    openReplica(engine.replica, {
      execute,
      async position() {
        const { rows } = await reads.query({ text: POSITION, values: [] })
        return Number(rows[0]?.position)
      },
    })

  let closing: Promise<void> | undefined
  async function close() {
    const late = setTimeout(() => watch.close(), CLOSE_WITHIN_MS)
    await Promise.all([reads.close(), transactions.close(), replica?.close()])
    clearTimeout(late)
    watch.close()
    await engine.close()
  }

  return {
    engine: engine.kind,
    execute,
    replica: replica && {
      ...replica,
      async execute(compiled, values) {
        stayOutside()
        return await replica.execute(compiled, values)
      },
    },
    async transaction(work) {
      stayOutside()
      return await transactions.run(async handle => {
        const scope = { open: true }
        try {
          return await inside.run(scope, () => work(handle))
        } finally {
          scope.open = false
        }
      })
    },
    async session(work) {
      stayOutside()
      return await sessions(work)
    },
    async maintain() {
      stayOutside()
      if (!engine.vacuumsItself) await sessions(session => session.run('vacuum analyze'))
    },
    onReach: listener => watch.listen(listener),
    close: () => (closing ??= close()),
  }
}

async function openSession<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const { settings, opening, findPrimary } = engine.session ?? { ...engine, opening: undefined }
  await findPrimary?.()
  const client = new Client({
    ...settings(),
    ...(engine.patienceMs === undefined ? {} : { connectionTimeoutMillis: SESSION_CONNECT_MS }),
  })
  // A lost connection fails the query under way; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    if (opening !== undefined) await client.query(opening)
    return await work(sessionOn(client))
  } finally {
    await client.end()
  }
}

/** A session on a connection that is open. */
export const sessionOn = (client: Client): Session => ({
  async run(text, values = []) {
    const result: QueryResult | QueryResult[] = await client.query(text, [...values])
    return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? []
  },
})

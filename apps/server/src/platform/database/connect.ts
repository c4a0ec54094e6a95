import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryResult } from 'pg'
import type { Database, Session } from './database.ts'
import type { Engine } from './engine.ts'
import { openReads } from './reads.ts'
import { answer, Transactions } from './transactions.ts'
import { Watch } from './watch.ts'

/** A connection that was asked to close and does not answer is given up after this. */
const CLOSE_WITHIN_MS = 3000
/** Migrations, backups and the operator wait longer for a server that is starting than a request does. */
const SESSION_CONNECT_MS = 10_000

/** Opens a session for `work`, and closes it. */
export type Sessions = <T>(work: (session: Session) => Promise<T>) => Promise<T>

/** The database over any engine: reads on pipelined connections, writes and transactions on a pool. */
export function connectDatabase(engine: Engine, sessions: Sessions = work => openSession(engine, work)): Database {
  const watch = new Watch({
    settings: engine.settings,
    patienceMs: engine.patienceMs,
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

  let closing: Promise<void> | undefined
  async function close() {
    const late = setTimeout(() => watch.close(), CLOSE_WITHIN_MS)
    await Promise.all([reads.close(), transactions.close()])
    clearTimeout(late)
    watch.close()
    await engine.close()
  }

  return {
    engine: engine.kind,
    async execute(compiled, values) {
      stayOutside()
      if (compiled.writes) return answer(await transactions.write(compiled, values))
      return answer(await reads.query({ name: compiled.name, text: compiled.text, values: [...values] }))
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
  const client = new Client({
    ...engine.settings,
    ...(engine.patienceMs === undefined ? {} : { connectionTimeoutMillis: SESSION_CONNECT_MS }),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // A lost connection fails the query under way; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
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

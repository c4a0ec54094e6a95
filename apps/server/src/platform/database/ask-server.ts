import { Client } from 'pg'
import type { Engine } from './engine.ts'
import { isLoss } from './errors.ts'

/** A server that takes longer than this to answer is not there. */
const ANSWER_MS = 2000
const STANDBY = 'pg_is_in_recovery() as standby'

/** The server's processes, each with a name that no later one shares. */
export const PROCESSES = `select ${STANDBY}, pid || ' ' || extract(epoch from backend_start) as process
  from pg_stat_activity`

export interface Asked {
  settings: Engine['settings']
  /** SQL that a connection is told first; absent where the server's processes are shared, see engine.ts. */
  opening: string | undefined
  /** Whether a server that takes no writes is what is wanted; else it counts as out of reach. */
  standbyWillDo: boolean
}

export interface Process {
  process: string
  /** Whether the server takes no writes, whose process it is. */
  standby: boolean
}

export const READS_ONLY = 'the server is a standby, which takes no writes'

export interface Server extends AsyncDisposable {
  reachable: boolean
  why: string
  /** Whether it is there and answers, and yet is not the one that is wanted. */
  readsOnly?: boolean
  /** The processes that are at work; absent where the server is not there, or does not say. */
  active?: Set<string>
  /** Ends processes whose client is gone, before they find out: they may hold locks that others wait for. */
  end?(processes: readonly string[]): Promise<void>
}

/** Asks the server over a connection of its own. */
export async function askServer({ settings, opening, standbyWillDo }: Asked): Promise<Server> {
  const client = new Client({ ...settings(), connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
  // A failure here fails the question below, too.
  client.on('error', () => {})
  const leave = async () => {
    client.connection.stream.destroy()
  }
  try {
    await client.connect()
    const named = opening !== undefined
    const question = named ? `${PROCESSES} where state not like 'idle%'` : `select ${STANDBY}, '' as process`
    const { rows } = await client.query<Process>(question)
    if (!standbyWillDo && rows.some(({ standby }) => standby))
      return { reachable: false, why: READS_ONLY, readsOnly: true, [Symbol.asyncDispose]: leave }
    if (!named) return { reachable: true, why: '', [Symbol.asyncDispose]: leave }
    return {
      reachable: true,
      why: '',
      active: new Set(rows.map(({ process }) => process)),
      async end(processes) {
        await client
          .query(
            `select pg_terminate_backend(pid) from (${PROCESSES.replace('select', 'select pid,')}) as it
            where process = any($1)`,
            [processes],
          )
          // They end by themselves, only later.
          .catch(() => {})
      },
      [Symbol.asyncDispose]: leave,
    }
  } catch (error) {
    // A server that says no (too many connections) is there.
    const why = error instanceof Error ? error.message : String(error)
    return { reachable: !isLoss(error), why, [Symbol.asyncDispose]: leave }
  }
}

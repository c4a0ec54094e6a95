import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Engine, WAIT_MS } from './engine.ts'
import { takeFolder } from './pglite-folder.ts'
import type { FromWorker, ToWorker, WorkerOptions } from './pglite-messages.ts'
import { WorkerStream } from './pglite-stream.ts'
import { types } from './types.ts'
import { UnusableFolder } from './unusable-folder.ts'

const IDLE_IN_TRANSACTION_MS = 30_000

/** Values pass through the thread and are dropped at once: more room would only fill up before it is cleared. */
const YOUNG_MB = 8

export interface PgliteOptions {
  /** Where the data is kept; in memory, for tests, where none is given. */
  folder?: string | undefined
  /** A file written by `dump`, to start an in-memory database from. */
  template?: string | undefined
  /** How long a transaction may keep everyone waiting without a word; half a minute where none is given. */
  idleInTransactionMs?: number | undefined
}

export interface PgliteEngine extends Engine {
  /** Writes the whole database to a file. */
  dump(file: string): Promise<void>
}

/** The embedded database, in a thread of its own. One process at a time may open a folder; a second one is refused. */
export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const { folder, template, idleInTransactionMs = IDLE_IN_TRANSACTION_MS } = options
  const taken = folder === undefined ? undefined : await takeFolder(folder)
  const data: WorkerOptions = { dataDir: taken?.dataDir, template, idleInTransactionMs }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const post = (message: ToWorker) =>
    worker.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])
  const streams = new Map<number, WorkerStream>()
  let opened = 0
  let stopped: Error | undefined

  const stop = (error: Error) => {
    stopped ??= error
    for (const stream of streams.values()) stream.hangUp(stopped)
    streams.clear()
  }
  worker.on('error', error => stop(new Error('The embedded database has failed', { cause: error })))
  worker.on('exit', () => stop(new Error('The embedded database is closed')))
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'bytes') streams.get(message.id)?.receive(message.bytes)
    if (message.kind === 'end') streams.get(message.id)?.hangUp()
  })

  try {
    await heard(worker, 'ready')
  } catch (error) {
    await worker.terminate()
    taken?.release()
    throw error
  }

  function openStream(): WorkerStream {
    const id = opened++
    const it = new WorkerStream({
      send: bytes => post({ kind: 'bytes', id, bytes }),
      end() {
        streams.delete(id)
        post({ kind: 'end', id })
      },
    })
    if (stopped) it.hangUp(stopped)
    else streams.set(id, it)
    return it
  }

  return {
    kind: 'pglite',
    settings: () => ({
      stream: openStream,
      types,
      user: 'postgres',
      database: 'postgres',
      host: 'localhost',
      port: 5432,
      ssl: false,
    }),
    readConnections: 1,
    // More would only wait: there is one session.
    poolSize: 2,
    waitMs: WAIT_MS,
    // Transactions take turns in one session, which has a single space of names.
    named: 'reads',
    vacuumsItself: false,
    async dump(file) {
      const done = heard(worker, 'dumped')
      post({ kind: 'dump', file })
      await done
    },
    async close() {
      const exit = stopped ? undefined : once(worker, 'exit')
      post({ kind: 'close' })
      await exit
      taken?.release()
    },
  }
}

/** The engine's own complaint, without what it says at every start. */
function neverStarted(said: string): UnusableFolder {
  const words = said.split('\n').filter(line => /FATAL|PANIC|ERROR/.test(line))
  const why = words.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'it ended without a word'
  return new UnusableFolder(
    `The embedded database does not open: ${why}. Its folder is damaged, or not whole: move it away and restore a backup.`,
  )
}

/** Waits for a message of the worker; rejects where it fails or ends before. */
function heard(worker: Worker, kind: FromWorker['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: FromWorker) => {
      if (message.kind === kind) settle(resolve)
      if (message.kind === 'failed') settle(() => reject(neverStarted(message.said)))
    }
    let failure: Error | undefined
    // The engine's own message may come after the error, but before the worker is gone.
    const onError = (error: Error) => (failure = error)
    const onExit = () => settle(() => reject(failure ?? new Error(`The embedded database ended before it was ${kind}`)))
    function settle(then: () => void) {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      then()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

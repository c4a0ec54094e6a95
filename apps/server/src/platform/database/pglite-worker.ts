import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, ToWorker, WorkerOptions } from './pglite-messages.ts'
import { Router } from './pglite-router.ts'
import { concat } from './pglite-wire.ts'

// The thread in which the embedded database lives, so that a long query stalls no request.

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs as a worker thread')
const options: WorkerOptions = workerData

/**
 * Pages that the engine keeps in its own memory, which never shrinks; the system keeps the rest of the files in its
 * cache, and a read from there costs little. The engine's own default, 128 MB, is a quarter of what the server may
 * take.
 */
const SHARED_BUFFERS = '32MB'

/** The engine's last words: where it cannot start, it says why to nobody else. */
const said: string[] = []
const hear = (text: string): boolean => {
  said.push(text)
  said.splice(0, said.length - 20)
  return false
}

async function open(): Promise<PGlite> {
  try {
    return await PGlite.create({
      ...(options.dataDir && { dataDir: options.dataDir }),
      ...(options.template && { loadDataDir: new Blob([readFileSync(options.template)]) }),
      // Small write-ahead files: a database in memory is dumped and loaded whole.
      ...(!options.dataDir && { initDbStartParams: ['--wal-segsize=1'] }),
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
      onStdout: hear,
      onStderr: hear,
    })
  } catch (error) {
    port?.postMessage({ kind: 'failed', said: said.join('\n') } satisfies FromWorker)
    throw error
  }
}

const db = await open()
const { rows } = await db.query<{ version: string }>(`select current_setting('server_version') as version`)

const post = (message: FromWorker) => port.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])

const router = new Router({
  async run(batch) {
    const parts: Uint8Array[] = []
    // Not execProtocolRaw, which parses each answer and keeps it for ever. `data` is a view that is overwritten.
    await db.execProtocolRawStream(batch, { syncToFs: false, onRawData: data => parts.push(data.slice()) })
    return concat(parts)
  },
  settings: {
    server_version: rows[0]?.version ?? '',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  },
  idleInTransactionMs: options.idleInTransactionMs,
})

const connections = new Map<number, ReturnType<Router['connect']>>()

function connectionOf(id: number) {
  const known = connections.get(id)
  if (known) return known
  const connection = router.connect({
    send: bytes => post({ kind: 'bytes', id, bytes: new Uint8Array(bytes) }),
    end() {
      connections.delete(id)
      post({ kind: 'end', id })
    },
  })
  connections.set(id, connection)
  return connection
}

async function dump(file: string) {
  await db.exec('checkpoint')
  writeFileSync(file, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()))
  post({ kind: 'dumped' })
}

async function close() {
  await db.close()
  port?.close()
}

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'bytes':
      connectionOf(message.id).receive(message.bytes)
      break
    case 'end':
      connections.get(message.id)?.close()
      break
    case 'dump':
      void dump(message.file)
      break
    case 'close':
      void close()
      break
  }
})
post({ kind: 'ready' })

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isUsage, type Usage } from './usage.ts'

const product = fileURLToPath(new URL('./serve.ts', import.meta.url))
/** Seconds, on a busy machine many. */
const START_MS = 240_000
const ANSWER_MS = 60_000
/** From the log of a server that ended by itself. */
const SHOWN_BYTES = 2000

export interface RunningServer {
  port: number
  pid: number
  /** Milliseconds from starting the process until it listened. */
  startMs: number
  usage(): Promise<Usage>
  /** As a power button would: SIGKILL. */
  kill(): Promise<void>
  /** As an operator would: SIGTERM. */
  stop(): Promise<void>
}

export interface ServerOptions {
  /** The data folder; the log goes there too. */
  folder: string
  /** Embedded where absent. */
  databaseUrl?: string | undefined
}

export const serverEnvironment = ({ folder, databaseUrl }: ServerOptions): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_ENV: 'development',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
  GAUNTLET_DATA: folder,
  DATABASE_URL: databaseUrl ?? '',
})

/** The last lines of a log. */
function endOf(log: string): string {
  const size = statSync(log).size
  const end = Buffer.alloc(Math.min(size, SHOWN_BYTES))
  const file = openSync(log, 'r')
  readSync(file, end, 0, end.length, size - end.length)
  closeSync(file)
  return end.toString()
}

/** Starts a server, the product's where no other is given, in a process of its own, with its log in a file. */
export async function startServer(
  options: ServerOptions,
  more: Readonly<Record<string, string>> = {},
  program = product,
): Promise<RunningServer> {
  const log = join(options.folder, 'server.log')
  const file = openSync(log, 'a')
  const begin = performance.now()
  // With the flags that this process was started with: those of the product.
  const child = spawn(process.execPath, [...process.execArgv, program], {
    stdio: ['ignore', file, file, 'ipc'],
    env: { ...process.env, ...serverEnvironment(options), ...more },
  })
  closeSync(file)
  const gone = once(child, 'exit')
  // Once for all who wait: a long measurement asks hundreds of times, and by then its log is large.
  const ended = gone.then(() => Promise.reject(new Error(`The server ended:\n${endOf(log)}`)))
  ended.catch(() => undefined)
  const message = async (timeout: number): Promise<unknown> => {
    const [first]: unknown[] = await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(timeout) }),
      ended,
    ])
    return first
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  try {
    const port = await message(START_MS)
    const startMs = performance.now() - begin
    if (typeof port !== 'number' || child.pid === undefined) throw new Error('The server did not say where it listens')
    return {
      port,
      pid: child.pid,
      startMs,
      async usage() {
        child.send('usage')
        const usage = await message(ANSWER_MS)
        if (!isUsage(usage)) throw new Error('The server did not say what it uses')
        return usage
      },
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    }
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
}

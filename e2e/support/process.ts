import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')
/** Far more than it takes: what starts beside it may keep the machine busy. */
const START_MS = 240_000
const ADDRESS = / is at (http:\/\/\S+)/

/** The server as an operator runs it, in a process of its own. */
export interface ServerProcess {
  /** The address it reports, without a slash at the end. */
  url: string
  /** How long the file with what it prints was before. */
  logFrom: number
  /**
   * Ends it by the signal, and resolves with its exit code when it is gone: null if it was killed. SIGKILL gives it no
   * time to finish anything.
   */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

// Settings that a developer has made for a server of their own are not meant for this one: empty is 'not set'.
const nobodys = {
  HOST: '',
  APP_URL: '',
  API_BASE: '',
  SMTP_URL: '',
  TRUST_PROXY: '',
  METRICS_PORT: '',
  CORS_ORIGINS: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_URL: '',
  SANDBOX_PAYMENTS: '',
  PUSH_SERVICE_URL: '',
}

/** The environment of a server for tests, with its data in `folder` or in the database at `databaseUrl`. */
export const settings = (folder: string, databaseUrl = '') => ({
  ...nobodys,
  NODE_ENV: 'test',
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  // A journey reads its mails at once.
  NOTICE_MAIL_WAIT: '0',
  GAUNTLET_DATA: folder,
  DATABASE_URL: databaseUrl,
})

/**
 * Runs an operator's command on the data of the server with this environment. Throws with its complaint if it fails.
 */
export async function runCommand(env: Record<string, string>, words: readonly string[]): Promise<string> {
  const program = ['--disable-warning=ExperimentalWarning', 'apps/server/src/cli/gauntlet.ts']
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  return stdout
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/**
 * Starts the server and resolves once it reports its address. Throws with its output if it ends before. The output is
 * also appended to the file `log`.
 */
export async function startProcess(env: Record<string, string>, log?: string): Promise<ServerProcess> {
  if (log !== undefined) appendFileSync(log, '')
  const logFrom = log === undefined ? 0 : statSync(log).size
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  const gone = once(child, 'exit').finally(() => process.off('exit', atExit))
  let output = ''
  const said = new Promise<string>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (log !== undefined) appendFileSync(log, text)
        const address = ADDRESS.exec(output)?.[1]
        if (address !== undefined) resolve(address)
      })
  })
  const url = await Promise.race([said, gone.then(() => undefined), setTimeout(START_MS, undefined, { ref: false })])
  if (url === undefined) {
    child.kill('SIGKILL')
    throw new Error(`The server did not start: ${output}`)
  }
  return {
    url,
    logFrom,
    async end(signal) {
      if (isRunning(child)) child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'
import type { Prepared } from './prepared.ts'
import { runCommand, settings, startProcess } from './process.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

type Settings = Readonly<Record<string, string>>

/** A running server, on the engine that GAUNTLET_TEST_ENGINE names. */
export interface Server {
  /** Its address, without a slash at the end; another one after a restart. */
  readonly url: string
  /** The errors it has logged since it last started, or since the tests of this file did. */
  errors(): string[]
  /** The lines with these words that it has logged since then. */
  logged(words: string): string[]
  /** The mails it has sent, the newest first. */
  mails(): Promise<Mail[]>
  /** Sets its clock; everything that is due by then has happened when this resolves. `null` is the real time. */
  setClock(now: Date | null): Promise<void>
  /** The output of the operator's command `gauntlet …`. */
  operator(...words: string[]): Promise<string>
  /** Ends it and deletes its data; a shared one goes on, at the real time. */
  close(): Promise<void>
}

/** One with data of its own. */
export interface OwnServer extends Server {
  /** Its environment. */
  readonly env: Record<string, string>
  /** The file with everything it has printed. */
  readonly log: string
  /** SIGKILL, as in a power failure. */
  kill(): Promise<number | null>
  /** SIGTERM, as a supervisor does it; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Starts it again on the same data, with other settings if they are given. */
  restart(settings?: Settings): Promise<void>
}

const isMails = (value: unknown): value is Mail[] =>
  Array.isArray(value) && value.every(mail => typeof mail === 'object' && mail !== null && 'links' in mail)

export async function mailsOf(url: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mail`, { headers: { accept: 'application/json' } })
  const list: unknown = await response.json()
  if (!isMails(list)) throw new Error(`/dev/mail answered ${response.status}`)
  return list
}

export async function setClockOf(url: string, now: Date | null): Promise<void> {
  const response = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  if (!response.ok) throw new Error(`/dev/clock answered ${response.status}: ${await response.text()}`)
}

/** The lines of a log that were written after its first `from` bytes. */
export const linesOf = (log: string, from: number) => readFileSync(log).subarray(from).toString().split('\n')
export const isError = (line: string) => /"level":[56]0/.test(line)

/** Starts one with these settings in its environment besides what tests need. */
export async function ownServer(prepared: Prepared, more: Settings = {}): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-e2e-'))
  const [database] = await Promise.all([
    createDatabase(prepared.database),
    cp(prepared.folder, join(folder, 'data'), { recursive: true }),
  ])
  const log = join(folder, 'log')
  const common = settings(join(folder, 'data'), database?.url)
  let env = { ...common, ...more }
  let running = await startProcess(env, log)
  return {
    get url() {
      return running.url
    },
    get env() {
      return env
    },
    log,
    kill: () => running.end('SIGKILL'),
    stop: () => running.end('SIGTERM'),
    async restart(others) {
      if (others) env = { ...common, ...others }
      running = await startProcess(env, log)
    },
    errors: () => linesOf(log, running.logFrom).filter(isError),
    logged: words => linesOf(log, running.logFrom).filter(line => line.includes(words)),
    mails: () => mailsOf(running.url),
    setClock: now => setClockOf(running.url, now),
    operator: (...words) => runCommand(env, words),
    async close() {
      await running.end('SIGKILL')
      await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })])
    },
  }
}

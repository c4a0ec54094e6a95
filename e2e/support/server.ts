import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from './database.ts'
import { runCommand, settings, startProcess } from './process.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

type Settings = Readonly<Record<string, string>>

/** A running server with data of its own, on the engine that GAUNTLET_TEST_ENGINE names. */
export interface Server {
  /** Its address, without a slash at the end; another one after a restart. */
  readonly url: string
  /** SIGKILL, as if the machine's power went. */
  kill(): Promise<number | null>
  /** SIGTERM, as a supervisor does it; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Starts it again on the same data, with other settings where they are given. */
  restart(settings?: Settings): Promise<void>
  /** What it has logged as an error since it last started. */
  errors(): string[]
  /** What it has logged with these words in it since it last started. */
  logged(words: string): string[]
  /** The mails it has sent, the newest first. */
  mails(): Promise<Mail[]>
  /** Sets its clock; whatever is due then has happened when this resolves. `null` is the real time. */
  setClock(now: Date | null): Promise<void>
  /** What the operator's command `gauntlet …` says. */
  operator(...words: string[]): Promise<string>
  /** Ends it and throws its data away. */
  close(): Promise<void>
}

const isMails = (value: unknown): value is Mail[] =>
  Array.isArray(value) && value.every(mail => typeof mail === 'object' && mail !== null && 'links' in mail)

/** Starts it with these settings in its environment besides what tests need. */
export async function startServer(more: Settings = {}): Promise<Server> {
  const prepared = inject('prepared')
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-e2e-'))
  const [database] = await Promise.all([
    createDatabase(prepared.database),
    cp(prepared.folder, folder, { recursive: true }),
  ])
  const common = settings(folder, database?.url)
  let env = { ...common, ...more }
  let running = await startProcess(env)
  return {
    get url() {
      return running.url
    },
    kill: () => running.end('SIGKILL'),
    stop: () => running.end('SIGTERM'),
    async restart(others) {
      if (others) env = { ...common, ...others }
      running = await startProcess(env)
    },
    errors: () => running.errors(),
    logged: words => running.logged(words),
    async mails() {
      const response = await fetch(`${running.url}/dev/mail`, { headers: { accept: 'application/json' } })
      const list: unknown = await response.json()
      if (!isMails(list)) throw new Error(`/dev/mail answered ${response.status}`)
      return list
    },
    async setClock(now) {
      const response = await fetch(`${running.url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now }),
      })
      if (!response.ok) throw new Error(`/dev/clock answered ${response.status}: ${await response.text()}`)
    },
    operator: (...words) => runCommand(env, words),
    async close() {
      await running.end('SIGKILL')
      await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })])
    },
  }
}

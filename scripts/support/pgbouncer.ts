import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { folderOf, freePort, ordinaryUser } from './programs.ts'

/** A pooler of one's own before a server. */
export interface Pgbouncer {
  /** As it names it: 1.18.0. */
  version: string
  pid: number
  /** The same database, through the pooler. */
  url(database: string): string
  /** Ends it; everybody's connections break. */
  stop(): Promise<void>
}

export interface PgbouncerOptions {
  /** For how long a client keeps a connection: as long as its own, or for one transaction. */
  mode: 'session' | 'transaction'
  /** How many connections it has to a database. */
  size?: number
  /** Where it listens; a free port where none is given. */
  port?: number
  /** Further lines of its configuration. */
  more?: readonly string[]
}

const START_MS = 20_000

const answers = async (port: number): Promise<boolean> => {
  const socket = connect({ host: '127.0.0.1', port })
  const [answer] = await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => [true])
  socket.destroy()
  return answer === undefined
}

/**
 * The pgbouncer of this machine, before the server at `server`. On a Debian without it and with root's rights it is
 * installed.
 */
export async function startPgbouncer(
  server: string,
  { mode, size = 10, port, more = [] }: PgbouncerOptions,
): Promise<Pgbouncer> {
  const program = join(folderOf({ programs: ['pgbouncer'], package: 'pgbouncer' }), 'pgbouncer')
  const version = /PgBouncer ([\d.]+)/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? ''
  const { hostname, port: serverPort, username, password } = new URL(server)
  const listens = port ?? (await freePort())
  const owner = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const secret = password === '' ? '' : ` password=${password}`
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}${secret}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listens}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${size}`,
    'max_client_conn = 500',
    'server_login_retry = 1',
    ...more,
  ]
  writeFileSync(file, lines.map(line => `${line}\n`).join(''), { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const child = spawn(program, ['--quiet', file], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  const gone = once(child, 'exit')
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    process.off('exit', atExit)
    rmSync(folder, { recursive: true, force: true })
  }
  const late = performance.now() + START_MS
  while (!(await answers(listens))) {
    if (child.exitCode !== null || performance.now() > late) {
      await stop()
      throw new Error(`pgbouncer did not start: ${said}`)
    }
    await pause(50)
  }
  return {
    version,
    pid: child.pid ?? 0,
    url(database) {
      const url = new URL(server)
      url.host = `127.0.0.1:${listens}`
      url.pathname = `/${database}`
      return url.href
    },
    stop,
  }
}

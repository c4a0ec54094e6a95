import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, freePort, ordinaryUser, type Running, startServer } from './programs.ts'

/** A pooler of one's own before a server; when it ends, everybody's connections break. */
export interface Pgbouncer extends Running {
  /** As it names it: 1.18.0. */
  version: string
  /** The same database, through the pooler. */
  url(database: string): string
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
  const running = await startServer(program, ['--quiet', file], { folder, owner, answers: () => answers(listens) })
  return {
    version,
    ...running,
    url(database) {
      const url = new URL(server)
      url.host = `127.0.0.1:${listens}`
      url.pathname = `/${database}`
      return url.href
    },
  }
}

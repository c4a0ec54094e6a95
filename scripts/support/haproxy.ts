import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderOf, freePort, type Running, startServer } from './programs.ts'

/** A HAProxy of one's own that leads to the PostgreSQL which takes writes, set up as docs/operations.md says. */
export interface Haproxy extends Running {
  port: number
}

/** A PostgreSQL, and the port where its Patroni says whether it is the primary. */
export interface Kept {
  name: string
  port: number
  rest: number
}

/** Before the first looks at them it holds all servers for primaries: it is ready once it leads to a single one. */
const configOf = (port: number, ready: number, servers: readonly Kept[]): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${servers.map(it => `server ${it.name} 127.0.0.1:${it.port} check port ${it.rest}`).join('\n  ')}
frontend ready
  mode http
  bind 127.0.0.1:${ready}
  monitor-uri /
  monitor fail unless { nbsrv(primary) eq 1 }
`

/** The HAProxy of this machine; on a Debian without it and with root's rights, Debian's. */
export async function startHaproxy(servers: readonly Kept[]): Promise<Haproxy> {
  const program = join(folderOf({ programs: ['haproxy'], package: 'haproxy' }), 'haproxy')
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-haproxy-'))
  const port = await freePort()
  const ready = await freePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configOf(port, ready, servers))
  const answers = () =>
    fetch(`http://127.0.0.1:${ready}/`).then(
      reply => reply.ok,
      () => false,
    )
  return { port, ...(await startServer(program, ['-db', '-f', file], { folder, answers })) }
}

// PostgreSQL as operators run it who cannot wait for a person: Patroni keeps a primary among several servers.
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEtcd } from './etcd.ts'
import { type Kept, startHaproxy } from './haproxy.ts'
import { POSTGRES, signalAll } from './postgres.ts'
import { folderOf, freePort, ordinaryUser, type Running, startServer } from './programs.ts'

/** A PostgreSQL and its Patroni, as on a machine of their own. */
export interface Member extends Kept {
  isPrimary(): Promise<boolean>
  /** Ends all their processes at once, as a power cut does; the data stays. */
  crash(): void
  /** Starts Patroni again, and with it the server; it becomes a standby where there is a primary. */
  start(): Promise<void>
  /** Shuts both down as a service manager does, and removes the data. */
  stop(): Promise<void>
}

export interface PatroniCluster {
  /** Leads to the primary, whichever that is, through HAProxy: of the database `postgres`, as a superuser. */
  proxyUrl: string
  /** The same, naming every server. */
  serversUrl: string
  /** Waits for one that takes writes, not longer than so many milliseconds. */
  primary(withinMs: number): Promise<Member>
  /** The standby without which nothing is acknowledged; waits until there is one. */
  synchronous(): Promise<Member>
  /** Hands over to the standby, as before an upgrade of the machine. */
  switchOver(): Promise<void>
  stop(): Promise<void>
}

export interface PatroniOptions {
  /** Seconds that a primary which says nothing keeps its place: the longest part of a failover. */
  ttl?: number
}

const NAMES = ['one', 'two']
const START_MS = 180_000
const LOOK_MS = 50

/** Patroni reads YAML, of which JSON is a part. */
const configOf = (
  { name, port, rest }: Kept,
  { folder, etcd, password, ttl }: { folder: string; etcd: number; password: string; ttl: number },
): string =>
  JSON.stringify({
    scope: 'gauntlet',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      // One look, and two tries at asking etcd, fit into the time that a primary keeps its place.
      dcs: {
        ttl,
        loop_wait: Math.max(1, Math.floor(ttl / 4)),
        retry_timeout: Math.max(3, Math.floor(ttl / 4)),
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'cluster'),
      bin_dir: folderOf(POSTGRES),
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
    },
  })

const says = (path: string, { rest }: Kept): Promise<boolean> =>
  fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(1000) }).then(
    reply => reply.ok,
    () => false,
  )

async function openMember(name: string, settings: { etcd: number; password: string; ttl: number }): Promise<Member> {
  const program = join(folderOf({ programs: ['patroni'], package: 'patroni' }), 'patroni')
  const owner = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-patroni-'))
  const file = join(folder, 'patroni.yml')
  const it: Kept = { name, port: await freePort(), rest: await freePort() }
  writeFileSync(file, configOf(it, { folder, ...settings }), { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const answers = async () => (await says('/primary', it)) || (await says('/replica', it))
  const begin = () => startServer(program, [file], { folder, owner, answers, startMs: START_MS })
  let running: Running = await begin()
  return {
    ...it,
    isPrimary: () => says('/primary', it),
    crash() {
      process.kill(running.pid, 'SIGKILL')
      const [pid] = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
      signalAll(Number(pid), 'SIGKILL')
    },
    async start() {
      running = await begin()
    },
    stop: () => running.stop(),
  }
}

async function first(members: readonly Member[], path: string, withinMs: number): Promise<Member> {
  const late = performance.now() + withinMs
  for (;;) {
    for (const member of members) if (await says(path, member)) return member
    if (performance.now() > late) throw new Error(`No server of Patroni's says ${path}`)
    await pause(LOOK_MS)
  }
}

/**
 * Two PostgreSQL servers under Patroni, with an etcd and a HAProxy before them, on free loopback ports. On a Debian
 * without them and with root's rights they are installed; none is started by that.
 */
export async function startPatroni({ ttl = 20 }: PatroniOptions = {}): Promise<PatroniCluster> {
  const password = randomBytes(16).toString('hex')
  await using started = new AsyncDisposableStack()
  const etcd = await startEtcd()
  started.defer(() => etcd.stop())
  const members: Member[] = []
  // The first makes the data, of which the second takes a copy.
  for (const name of NAMES) {
    const member = await openMember(name, { etcd: etcd.port, password, ttl })
    started.defer(() => member.stop())
    members.push(member)
  }
  const proxy = await startHaproxy(members)
  started.defer(() => proxy.stop())
  const all = started.move()
  const primary = (withinMs: number) => first(members, '/primary', withinMs)
  const synchronous = () => first(members, '/synchronous', START_MS)
  const url = (hosts: string) => `postgres://postgres:${password}@${hosts}/postgres`
  return {
    proxyUrl: url(`127.0.0.1:${proxy.port}`),
    serversUrl: url(members.map(({ port }) => `127.0.0.1:${port}`).join(',')),
    primary,
    synchronous,
    async switchOver() {
      const [from, to] = [await primary(START_MS), await synchronous()]
      const body = JSON.stringify({ leader: from.name, candidate: to.name })
      const reply = await fetch(`http://127.0.0.1:${from.rest}/switchover`, { method: 'POST', body })
      if (!reply.ok) throw new Error(`Patroni does not hand over: ${await reply.text()}`)
    },
    stop: () => all.disposeAsync(),
  }
}

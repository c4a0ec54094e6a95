import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { folderOf, freePort, ordinaryUser, usualEnv } from './programs.ts'

export interface ThrowawayPostgres {
  /** Of the database `postgres`, as a superuser. */
  url: string
  /** Its first process, which has made the others. */
  pid(): number
  /** Freezes its processes: it takes connections, as the system does for it, and answers nothing. */
  pause(): void
  /** Lets it go on after a pause. */
  resume(): void
  /** Shuts it down as a service manager does, open connections or not; its data stays. */
  halt(): Promise<void>
  /** Ends its processes at once, as a power cut does; its data stays. */
  crash(): Promise<void>
  /** Starts it again where it was, after it was halted. */
  start(): Promise<void>
  /** A server that streams from this one and is asked for reads, until it is promoted. */
  standby(): Promise<ThrowawayPostgres>
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

export interface ThrowawayOptions {
  /** Writes reach the disk before they are acknowledged (default); off is faster and loses data in a power cut. */
  fsync?: boolean
}

const START_MS = 60_000
const READY = /database system is ready to accept (read-only )?connections/
/** Clients that lose it, or come too soon, are told so with the same word. */
const FAILED = /FATAL: {2}(?!the database system is|terminating connection)/

/**
 * Runs the server given as "$@", until stdin closes: so it ends with the process that started it, however that ends.
 * Then the data goes. A line on stdin halts it, the next one starts it again. Answers with the server's process id at
 * each start and with 0 where it has halted.
 */
const KEEPER = `
"$@" & server=$!
echo $server
while read -r _; do
  kill -INT $server
  wait $server
  echo 0
  read -r _ || break
  "$@" & server=$!
  echo $server
done
kill -CONT $server 2>/dev/null
kill -QUIT $server 2>/dev/null
wait $server
cd / && rm -rf "$GAUNTLET_DATA"
`

/**
 * A PostgreSQL server of one's own on a free loopback port, from the binaries of this machine. On a Debian without
 * them and with root's rights it installs them; otherwise it throws.
 */
export async function startThrowawayPostgres({ fsync = true }: ThrowawayOptions = {}): Promise<ThrowawayPostgres> {
  const password = randomBytes(16).toString('hex')
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  return runCluster({
    password,
    settings: fsync ? [] : quick,
    make(cluster, { run, keep }) {
      const secret = keep('secret', `${password}\n`)
      const who = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`]
      run('initdb', ['-D', cluster, ...who, '-E', 'UTF8', '--no-sync'])
    },
  })
}

interface Making {
  run: (program: string, args: readonly string[], more?: NodeJS.ProcessEnv) => void
  /** Writes a file that only the server's user may read, and answers with its path. */
  keep: (name: string, text: string) => string
}

interface Cluster {
  password: string
  settings: readonly string[]
  make: (cluster: string, making: Making) => void
}

async function runCluster({ password, settings, make }: Cluster): Promise<ThrowawayPostgres> {
  const binaries = folderOf(POSTGRES)
  const owner = ordinaryUser()
  const own = (path: string) => {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
    return path
  }
  const data = own(mkdtempSync(join(tmpdir(), 'gauntlet-postgres-')))
  const cluster = join(data, 'cluster')
  const how = { ...owner, cwd: data, env: { ...usualEnv(), GAUNTLET_DATA: data, LC_ALL: 'C' } }
  make(cluster, {
    run(program, args, more = {}) {
      const env = { ...how.env, ...more }
      const { status, stderr, error } = spawnSync(join(binaries, program), args, { ...how, env, encoding: 'utf8' })
      if (status !== 0) throw new Error(`${program} failed: ${stderr || String(error)}`)
    },
    keep(name, text) {
      writeFileSync(join(data, name), text, { mode: 0o600 })
      return own(join(data, name))
    },
  })

  const port = await freePort()
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    ...settings,
  ]
  const server = [join(binaries, 'postgres'), '-D', cluster, ...all.flatMap(setting => ['-c', setting])]
  // In a group of its own: Ctrl-C is for us, and the server goes when we do.
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', ...server], { ...how, detached: true, stdio: 'pipe' })
  const gone = once(keeper, 'exit')
  let pid = 0
  const told = async (signal: AbortSignal) => {
    const [answer] = await once(keeper.stdout, 'data', { signal })
    pid = Number(String(answer))
  }
  const started = async () => {
    const late = AbortSignal.timeout(START_MS)
    await Promise.all([told(late), untilReady(keeper.stderr, late)])
  }
  const halt = async () => {
    const halted = told(AbortSignal.timeout(START_MS))
    keeper.stdin.write('halt\n')
    await halted
  }
  const stop = async () => {
    if (pid > 0) signalAll(pid, 'SIGCONT')
    keeper.stdin.end()
    await gone
  }
  try {
    await started()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: () => pid,
    pause: () => signalAll(pid, 'SIGSTOP'),
    resume: () => signalAll(pid, 'SIGCONT'),
    halt,
    async crash() {
      signalAll(pid, 'SIGKILL')
      await halt()
    },
    async start() {
      const ready = started()
      keeper.stdin.write('start\n')
      await ready
    },
    standby: () =>
      runCluster({
        password,
        settings,
        make(copy, { run }) {
          const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
          const whole = ['--checkpoint=fast', '--wal-method=stream', '--write-recovery-conf', '--no-sync']
          run('pg_basebackup', [...from, '-D', copy, ...whole], { PGPASSWORD: password })
        },
      }),
    stop,
  }
}

/** To the server first, so that it makes no process meanwhile, then to those it has made. */
export function signalAll(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal)
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  for (const child of stdout.split('\n').filter(line => line !== ''))
    try {
      process.kill(Number(child), signal)
    } catch (error) {
      // It has ended by itself.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
}

/** Reads the server's log for the word that it is ready, and goes on reading so that the server never waits for us. */
function untilReady(log: Readable, timeout: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`PostgreSQL did not start: ${said}`))
    timeout.addEventListener('abort', fail)
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000)
      if (READY.test(said)) {
        // The next start listens for itself; what is said in between is let go.
        log.off('data', hear).off('end', fail).resume()
        resolve()
      } else if (FAILED.test(said)) fail()
    }
    log.on('end', fail).on('data', hear)
  })
}

const subfolders = (folder: string) => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [])

/** On the PATH, where pg_config says, where Debian and Homebrew put them. */
export const POSTGRES = {
  programs: ['initdb', 'postgres', 'pg_basebackup'],
  package: 'postgresql',
  elsewhere() {
    const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
    const debian = subfolders('/usr/lib/postgresql').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    const homebrew = ['/opt/homebrew/opt', '/usr/local/opt']
      .flatMap(subfolders)
      .filter(path => /postgresql(@|$)/.test(path))
    return [...(configured ? [configured] : []), ...[...debian, ...homebrew].map(path => join(path, 'bin'))]
  },
}

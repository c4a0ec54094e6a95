import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

export interface ThrowawayPostgres {
  /** Of the database `postgres`, as a superuser. */
  url: string
  /** Freezes its processes: it takes connections, as the system does for it, and answers nothing. */
  pause(): void
  /** Lets it go on after a pause. */
  resume(): void
  /** Shuts it down as a service manager does, open connections or not; its data stays. */
  halt(): Promise<void>
  /** Starts it again where it was, after it was halted. */
  start(): Promise<void>
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

export interface ThrowawayOptions {
  /** Writes reach the disk before they are acknowledged (default); off is faster and loses data in a power cut. */
  fsync?: boolean
}

const START_MS = 60_000
const READY = 'database system is ready to accept connections'
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
  const binaries = findBinaries() ?? install()
  const owner = ownerOfData()
  const data = mkdtempSync(join(tmpdir(), 'gauntlet-postgres-'))
  const password = randomBytes(16).toString('hex')
  const secret = join(data, 'secret')
  writeFileSync(secret, `${password}\n`, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(data, owner.uid, owner.gid)
    chownSync(secret, owner.uid, owner.gid)
  }
  const cluster = join(data, 'cluster')
  const how = { ...owner, cwd: data, env: { ...process.env, GAUNTLET_DATA: data, LC_ALL: 'C' } }
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--no-sync'],
    { ...how, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=200']
  if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off')
  const server = [join(binaries, 'postgres'), '-D', cluster, ...settings.flatMap(setting => ['-c', setting])]
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
    pause: () => signalAll(pid, 'SIGSTOP'),
    resume: () => signalAll(pid, 'SIGCONT'),
    async halt() {
      const halted = told(AbortSignal.timeout(START_MS))
      keeper.stdin.write('halt\n')
      await halted
    },
    async start() {
      const ready = started()
      keeper.stdin.write('start\n')
      await ready
    },
    stop,
  }
}

/** To the server first, so that it makes no process meanwhile, then to those it has made. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
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
      if (said.includes(READY)) {
        // The next start listens for itself; what is said in between is let go.
        log.off('data', hear).off('end', fail).resume()
        resolve()
      } else if (FAILED.test(said)) fail()
    }
    log.on('end', fail).on('data', hear)
  })
}

const hasServer = (folder: string) => {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}

const subfolders = (folder: string) => (existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : [])

/** The folder of initdb and postgres: on the PATH, where pg_config says, where Debian and Homebrew put them. */
function findBinaries(): string | undefined {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debian = subfolders('/usr/lib/postgresql').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt']
    .flatMap(subfolders)
    .filter(path => /postgresql(@|$)/.test(path))
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(configured ? [configured] : []),
    ...[...debian, ...homebrew].map(path => join(path, 'bin')),
  ].find(hasServer)
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stderr.write('Installing PostgreSQL …\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) => spawnSync('apt-get', ['-q', '-y', ...args], { stdio: ['ignore', 2, 2], env })
    apt('update')
    apt('install', '--no-install-recommends', 'postgresql')
  }
  const binaries = findBinaries()
  if (binaries === undefined)
    throw new Error('PostgreSQL (initdb, postgres) is not installed: install version 15 or newer')
  return binaries
}

const idOf = (...args: string[]) => Number.parseInt(spawnSync('id', args, { encoding: 'utf8' }).stdout, 10)

/** The server refuses to run as root. */
function ownerOfData(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find(name => Number.isInteger(idOf('-u', name)))
  if (user === undefined) throw new Error('There is no user postgres or nobody to run the server as')
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

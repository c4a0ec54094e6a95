// Builds the web client where its sources have changed since the last time.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { spawnSync } from 'node:child_process'
import { root, takeLock } from './lock.ts'

const SOURCES = ['apps/web/**', 'packages/contract/{package.json,src/**}', 'package-lock.json']
/** Variables whose values the client carries. */
const BUILT_IN = ['APP_NAME', 'API_BASE', 'VITE_API_BASE']
const stamp = join(root, 'apps', 'web', 'dist', '.sources')

const exclude = (path: string) => /(^|[\\/])(node_modules|dist)$|\.test\.tsx?$/.test(path)

/** A digest of everything that the built client depends on. */
function sourcesNow(): string {
  const hash = createHash('sha256')
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  for (const file of globSync(SOURCES, { cwd: root, exclude }).toSorted()) {
    if (!statSync(join(root, file)).isFile()) continue
    hash
      .update(`${file.split(sep).join('/')}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow()

/**
 * Builds apps/web into its dist folder, unless that was done with the sources as they are. What the build prints goes
 * to stderr. Throws where it fails or is over its size budget.
 */
export function buildWeb({ always = false } = {}): void {
  if (!always && isBuilt()) return
  using _lock = takeLock('web-build')
  // Another start may have built it while this one waited.
  if (!always && isBuilt()) return
  process.stderr.write('Building the web client …\n')
  const sources = sourcesNow()
  const done = spawnSync('npm', ['run', '--silent', 'build', '-w', 'apps/web'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) throw new Error('The web client could not be built.')
  writeFileSync(stamp, sources)
}

// `npm test` measures its size at every run, from nothing.
if (import.meta.main) buildWeb({ always: true })

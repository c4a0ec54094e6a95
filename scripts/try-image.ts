// Does what the Dockerfile says in folders of its own, without Docker, and starts what comes out of it:
// `node scripts/try-image.ts`. It runs the npm commands and the copies; users and rights are the image's alone.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyOf, reaches, readDockerfile, type Stage } from './support/dockerfile.ts'
import { root } from './support/lock.ts'

const START_MS = 120_000
const ignore = readFileSync(join(root, '.dockerignore'), 'utf8')
const files = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-image-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const fail = (text: string): never => {
  throw new Error(text)
}
const stageFolder = (name: string | undefined) => join(folder, name ?? 'image')

function copy(stage: Stage, workdir: string, rest: string): void {
  const { from, sources, target } = copyOf(rest)
  const into = join(workdir, target)
  for (const source of sources) {
    if (from !== undefined) {
      cpSync(join(stageFolder(from), source), into, { recursive: true })
      continue
    }
    const found = files.filter(file => (file === source || file.startsWith(`${source}/`)) && reaches(file, ignore))
    if (found.length === 0) fail(`${source} is not there: COPY ${rest}`)
    for (const file of found) {
      const to = target.endsWith('/') ? join(into, file) : join(into, file.slice(source.length))
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(root, file), to)
    }
  }
  process.stderr.write(`${stage.name ?? 'image'}: COPY ${rest}\n`)
}

/** Takes the steps of a stage; answers its folder, its environment and what it starts. */
function build(stage: Stage): { workdir: string; env: Record<string, string>; command: string[] } {
  const env: Record<string, string> = {}
  let workdir = stageFolder(stage.name)
  let command: string[] = []
  for (const { word, rest } of stage.steps) {
    if (word === 'WORKDIR') workdir = join(stageFolder(stage.name), rest)
    if (word === 'COPY') copy(stage, workdir, rest)
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? []
    if (word === 'ENV' || word === 'ARG') env[name] = value.replace(/\$(\w+)/g, (_, of: string) => env[of] ?? '')
    if (word === 'CMD') command = JSON.parse(rest)
    if (word !== 'RUN' || !/\bnpm (install|run)\b/.test(rest)) continue
    process.stderr.write(`${stage.name ?? 'image'}: RUN ${rest}\n`)
    const given = { ...process.env, ...env }
    const done = spawnSync('sh', ['-c', rest], { cwd: workdir, stdio: ['ignore', 2, 2], env: given })
    if (done.status !== 0) fail(`It failed: ${rest}`)
  }
  return { workdir, env, command }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address === null || typeof address === 'string' ? fail('No free port') : address.port
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + START_MS
  for (;;) {
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Nobody listens yet.
    }
    if (Date.now() > until) fail(`${url} does not answer`)
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

const { workdir, env, command } =
  readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
    .map(build)
    .at(-1) ?? fail('The Dockerfile has no stage')
const port = String(await freePort())
const url = `http://127.0.0.1:${port}`
const own = { HOST: '127.0.0.1', PORT: port, APP_URL: url, GAUNTLET_DATA: join(folder, 'data') }
const started = { cwd: workdir, env: { PATH: process.env['PATH'], ...env, ...own } }
const [program = '', ...args] = command
const server = spawn(program, args, { ...started, stdio: ['ignore', 2, 2] })
const gone = once(server, 'exit')
try {
  await answers(`${url}/readyz`)
  const page = await (await fetch(url)).text()
  if (!page.includes('<html')) fail('The web client is not served')
  const desk = spawnSync('node', ['apps/server/src/cli/gauntlet.ts', 'disputes', '--json'], started)
  if (!Array.isArray(JSON.parse(String(desk.stdout)).disputes)) fail('The command line does not reach the server')
} finally {
  server.kill('SIGTERM')
}
const [code] = await gone
if (code !== 0) fail(`The server stopped with ${String(code)}`)
console.log('It installs, builds, serves, answers the command line and stops.')

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from '../../scripts/support/web-build.ts'
import { root } from '../../scripts/support/lock.ts'
import { benchmark } from './support/benchmark.ts'
import { applyLoad } from './support/load.ts'
import { serverEnvironment, startServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { median } from './support/statistics.ts'

const MIB = 2 ** 20
const START_MS = 60_000

/** Seconds from `npm start`'s own command to the line that says where the server is. */
async function startAsUsersDo(folder: string): Promise<number> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...serverEnvironment({ folder }) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const gone = new Promise(resolve => child.once('exit', resolve))
  try {
    return await new Promise<number>((resolve, reject) => {
      let said = ''
      const late = setTimeout(() => reject(new Error('The server did not start')), START_MS)
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (!/ is at http:/.test(said)) return
        clearTimeout(late)
        resolve((performance.now() - begin) / 1000)
      })
      child.once('exit', code => reject(new Error(`The server ended with ${code}: ${said.slice(-1000)}`)))
    })
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

/** Bytes of memory: after a start, and after lists have been read for `seconds` and the server has been left alone. */
async function memory(seconds: number): Promise<{ fresh: number; settled: number }> {
  await using stage = await openStage('embedded', { players: 1000, signedIn: 20 })
  const server = await startServer(stage.options)
  try {
    const fresh = (await server.usage()).rss
    const targets = stage.world.players.map(({ token }) => ({
      port: server.port,
      token,
      path: '/api/challenges/pending',
    }))
    await applyLoad(targets, 8, seconds)
    await sleep(seconds * 1000)
    return { fresh, settled: (await server.usage()).rss }
  } finally {
    await server.stop()
  }
}

export default benchmark({ times: 3, seconds: 10 }, async ({ times, seconds }) => {
  buildWeb()
  const first: number[] = []
  const later: number[] = []
  for (let time = 0; time < times; time++) {
    const folder = mkdtempSync(join(tmpdir(), 'gauntlet-bench-'))
    try {
      first.push(await startAsUsersDo(folder))
      later.push(await startAsUsersDo(folder))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const { fresh, settled } = await memory(seconds)
  return {
    figures: [
      { name: 'first start to listening', value: median(first), unit: 's', atMost: 15 },
      { name: 'later start to listening', value: median(later), unit: 's', atMost: 3 },
      { name: 'memory, settled', value: settled / MIB, unit: 'MiB', atMost: 600 },
      { name: 'memory, just started', value: fresh / MIB, unit: 'MiB' },
    ],
    notes: [
      `the embedded default; starts of \`npm start\` after the web client is built, medians of ${times}, without npm itself`,
      `settled: 1000 players, their lists read for ${seconds} s, then ${seconds} s left alone`,
    ],
  }
})

import { setTimeout as sleep } from 'node:timers/promises'
import { openTcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { benchmark } from './support/benchmark.ts'
import { changeOver, figuresOf, type Outcome } from './support/failover.ts'
import { openStage, type Stage } from './support/stage.ts'
import { BETWEEN_MS, WRITERS } from './support/writes.ts'

/**
 * `notice`: the seconds until somebody notices that the primary is gone, as the cluster's manager is set up. `beside`:
 * the seconds that players write before and after.
 */
const options = { players: 160, times: 3, notice: 2, beside: 5 }

const NODES = 2

async function run(url: string, ...statements: string[]): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url })
  await db.session(async session => {
    for (const text of statements) await session.run(text)
  })
  await db.close()
}

/**
 * The primary dies with all its processes, as by a power cut, while players write over two nodes; the standby, without
 * which nothing was acknowledged, is promoted, and the address of the database leads there.
 */
async function failOver(stage: Stage, noticeMs: number, besideMs: number): Promise<Outcome> {
  const { postgres } = stage
  if (!postgres) throw new Error('Only a PostgreSQL of its own can be killed')
  const standby = await postgres.standby()
  const target = { host: '127.0.0.1', port: Number(new URL(postgres.url).port) }
  const address = await openTcpProxy(target)
  try {
    await run(postgres.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
    const url = new URL(postgres.url)
    url.port = String(address.port)
    const nodes = await Promise.all(Array.from({ length: NODES }, () => stage.start({ DATABASE_URL: url.href })))
    try {
      return await changeOver(nodes, stage.world.players, besideMs, async () => {
        const gone = performance.now()
        await postgres.crash()
        await sleep(Math.max(0, noticeMs - (performance.now() - gone)))
        await run(standby.url, 'select pg_promote(true, 30)')
        target.port = Number(new URL(standby.url).port)
        return { gone, there: performance.now() }
      })
    } finally {
      await Promise.all(nodes.map(node => node.stop()))
    }
  } finally {
    await address.close()
    await standby.stop()
  }
}

export default benchmark(options, async ({ players, times, notice, beside }) => {
  const outcomes: Outcome[] = []
  for (let time = 0; time < times; time++) {
    await using stage = await openStage('postgres', { players, signedIn: players, quiet: true })
    outcomes.push(await failOver(stage, notice * 1000, beside * 1000))
  }
  return {
    figures: figuresOf(outcomes),
    notes: [
      `${times} times kill -9 of every process of the primary; ${NODES} nodes, ${WRITERS} writers that ask again ${BETWEEN_MS} ms after each answer`,
      `the standby is synchronous (synchronous_standby_names = '*') and promoted by pg_promote ${notice} s after the end of the primary; the nodes' address then leads there, as a proxy or an address that moves does it`,
      'no cluster manager takes part: what noticing takes is a number here; `patroni` measures one',
    ],
  }
})

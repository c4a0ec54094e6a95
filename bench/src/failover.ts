import { setTimeout as sleep } from 'node:timers/promises'
import { openBalancer } from '../../apps/server/src/testing/balancer.ts'
import { openTcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { openStage, type Stage } from './support/stage.ts'
import { BETWEEN_MS, Load, untilReady, WRITERS } from './support/writes.ts'

/**
 * `notice`: the seconds until somebody notices that the primary is gone, as the cluster's manager is set up. `beside`:
 * the seconds that players write before and after.
 */
const options = { players: 160, times: 3, notice: 2, beside: 5 }

const NODES = 2
/** Writes have to be back so long after the standby was promoted. */
const BACK_MS = 5000

async function run(url: string, ...statements: string[]): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url })
  await db.session(async session => {
    for (const text of statements) await session.run(text)
  })
  await db.close()
}

interface Outcome {
  wrong: number
  acknowledged: number
  unexpected: number
  answers: number
  /** Milliseconds from the end of the primary until the standby took writes. */
  failoverMs: number
  /** And from then until a write was acknowledged. */
  backMs: number
  restarts: number
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
    const balancer = await openBalancer(() => nodes.map(({ port }) => port))
    try {
      const load = new Load(() => balancer.port, stage.world.players)
      await sleep(besideMs)
      const killed = performance.now()
      await postgres.crash()
      await sleep(Math.max(0, noticeMs - (performance.now() - killed)))
      await run(standby.url, 'select pg_promote(true, 30)')
      target.port = Number(new URL(standby.url).port)
      const promoted = performance.now()
      for (const { port } of nodes) await untilReady(port)
      await sleep(besideMs)
      const { wrong, acknowledged, replies } = await load.end(balancer.port)
      const back = replies.filter(({ writes, status, at }) => writes && status === 200 && at > promoted)
      const usable = await Promise.all(
        nodes.map(node =>
          node.usage().then(
            () => 0,
            () => 1,
          ),
        ),
      )
      return {
        wrong,
        acknowledged,
        unexpected: replies.filter(({ status }) => status !== 200 && status !== 503).length,
        answers: replies.length,
        failoverMs: promoted - killed,
        backMs: Math.min(...back.map(({ at }) => at)) - promoted,
        restarts: usable.reduce<number>((sum, gone) => sum + gone, 0),
      }
    } finally {
      await balancer.close()
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
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + pick(outcome), 0)
  const most = (pick: (outcome: Outcome) => number) => Math.max(...outcomes.map(pick))
  const figures: Figure[] = [
    {
      name: 'acknowledged writes lost or doubled',
      value: sum(({ wrong }) => wrong),
      unit: `of ${sum(({ acknowledged }) => acknowledged)}`,
      atMost: 0,
    },
    { name: 'without a primary, longest', value: most(({ failoverMs }) => failoverMs), unit: 'ms' },
    {
      name: 'then until a write is acknowledged, longest',
      value: most(({ backMs }) => backMs),
      unit: 'ms',
      atMost: BACK_MS,
    },
    {
      name: 'answers but 200 and 503',
      value: sum(({ unexpected }) => unexpected),
      unit: `of ${sum(({ answers }) => answers)}`,
      atMost: 0,
    },
    {
      name: 'nodes that had to be restarted',
      value: sum(({ restarts }) => restarts),
      unit: `of ${NODES * times}`,
      atMost: 0,
    },
  ]
  return {
    figures,
    notes: [
      `${times} times kill -9 of every process of the primary; ${NODES} nodes, ${WRITERS} writers that ask again ${BETWEEN_MS} ms after each answer`,
      `the standby is synchronous (synchronous_standby_names = '*') and promoted by pg_promote ${notice} s after the end of the primary; the nodes' address then leads there, as a proxy or an address that moves does it`,
      'no cluster manager takes part: what noticing takes is a number here',
    ],
  }
})

import { setTimeout as sleep } from 'node:timers/promises'
import { type PatroniCluster, startPatroni } from '../../scripts/support/patroni.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { type Change, changeOver, figuresOf, type Outcome } from './support/failover.ts'
import { openStage } from './support/stage.ts'
import { BETWEEN_MS, WRITERS } from './support/writes.ts'

/**
 * `players`: of each change. `ttl`: the seconds that a primary which says nothing keeps its place. `beside`: the
 * seconds that players write before and after.
 */
const options = { players: 160, times: 2, ttl: 20, beside: 5 }

/** A lease that was just renewed, and the time to look for the best standby. */
const FAILOVER_MS = 120_000
const LOOK_MS = 20

/** The machine of the primary loses its power, and gets it back when all is over. */
async function powerCut(cluster: PatroniCluster): Promise<Change & { back: () => Promise<void> }> {
  const primary = await cluster.primary(FAILOVER_MS)
  const gone = performance.now()
  primary.crash()
  await cluster.primary(FAILOVER_MS)
  return { gone, there: performance.now(), back: () => primary.start() }
}

async function handOver(cluster: PatroniCluster): Promise<Change> {
  const to = await cluster.synchronous()
  const gone = performance.now()
  const handing = cluster.switchOver()
  while (!(await to.isPrimary())) await sleep(LOOK_MS)
  const there = performance.now()
  await handing
  return { gone, there }
}

const longest = (outcomes: readonly Outcome[], node: number): number =>
  Math.max(...outcomes.map(({ readyMs }) => readyMs[node] ?? Number.NaN))

export default benchmark(options, async ({ players, times, ttl, beside }) => {
  const cluster = await startPatroni({ ttl })
  try {
    const count = players * (times + 1)
    const size = { players: count, signedIn: count, quiet: true }
    await using stage = await openStage('postgres', size, undefined, cluster.proxyUrl)
    // Each in its own way to the primary.
    const nodes = [
      await stage.start({ DATABASE_URL: cluster.proxyUrl }),
      await stage.start({ DATABASE_URL: cluster.serversUrl }),
    ]
    /** Each change has players of its own: a player may keep so many addresses. */
    const under = async (turn: number, change: () => Promise<Change>) => {
      await cluster.synchronous()
      const its = stage.world.players.slice(turn * players, (turn + 1) * players)
      return await changeOver(nodes, its, beside * 1000, change)
    }
    const deaths: Outcome[] = []
    for (let time = 0; time < times; time++) {
      const after = { back: async () => {} }
      deaths.push(await under(time, async () => Object.assign(after, await powerCut(cluster))))
      await after.back()
    }
    const handed = [await under(times, () => handOver(cluster))]
    const ready: Figure[] = ['through HAProxy', 'of an address that names both servers'].map((how, node) => ({
      name: `then until the node ${how} is ready`,
      value: longest(deaths, node),
      unit: 'ms',
      atMost: 5000,
    }))
    return {
      figures: [...figuresOf(deaths), ...ready, ...figuresOf(handed, 'handed over: ')],
      notes: [
        `Patroni with etcd and a synchronous standby, fsync on; ${times} times kill -9 of every process of the primary and of its Patroni, which come back afterwards; then a switchover`,
        `a primary that says nothing keeps its place for ${ttl} s; HAProxy asks /primary once a second`,
        `two nodes, ${WRITERS} writers that ask again ${BETWEEN_MS} ms after each answer`,
      ],
    }
  } finally {
    await cluster.stop()
  }
})

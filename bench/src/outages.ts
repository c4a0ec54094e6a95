import { setTimeout as sleep } from 'node:timers/promises'
import { type Balancer, openBalancer } from '../../apps/server/src/testing/balancer.ts'
import { openTcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { openStage, type Stage } from './support/stage.ts'
import { BETWEEN_MS, Load, READERS, untilReady, WRITERS } from './support/writes.ts'

/** `away`: the seconds for which the database cannot be reached while one player writes and one reads. */
const options = { players: 160, away: 5 }

interface Outage {
  name: string
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

/** One node, whose database goes away for some seconds. */
async function goAway(stage: Stage, port: number, outage: Outage, seconds: number): Promise<Figure[]> {
  const load = new Load(() => port, stage.world.players)
  await sleep(1000)
  await outage.begin()
  const begun = performance.now()
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
  const readyMs = performance.now() - begun
  if (ready.ok) throw new Error(`${outage.name}: /readyz says that the database is there`)
  await sleep(Math.max(0, seconds * 1000 - readyMs))
  await outage.end()
  const backMs = await untilReady(port)
  await sleep(1000)
  const { wrong, acknowledged, replies } = await load.end(port)
  const unexpected = replies.filter(({ status }) => status !== 200 && status !== 503).length
  const of = (name: string) => `${outage.name}: ${name}`
  return [
    {
      name: of('longest wait for an answer'),
      value: Math.max(...replies.map(({ ms }) => ms)),
      unit: 'ms',
      atMost: 6000,
    },
    { name: of('/readyz'), value: readyMs, unit: 'ms', atMost: 2000 },
    { name: of('back after'), value: backMs, unit: 'ms', atMost: 5000 },
    { name: of('answers but 200 and 503'), value: unexpected, unit: `of ${replies.length}`, atMost: 0 },
    { name: of('acknowledged writes lost or doubled'), value: wrong, unit: `of ${acknowledged}`, atMost: 0 },
  ]
}

/** The network forgets the connections, without a word to either end; new ones get through. */
async function goSilent(stage: Stage): Promise<Figure[]> {
  const url = new URL(stage.options.databaseUrl ?? '')
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const server = await stage.start({ DATABASE_URL: url.href })
  try {
    const load = new Load(() => server.port, stage.world.players)
    await sleep(1000)
    proxy.forget()
    await sleep(7000)
    const { wrong, acknowledged, replies } = await load.end(server.port)
    const longest = Math.max(...replies.map(({ ms }) => ms))
    const refused = replies.filter(({ status }) => status !== 200).length
    return [
      { name: 'silent connections: longest wait for an answer', value: longest, unit: 'ms', atMost: 6000 },
      { name: 'silent connections: answers but 200', value: refused, unit: `of ${replies.length}` },
      { name: 'silent connections: writes lost or doubled', value: wrong, unit: `of ${acknowledged}`, atMost: 0 },
    ]
  } finally {
    await server.stop()
    await proxy.close()
  }
}

/** Two nodes behind a proxy that knows only their addresses, restarted one after the other. */
async function roll(stage: Stage): Promise<Figure[]> {
  const start = () => stage.start({ STOP_WAIT: '1' })
  const nodes = [await start(), await start()]
  const balancer: Balancer = await openBalancer(() => nodes.map(({ port }) => port))
  try {
    const load = new Load(() => balancer.port, stage.world.players)
    await sleep(500)
    const begun = performance.now()
    for (const [at, node] of nodes.entries()) {
      await node.stop()
      nodes[at] = await start()
    }
    const seconds = (performance.now() - begun) / 1000
    await sleep(500)
    const { wrong, acknowledged, replies } = await load.end(balancer.port)
    const failed = replies.filter(({ status }) => status !== 200).length
    return [
      { name: 'rolling restart: answers but 200', value: failed, unit: `of ${replies.length}`, atMost: 0 },
      { name: 'rolling restart: writes lost or doubled', value: wrong, unit: `of ${acknowledged}`, atMost: 0 },
      { name: 'rolling restart: both nodes', value: seconds, unit: 's' },
    ]
  } finally {
    await balancer.close()
  }
}

/** Each outage has players of its own: an outage uses up the addresses that a player may keep. */
async function onStage(players: number, work: (stage: Stage) => Promise<Figure[]>): Promise<Figure[]> {
  await using stage = await openStage('postgres', { players, signedIn: players, quiet: true })
  return await work(stage)
}

async function awayOnStage(stage: Stage, name: 'paused' | 'restarted', seconds: number): Promise<Figure[]> {
  const { postgres } = stage
  if (!postgres) throw new Error('Only a PostgreSQL of its own can be taken away')
  const { port } = await stage.start()
  const outage =
    name === 'paused'
      ? { name: 'paused PostgreSQL', begin: () => postgres.pause(), end: () => postgres.resume() }
      : { name: 'restarted PostgreSQL', begin: () => postgres.halt(), end: () => postgres.start() }
  return await goAway(stage, port, outage, seconds)
}

export default benchmark(options, async ({ players, away }) => {
  const figures = [
    ...(await onStage(players, goSilent)),
    ...(await onStage(players, stage => awayOnStage(stage, 'paused', away))),
    ...(await onStage(players, stage => awayOnStage(stage, 'restarted', away))),
    ...(await onStage(players, roll)),
  ]
  return {
    figures,
    notes: [
      `postgres with fsync; ${WRITERS} writers and ${READERS} readers ask again ${BETWEEN_MS} ms after each answer`,
      `away for ${away} s; a write that is answered with 503 is sent again with its key`,
    ],
  }
})

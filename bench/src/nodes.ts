import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { type Nginx, startNginx } from '../../scripts/support/nginx.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { call } from './support/call.ts'
import { BETWEEN_CHANGES_MS, delays } from './support/delays.ts'
import { applyLoad, type Target } from './support/load.ts'
import { costOf, listsAndChallenges } from './support/processor.ts'
import type { RunningServer } from './support/server.ts'
import { openStage, type Stage } from './support/stage.ts'
import { interleaved, median, percentile, ratio, samplesOf } from './support/statistics.ts'
import { openStreams } from './support/streams.ts'
import { Load } from './support/writes.ts'

/** `seconds`: a short turn is slower, since a node begins it behind half a minute in which it was asked nothing. */
const options = { players: 600, rounds: 5, seconds: 12, connections: 8, changes: 200, mails: 60 }

const NODES = 3
const SENT_MS = 60_000
/** So many answers each node has given before it is measured: until then it still compiles, three nodes three times. */
const WARM = 30_000
/** Before and after a node dies. */
const BESIDE_MS = 3000

/** How many mails each of these addresses got. */
function mailsTo(folder: string, addresses: readonly string[]): number[] {
  const counts = new Map(addresses.map(address => [address, 0]))
  const outbox = join(folder, 'outbox')
  for (const name of readdirSync(outbox).filter(file => file.endsWith('.json'))) {
    const mail: { to: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'))
    counts.set(mail.to, (counts.get(mail.to) ?? 0) + 1)
  }
  return [...counts.values()]
}

async function mailOnce(stage: Stage, front: Nginx, count: number): Promise<Figure[]> {
  const addresses = Array.from({ length: count }, (_, at) => `player${at + 1}@example.com`)
  const [anybody] = stage.world.players
  if (!anybody) throw new Error('There is no player')
  await Promise.all(addresses.map(email => call(front, sessions.forgot, { email }, anybody)))
  const late = performance.now() + SENT_MS
  while (mailsTo(stage.options.folder, addresses).includes(0) && performance.now() < late) await sleep(200)
  // Time for another node to send one of them again.
  await sleep(2000)
  const wrong = mailsTo(stage.options.folder, addresses).filter(times => times !== 1).length
  return [{ name: `${NODES} nodes: mails not sent once`, value: wrong, unit: `of ${count}`, atMost: 0 }]
}

/** One of the nodes is killed while players write through the proxy. */
async function nodeDies(stage: Stage, front: Nginx, nodes: readonly RunningServer[]): Promise<Figure[]> {
  const load = new Load(() => front.port, stage.world.players)
  await sleep(BESIDE_MS)
  await nodes.at(-1)?.kill()
  const killed = performance.now()
  await sleep(BESIDE_MS)
  const { wrong, acknowledged, replies } = await load.end(front.port)
  const failed = replies.filter(({ status }) => status !== 200).length
  const after = replies.filter(({ at }) => at > killed)
  return [
    { name: 'a node dies: answers but 200', value: failed, unit: `of ${replies.length}` },
    { name: 'a node dies: writes lost or doubled', value: wrong, unit: `of ${acknowledged}`, atMost: 0 },
    { name: 'a node dies: longest wait for an answer', value: Math.max(...after.map(({ ms }) => ms)), unit: 'ms' },
  ]
}

/** The first answers of a process are slow ones, and a busy machine gives few of them in any time. */
async function warm(targets: readonly Target[], connections: number, seconds: number): Promise<void> {
  for (let answered = 0; answered < WARM; ) answered += (await applyLoad(targets, connections, seconds)).rate * seconds
}

export default benchmark(options, async ({ players, rounds, seconds, connections, changes, mails }) => {
  await using stage = await openStage('postgres', { players, signedIn: players })
  const nodes: RunningServer[] = []
  while (nodes.length < NODES) nodes.push(await stage.start())
  const fronts = await Promise.all(nodes.map((_, at) => startNginx(nodes.slice(0, at + 1).map(({ port }) => port))))
  const [one, , three] = fronts
  if (!one || !three) throw new Error('There is no proxy')
  try {
    const rates = new Map<string, number[]>()
    const pids = [stage.postgres?.pid() ?? 0]
    const costBehind = (name: string, front: Nginx, servers: readonly RunningServer[]) => async () => {
      const { cost, rate } = await costOf({
        targets: listsAndChallenges(stage.world, front.port),
        connections,
        seconds,
        servers,
        pids,
      })
      rates.set(name, [...(rates.get(name) ?? []), rate])
      return cost
    }
    const names = nodes.map((_, at) => `${at + 1}`)
    const subjects = Object.fromEntries(
      fronts.map((front, at) => [`${at + 1}`, costBehind(`${at + 1}`, front, nodes.slice(0, at + 1))]),
    )
    for (const { port } of nodes) await warm(listsAndChallenges(stage.world, port), connections, seconds)
    rates.clear()
    const costs = await interleaved(rounds, subjects)
    const streams = await openStreams([three], stage.world.players)
    const seen = await delays(three, streams, stage.world.players.slice(0, changes))
    streams.close()
    return {
      figures: [
        ...names.flatMap(name => [
          { name: `${name}: answers`, value: median(rates.get(name) ?? []), unit: 'a second' },
          { name: `${name}: processor time of an answer`, value: median(samplesOf(costs, name)), unit: 'ms' },
        ]),
        { name: '2 nodes / 1, processor time', value: ratio(costs, '2', '1'), unit: '×', atMost: 1.15 },
        { name: '3 nodes / 1, processor time', value: ratio(costs, '3', '1'), unit: '×', atMost: 1.15 },
        { name: '3 nodes: seen on another screen, p50', value: percentile(seen, 0.5), unit: 'ms' },
        { name: '3 nodes: seen on another screen, p99', value: percentile(seen, 0.99), unit: 'ms', atMost: 500 },
        ...(await mailOnce(stage, three, mails)),
        ...(await nodeDies(stage, three, nodes)),
      ],
      notes: [
        `PostgreSQL with fsync; ${stage.world.size}; nginx in front, a connection of its own for each request`,
        `pending lists and challenges by id in turn over ${connections} connections, medians of ${rounds} interleaved rounds`,
        'processor time: of the nodes that are asked and of PostgreSQL, without nginx and the client',
        `${players} streams over three nodes, a change every ${BETWEEN_CHANGES_MS} ms`,
      ],
    }
  } finally {
    await Promise.all(fronts.map(front => front.stop()))
  }
})

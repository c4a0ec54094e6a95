import { setTimeout as sleep } from 'node:timers/promises'
import { POSITION_HEADER } from '@gauntlet/contract/position'
import type { ThrowawayPostgres } from '../../scripts/support/postgres.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import type { Target } from './support/load.ts'
import { costOf } from './support/processor.ts'
import { delay, type Event, openEvent, tell, untilUsed } from './support/replica.ts'
import type { RunningServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'
import type { Player, World } from './support/world.ts'

/** `writes`: that are read at once by the player who made them. `behind`: the milliseconds that the replica is late. */
const options = { players: 400, rounds: 5, seconds: 4, connections: 8, writes: 200, behind: 300, times: 3 }

const READERS = 4
const BETWEEN_MS = 10
/** Before and after something happens to the replica. */
const BESIDE_MS = 1000
const LEFT_OUT_MS = 2000

/** The reads that may be a moment old and that players make most: searches and boards. */
const readsThatMayLag = ({ players }: World, port: number): Target[] =>
  players.slice(0, 50).flatMap(({ token }) => [
    { port, token, path: '/api/challenges/search', body: { origin: '78701', distance: 50 } },
    { port, token, path: '/api/users', body: { origin: '78701', distance: 50 } },
    { port, token, path: '/api/users/leaders', body: { sport: 'all' } },
  ])

interface Nodes {
  folder: string
  one: RunningServer
  two: RunningServer
}

/** Written through one node and read at once through the other, by the writer and by a visitor. */
async function ownWrites({ one, two }: Nodes, event: Event, writer: Player, count: number): Promise<Figure[]> {
  const stale = { position: 0, session: 0, visitor: 0 }
  for (let n = 0; n < count; n++) {
    const title = `Match day ${n}`
    const position = await event.rename(one, title)
    const [visitor, session, said] = await Promise.all([
      event.title(two),
      event.title(two, { authorization: `Bearer ${writer.token}` }),
      event.title(two, { [POSITION_HEADER]: position }),
    ])
    if (visitor.title !== title) stale.visitor += 1
    if (session.title !== title) stale.session += 1
    if (said.title !== title) stale.position += 1
  }
  const unit = `of ${count}`
  return [
    { name: 'own writes not read, with the position of the write', value: stale.position, unit, atMost: 0 },
    { name: 'own writes not read, by the session alone', value: stale.session, unit, atMost: 0 },
    { name: 'reads of visitors that were older', value: stale.visitor, unit },
  ]
}

/** From a write that the replica does not apply until a visitor reads it all the same: it is left out. */
async function leftOutMs({ one, two }: Nodes, event: Event, title: string): Promise<number> {
  await event.rename(one, title)
  const begun = performance.now()
  while ((await event.title(two)).title !== title) await sleep(BETWEEN_MS)
  return performance.now() - begun
}

async function lag(nodes: Nodes, event: Event, standby: ThrowawayPostgres, times: number): Promise<Figure> {
  const samples: number[] = []
  for (let time = 0; time < times; time++) {
    await tell(standby, 'select pg_wal_replay_pause()')
    samples.push(await leftOutMs(nodes, event, `Late ${time}`))
    await tell(standby, 'select pg_wal_replay_resume()')
    await untilUsed(nodes.folder, [nodes.two])
  }
  return { name: 'lags: left out, longest', value: Math.max(...samples), unit: 'ms', atMost: LEFT_OUT_MS }
}

/** Visitors read without a pause while the replica goes away. */
async function goAway(nodes: Nodes, event: Event, name: string, leave: () => unknown): Promise<Figure[]> {
  const title = `Before it ${name}`
  await event.rename(nodes.one, title)
  while ((await event.title(nodes.two)).title !== title) await sleep(BETWEEN_MS)
  const over = new AbortController()
  const read: { title: string; ms: number }[] = []
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      read.push(await event.title(nodes.two))
      await sleep(BETWEEN_MS)
    }
  })
  await sleep(BESIDE_MS)
  await leave()
  const ms = await untilUsed(nodes.folder, [nodes.two], false)
  await sleep(BESIDE_MS)
  over.abort()
  await Promise.all(readers)
  const wrong = read.filter(one => one.title !== title).length
  return [
    { name: `${name}: left out`, value: ms, unit: 'ms', atMost: LEFT_OUT_MS },
    { name: `${name}: longest wait`, value: Math.max(...read.map(one => one.ms)), unit: 'ms', atMost: LEFT_OUT_MS },
    { name: `${name}: wrong answers`, value: wrong, unit: `of ${read.length}`, atMost: 0 },
  ]
}

export default benchmark(options, async ({ players, rounds, seconds, connections, writes, behind, times }) => {
  await using stage = await openStage('postgres', { players, signedIn: players })
  const { postgres, world, options: at } = stage
  const [writer] = world.players
  if (!postgres || !writer) throw new Error('Only a PostgreSQL of its own has a replica')
  const standby = await postgres.standby()
  try {
    const alone = await stage.start()
    const nodes: Nodes = {
      folder: at.folder,
      one: await stage.start({ DATABASE_READ_URL: standby.url }),
      two: await stage.start({ DATABASE_READ_URL: standby.url }),
    }
    const { one, two } = nodes
    await untilUsed(at.folder, [one, two])

    const costBehind =
      (server: RunningServer, pids: readonly number[], servers: readonly RunningServer[]) => async () =>
        (await costOf({ targets: readsThatMayLag(world, server.port), connections, seconds, servers, pids })).cost
    const primary = [postgres.pid()]
    const all = [postgres.pid(), standby.pid()]
    const subjects = {
      'primary, without': costBehind(alone, primary, []),
      'primary, with': costBehind(one, primary, []),
      'all, without': costBehind(alone, all, [alone]),
      'all, with': costBehind(one, all, [one]),
    }
    // The first answers of a process are slow ones.
    await interleaved(1, subjects)
    const costs = await interleaved(rounds, subjects)

    const event = await openEvent(one, writer)
    await delay(standby, behind)
    const own = await ownWrites(nodes, event, writer, writes)
    await delay(standby, 0)
    const late = await lag(nodes, event, standby, times)
    const dead = await goAway(nodes, event, 'dies', () => standby.crash())
    await standby.start()
    await untilUsed(at.folder, [two])
    const silent = await goAway(nodes, event, 'hangs', () => standby.pause())
    standby.resume()
    return {
      figures: [
        ...[...costs.keys()].map(name => ({
          name: `processor time of an answer: ${name}`,
          value: median(samplesOf(costs, name)),
          unit: 'ms',
        })),
        { name: 'primary, with / without', value: ratio(costs, 'primary, with', 'primary, without'), unit: '×' },
        { name: 'all, with / without', value: ratio(costs, 'all, with', 'all, without'), unit: '×' },
        ...own,
        late,
        ...dead,
        ...silent,
      ],
      notes: [
        `PostgreSQL with fsync and a streaming replica; ${world.size}; match search, people and boards in turn over ${connections} connections, medians of ${rounds} interleaved rounds`,
        'primary: the processes of the primary alone; all: those of both servers and of the node',
        `own writes: an event is renamed through one node and its page read at once through another, while the replica applies everything ${behind} ms late`,
        `lags: its replay is paused, and DATABASE_READ_LAG is as it is; dies: kill -9 of all its processes; hangs: SIGSTOP; ${READERS} visitors read meanwhile`,
      ],
    }
  } finally {
    await standby.stop()
  }
})

import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { benchmark } from './support/benchmark.ts'
import { BETWEEN_CHANGES_MS, delays } from './support/delays.ts'
import { usedWhile } from './support/processor.ts'
import type { RunningServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { percentile } from './support/statistics.ts'
import { openStreams } from './support/streams.ts'
import type { Player } from './support/world.ts'

/** At most this many poll: more would ask for more lists than a server answers. The cost grows in proportion. */
const POLLING_MAX = 250
const CONNECTIONS = 64

/** Everybody asks for the list once in each polling interval of the client, spread evenly, for `seconds`. */
async function poll({ port }: RunningServer, players: readonly Player[], seconds: number): Promise<void> {
  const pause = POLL_CHALLENGES_MS / players.length
  const end = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const asked: Promise<unknown>[] = []
  for (let n = 0, at = performance.now(); at < end; n++, at += pause) {
    const wait = at - performance.now()
    if (wait > 1) await sleep(wait)
    const token = players[n % players.length]?.token ?? ''
    const headers = { authorization: `Bearer ${token}` }
    asked.push(
      new Promise((resolve, reject) => {
        const path = '/api/challenges/pending'
        get({ host: '127.0.0.1', port, path, agent, headers }, answer => answer.resume().once('end', resolve)).once(
          'error',
          reject,
        )
      }),
    )
  }
  await Promise.all(asked)
  agent.destroy()
}

/** Players spread over all of them, so that changes hit streams opened first and last. */
const spread = (players: readonly Player[], count: number): Player[] =>
  players.filter((_, index) => index % Math.max(1, Math.floor(players.length / count)) === 0).slice(0, count)

const options = { streams: 5000, nodes: 3, changes: 300, seconds: 20 }

const HOUR_S = 3600
const KIB = 1024

export default benchmark(options, async ({ streams: count, nodes, changes, seconds }) => {
  await using stage = await openStage('postgres', { players: count, signedIn: count })
  const { postgres } = stage
  if (!postgres) throw new Error('The processor time of the database is that of PostgreSQL')
  const { players, size } = stage.world
  const one = await stage.start()
  const changed = spread(players, changes)
  const pollers = players.slice(0, POLLING_MAX)
  /** Percent of a core that the server and PostgreSQL use while the work lasts. */
  const costOf = async (work: () => Promise<unknown>) => {
    const begin = performance.now()
    const used = await usedWhile({ servers: [one], pids: [postgres.pid()] }, work)
    return (used / (performance.now() - begin)) * 100
  }

  const alone = () => costOf(() => sleep(seconds * 1000))
  const before = await alone()
  const { rss } = await one.usage()
  const streams = await openStreams([one], players)
  const held = (await one.usage()).rss - rss
  const streaming = await alone()
  const near = await delays(one, streams, changed)
  streams.close()
  // A node has work of its own, now more and now less: half of this is measured before the streams, half after.
  const idle = (before + (await alone())) / 2
  const polling = ((await costOf(() => poll(one, pollers, seconds))) * count) / pollers.length
  const all = [one]
  while (all.length < nodes) all.push(await stage.start())
  const across = await openStreams(all, players)
  const far = await delays(one, across, changed)
  across.close()
  return {
    figures: [
      { name: 'seen on another screen, p50', value: percentile(near, 0.5), unit: 'ms' },
      { name: 'seen on another screen, p99', value: percentile(near, 0.99), unit: 'ms', atMost: 1000 },
      { name: `seen across ${nodes} nodes, p50`, value: percentile(far, 0.5), unit: 'ms' },
      { name: `seen across ${nodes} nodes, p99`, value: percentile(far, 0.99), unit: 'ms', atMost: 500 },
      { name: 'cost of the streams / of polling lists', value: streaming / polling, unit: '×', atMost: 0.5 },
      { name: 'processor time, polled', value: polling, unit: '% of a core' },
      { name: 'processor time, streaming', value: streaming, unit: '% of a core' },
      { name: 'processor time, nobody there', value: idle, unit: '% of a core' },
      {
        name: 'an open screen, left alone',
        value: ((streaming - idle) * 10 * HOUR_S) / count,
        unit: 'ms of processor an hour',
      },
      { name: 'memory of an open screen', value: held / KIB / count, unit: 'KiB' },
    ],
    notes: [
      `PostgreSQL; ${size}; ${count} streams, ${changed.length} changes, one every ${BETWEEN_CHANGES_MS} ms`,
      `a delay counts from sending the change until the stream of the same player tells of it; polled: the full pending list every ${POLL_CHALLENGES_MS / 1000} s each`,
      'processor time: of one node and PostgreSQL together; across nodes the streams are spread evenly, and the first makes the changes',
    ],
  }
})

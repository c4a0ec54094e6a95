import { setTimeout as sleep } from 'node:timers/promises'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { benchmark } from './support/benchmark.ts'
import { BETWEEN_CHANGES_MS, delays } from './support/delays.ts'
import type { RunningServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import { percentile } from './support/statistics.ts'
import { openStreams } from './support/streams.ts'
import type { Player } from './support/world.ts'

/** At most this many poll: more would ask for more lists than a server answers. The cost grows in proportion. */
const POLLING_MAX = 250

/** The share of one core that the server uses while `work` lasts, in percent. */
async function costOf(server: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const before = await server.usage()
  const begin = performance.now()
  await work()
  const elapsed = performance.now() - begin
  return ((await server.usage()).cpu - before.cpu) / 10 / elapsed
}

/** Everybody asks for the list once in each polling interval of the client, spread evenly, for `seconds`. */
async function poll({ port }: RunningServer, players: readonly Player[], seconds: number): Promise<void> {
  const pause = POLL_CHALLENGES_MS / players.length
  const end = performance.now() + seconds * 1000
  const asked: Promise<unknown>[] = []
  for (let n = 0, at = performance.now(); at < end; n++, at += pause) {
    const wait = at - performance.now()
    if (wait > 1) await sleep(wait)
    const token = players[n % players.length]?.token ?? ''
    const headers = { authorization: `Bearer ${token}` }
    asked.push(fetch(`http://127.0.0.1:${port}/api/challenges/pending`, { headers }).then(answer => answer.text()))
  }
  await Promise.all(asked)
}

/** Players spread over all of them, so that changes hit streams opened first and last. */
const spread = (players: readonly Player[], count: number): Player[] =>
  players.filter((_, index) => index % Math.max(1, Math.floor(players.length / count)) === 0).slice(0, count)

const options = { streams: 1000, changes: 300, seconds: 10 }

export default benchmark(options, async ({ streams: count, changes, seconds }) => {
  await using stage = await openStage('postgres', { players: count, signedIn: count })
  const { players, size } = stage.world
  const one = await stage.start()
  const two = await stage.start()
  const changed = spread(players, changes)

  const pollers = players.slice(0, POLLING_MAX)
  const polling = ((await costOf(one, () => poll(one, pollers, seconds))) * count) / pollers.length
  const idle = await costOf(one, () => sleep(seconds * 1000))
  const streams = await openStreams(one, players)
  const streaming = await costOf(one, () => sleep(seconds * 1000))
  const near = await delays(one, streams, changed)
  streams.close()
  const beyond = await openStreams(two, players)
  const far = await delays(one, beyond, changed)
  beyond.close()
  return {
    figures: [
      { name: 'seen on another screen, p50', value: percentile(near, 0.5), unit: 'ms' },
      { name: 'seen on another screen, p99', value: percentile(near, 0.99), unit: 'ms', atMost: 1000 },
      { name: 'seen through another node, p50', value: percentile(far, 0.5), unit: 'ms' },
      { name: 'seen through another node, p99', value: percentile(far, 0.99), unit: 'ms', atMost: 1000 },
      { name: 'cost of the streams / of polling lists', value: streaming / polling, unit: '×', atMost: 0.5 },
      { name: 'processor of the server, polled', value: polling, unit: '% of a core' },
      { name: 'processor of the server, streaming', value: streaming, unit: '% of a core' },
      { name: 'processor of the server, nobody there', value: idle, unit: '% of a core' },
    ],
    notes: [
      `PostgreSQL; ${size}; ${count} streams, ${changed.length} changes, one every ${BETWEEN_CHANGES_MS} ms`,
      `a delay counts from sending the change until the stream of the same player tells of it; polled: the full pending list every ${POLL_CHALLENGES_MS / 1000} s each`,
    ],
  }
})

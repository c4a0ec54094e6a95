import { setTimeout as sleep } from 'node:timers/promises'
import { benchmark } from './support/benchmark.ts'
import { openClubNight } from './support/club-night.ts'
import { usedWhile } from './support/processor.ts'
import { openStage } from './support/stage.ts'
import { interleaved, median, percentile, ratio, samplesOf } from './support/statistics.ts'
import { Visitors } from './support/visitors.ts'

/** `between`: seconds from a result to the next; `every`: seconds after which whoever polls asks again. */
const options = { visitors: 2000, players: 65, rounds: 3, results: 1, between: 60, every: 5 }

/** A visitor's page is right after so many milliseconds. */
const RIGHT_MS = 2000
const HOUR_S = 3600

export default benchmark(options, async ({ visitors: count, players, rounds, results, between, every }) => {
  await using stage = await openStage('postgres', { players, signedIn: players, quiet: true })
  const { postgres } = stage
  if (!postgres) throw new Error('The processor time of the database is that of PostgreSQL')
  // Each visitor comes from a network of its own, as the proxy in front tells.
  const server = await stage.start({ TRUST_PROXY: 'on' })
  const night = await openClubNight(stage, server)
  const watched = { servers: [server], pids: [postgres.pid()] }
  const site = { port: server.port, tournamentId: night.tournamentId }
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)

  /** Milliseconds of processor time a second that are used whoever looks. */
  const idle = async () => (await usedWhile(watched, () => sleep(between * 1000))) / between

  /**
   * Milliseconds of processor time a visitor and a result: from each result until the page of every visitor is right
   * and they have done whatever they do until the next. Work is counted, not time, which a busy machine stretches.
   */
  async function costOf(visitors: Visitors, nobody: number, meanwhile: () => Promise<unknown>, delays: number[]) {
    const begin = performance.now()
    const used = await usedWhile(watched, async () => {
      for (let turn = 0; turn < results; turn += 1) {
        const newer = visitors.newer()
        const told = await night.result()
        const [seen] = await Promise.race([Promise.all([newer, meanwhile()]), broken.promise])
        delays.push(...seen.map(at => Math.max(0, at - told)))
      }
    })
    const elapsed = (performance.now() - begin) / 1000
    return (used - nobody * elapsed) / count / results
  }

  const opened: number[] = []
  const open: number[] = []
  const streamed: number[] = []
  const polled: number[] = []
  let nobody = 0
  const subjects = {
    nobody: async () => (nobody = await idle()),
    streams: async () => {
      const visitors = await Visitors.come(site, count)
      const ends: (() => void)[] = []
      const follow = async () => ends.push(await visitors.follow(broken.reject))
      opened.push((await usedWhile(watched, follow)) / count)
      open.push((((await idle()) - nobody) * HOUR_S) / count)
      const cost = await costOf(visitors, nobody, () => sleep(between * 1000), streamed)
      for (const end of ends) end()
      visitors.leave()
      return cost
    },
    polling: async () => {
      const visitors = await Visitors.come(site, count)
      const poll = () => visitors.poll(between / every, every * 1000, broken.reject)
      const cost = await costOf(visitors, nobody, poll, polled)
      visitors.leave()
      return cost
    },
  }
  const costs = await interleaved(rounds, subjects)
  const each = 'ms of processor a visitor and a result'
  return {
    figures: [
      { name: 'streams / polling, processor time', value: ratio(costs, 'streams', 'polling'), unit: '×', atMost: 0.5 },
      { name: 'streams', value: median(samplesOf(costs, 'streams')), unit: each },
      { name: 'polling', value: median(samplesOf(costs, 'polling')), unit: each },
      { name: 'nobody there', value: median(samplesOf(costs, 'nobody')) / 10, unit: '% of a core' },
      { name: 'a page is right, by streams, p50', value: median(streamed), unit: 'ms' },
      { name: 'a page is right, by streams, p99', value: percentile(streamed, 0.99), unit: 'ms', atMost: RIGHT_MS },
      { name: 'a page is right, by polling, p50', value: median(polled), unit: 'ms' },
      { name: 'a stream opened', value: median(opened), unit: 'ms of processor' },
      { name: 'an open page, left alone', value: median(open), unit: 'ms of processor an hour' },
    ],
    notes: [
      `PostgreSQL with fsync; ${count} visitors of one knockout of ${players - 1}, a result every ${between} s, ${results} in each of ${rounds} interleaved rounds`,
      `processor time of the server and PostgreSQL together, without that of nobody there and with the pages that are read after each result; polling: the page with its tag every ${every} s`,
      "from the organizer's answer until the page has been read: by its stream within a second spread over all who look",
    ],
  }
})

import { fileURLToPath } from 'node:url'
import { withDatabase } from './support/asks.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { fillCountry } from './support/country.ts'
import { directChallenges, receivedIn } from './support/direct.ts'
import { history } from './support/history.ts'
import type { Target } from './support/load.ts'
import { costOf, costOfEach } from './support/processor.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { openStage, type Stage } from './support/stage.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'

const floorServer = fileURLToPath(new URL('./support/floor/serve.ts', import.meta.url))
const peerServer = fileURLToPath(new URL('./support/peer/serve.ts', import.meta.url))
/** Ranked matches of each player in each sport, in the year behind. */
const MATCHES = 4
const TOP = 50
const LIST = '/api/challenges/pending?limit=20'

/**
 * `accepts`: how many each of the two accepts in a round; each can be accepted once. `warm`: for how many seconds each
 * read is asked for before the rounds. A server that has just started compiles for its first thousands of answers, the
 * more code the longer: a match search of the product takes twice as long in its first seconds as after twenty. Short
 * turns are slower, too: a server begins each behind half a minute in which it had nothing to do.
 */
const options = { players: 5000, viewers: 200, rounds: 5, seconds: 5, connections: 8, accepts: 60, warm: 10 }

/** The most that the product may cost, in times the floor; of the others the figure is told alone. */
const PROMISED: Readonly<Record<string, number>> = { list: 1.7, one: 1.7, board: 1.2, match: 1.2 }

/** Asked of the peer too, with the most that the product may cost, in times the peer. */
const PEER: Readonly<Record<string, number>> = { list: 1, one: 1, accept: 1 }

type Ask = Omit<Target, 'port'>

type Players = Stage['world']['players']

/** Requests that players make again and again, by the name of the figure. */
async function readsOf(
  stage: Stage,
  readers: Players,
  challengeOf: ReadonlyMap<string, string>,
): Promise<Record<string, Ask[]>> {
  const { genders, sports, ownSportOf } = await withDatabase(stage)
  const everybody = { sports, genders, ageRange: { lower: 18, upper: 65 } }
  const all = (askOf: (id: string, token: string) => Omit<Ask, 'token'>) =>
    readers.map(({ id, token }) => ({ ...askOf(id, token), token }))
  return {
    list: all(() => ({ path: LIST })),
    unchanged: all(() => ({ path: LIST, revalidates: true })),
    one: all((_, token) => ({ path: `/api/challenges/view/${challengeOf.get(token) ?? ''}` })),
    board: all(id => ({ path: '/api/users/my-leaders', body: { sport: ownSportOf(id).sport_id, limit: TOP } })),
    match: all(() => ({ path: '/api/challenges/search', body: everybody })),
  }
}

export default benchmark(options, async ({ players, viewers, rounds, seconds, connections, accepts, warm }) => {
  await using stage = await openStage('postgres', { players, signedIn: 2 * viewers }, (db, size) =>
    fillCountry(db, size, [...history(MATCHES), ...directChallenges]),
  )
  const { postgres, options: place } = stage
  if (!postgres) throw new Error('The floor stands on PostgreSQL')
  const received = await receivedIn(stage)
  // Players who read accept nothing, and live apart from those who do: all lists stay as they are.
  const readers = stage.world.players.filter((_, at) => at % 2 === 0)
  const reading = new Set(readers.map(({ token }) => token))
  const first = received.filter(({ token }) => reading.has(token)).toReversed()
  const reads = await readsOf(stage, readers, new Map(first.map(({ token, challengeId }) => [token, challengeId])))
  const waiting = received.filter(({ token }) => !reading.has(token))
  // Said before minutes of reads: each of three servers accepts in one round more than is counted.
  if (waiting.length < 3 * accepts * (rounds + 1))
    throw new Error(`Too few challenges to accept, ${waiting.length}: give more viewers, or fewer accepts`)
  const pids = [postgres.pid()]
  const floor = await startServer(place, { DATABASE_URL: postgres.url }, floorServer)
  const peer = await startServer(place, { DATABASE_URL: postgres.url }, peerServer)
  try {
    const servers: Record<string, RunningServer> = { floor, peer, product: await stage.start() }
    const bytes = new Map<string, number>()
    const readBy =
      (who: string, server: RunningServer, what: string, asks: readonly Ask[], forSeconds: number) => async () => {
        const targets = asks.map(ask => ({ ...ask, port: server.port }))
        const measured = await costOf({ targets, connections, seconds: forSeconds, servers: [server], pids })
        bytes.set(`${what}, ${who}`, measured.bytes)
        return measured.cost
      }
    const acceptBy = (server: RunningServer) => () => {
      const taken = waiting.splice(-accepts)
      const asks = taken.map(({ challengeId, token }) => ({
        path: `/api/challenges/updateStatus/${challengeId}/accepted`,
        token,
      }))
      return costOfEach(server.port, asks, connections, { servers: [server], pids })
    }
    const warming: Record<string, () => Promise<number>> = {}
    const subjects: Record<string, () => Promise<number>> = {}
    const accepted: Record<string, () => Promise<number>> = {}
    for (const [who, server] of Object.entries(servers)) {
      for (const [what, asks] of Object.entries(reads))
        if (who !== 'peer' || what in PEER) {
          const name = `${what}, ${who}`
          warming[name] = readBy(who, server, what, asks, warm)
          subjects[name] = readBy(who, server, what, asks, seconds)
        }
      accepted[`accept, ${who}`] = acceptBy(server)
    }
    await interleaved(1, warming)
    // By themselves: what an accept leaves to do, mails and the database's housekeeping, is no reader's.
    const read = await interleaved(rounds, subjects)
    await interleaved(1, accepted)
    const costs = new Map([...read, ...(await interleaved(rounds, accepted))])
    const against = (what: string, other: string, atMost?: number): Figure => ({
      name: `${what}: product / ${other}`,
      value: ratio(costs, `${what}, product`, `${what}, ${other}`),
      unit: '×',
      ...(atMost && { atMost }),
    })
    const spent = (what: string): Figure[] =>
      Object.keys(servers).flatMap(who => {
        const name = `${what}, ${who}`
        return costs.has(name) ? [{ name, value: median(samplesOf(costs, name)), unit: 'ms of processor' }] : []
      })
    const figures = [...Object.keys(reads), 'accept'].flatMap(what => [
      against(what, 'floor', PROMISED[what]),
      ...(what in PEER ? [against(what, 'peer', PEER[what])] : []),
      ...spent(what),
    ])
    return {
      figures,
      notes: [
        `PostgreSQL with fsync; ${stage.world.size}, 20 pending challenges each, ${MATCHES} ranked matches a year of each in each sport`,
        `processor time of an answer, of the server and PostgreSQL together; ${viewers} viewers over ${connections} connections, medians of ${rounds} interleaved rounds, after ${warm} s of each`,
        `bytes of an answer: ${[...bytes].map(([name, size]) => `${name} ${size}`).join('; ')}`,
        'the peer is NestJS with its Fastify and TypeORM: a list, a challenge by id and an accept from the same tables',
        'the product also sends the mail that an accepted challenge asks for; floor and peer write it down',
      ],
    }
  } finally {
    await Promise.all([floor.stop(), peer.stop()])
  }
})

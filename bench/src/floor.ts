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
/** Ranked matches of each player in each sport, in the year behind. */
const MATCHES = 4
const TOP = 50
const LIST = '/api/challenges/pending?limit=20'

/** `accepts`: how many each of the two accepts in a round; each can be accepted once. */
const options = { players: 5000, viewers: 200, rounds: 5, seconds: 1.5, connections: 8, accepts: 100 }

/** The most that the product may cost, in times the floor; of the others the figure is told alone. */
const PROMISED: Readonly<Record<string, number>> = { list: 1.7, one: 1.7, board: 1.2, match: 1.2 }

type Ask = Omit<Target, 'port'>

/** Requests that players make again and again, by the name of the figure. */
async function readsOf(stage: Stage, challengeIds: readonly string[]): Promise<Record<string, Ask[]>> {
  const { genders, sports, ownSportOf } = await withDatabase(stage)
  const everybody = { sports, genders, ageRange: { lower: 18, upper: 65 } }
  const all = (askOf: (id: string, at: number) => Omit<Ask, 'token'>) =>
    stage.world.players.map(({ id, token }, at) => ({ ...askOf(id, at), token }))
  return {
    list: all(() => ({ path: LIST })),
    unchanged: all(() => ({ path: LIST, revalidates: true })),
    one: all((_, at) => ({ path: `/api/challenges/view/${challengeIds[at] ?? ''}` })),
    board: all(id => ({ path: '/api/users/my-leaders', body: { sport: ownSportOf(id).sport_id, limit: TOP } })),
    match: all(() => ({ path: '/api/challenges/search', body: everybody })),
  }
}

export default benchmark(options, async ({ players, viewers, rounds, seconds, connections, accepts }) => {
  await using stage = await openStage('postgres', { players, signedIn: viewers }, (db, size) =>
    fillCountry(db, size, [...history(MATCHES), ...directChallenges]),
  )
  const { postgres, options: place } = stage
  if (!postgres) throw new Error('The floor stands on PostgreSQL')
  const received = await receivedIn(stage)
  const reads = await readsOf(
    stage,
    received.map(({ challengeId }) => challengeId),
  )
  // Those that are read by id stay as they are, so that both answer the same.
  const waiting = received.slice(viewers).toReversed()
  const pids = [postgres.pid()]
  const floor = await startServer(place, { DATABASE_URL: postgres.url }, floorServer)
  try {
    const servers: Record<string, RunningServer> = { floor, product: await stage.start() }
    const bytes = new Map<string, number>()
    const subjects = Object.fromEntries(
      Object.entries(servers).flatMap(([who, server]) => [
        ...Object.entries(reads).map(([what, asks]): [string, () => Promise<number>] => [
          `${what}, ${who}`,
          async () => {
            const targets = asks.map(ask => ({ ...ask, port: server.port }))
            const measured = await costOf({ targets, connections, seconds, servers: [server], pids })
            bytes.set(`${what}, ${who}`, measured.bytes)
            return measured.cost
          },
        ]),
        [
          `accept, ${who}`,
          () => {
            const taken = waiting.splice(-accepts)
            if (taken.length < accepts) throw new Error('Too few challenges are left to accept: give more viewers')
            const asks = taken.map(({ challengeId, token }) => ({
              path: `/api/challenges/updateStatus/${challengeId}/accepted`,
              token,
            }))
            return costOfEach(server.port, asks, connections, { servers: [server], pids })
          },
        ] as const,
      ]),
    )
    // The first answers of a process are slow ones.
    await interleaved(1, subjects)
    const costs = await interleaved(rounds, subjects)
    const figures = [...Object.keys(reads), 'accept'].flatMap((what): Figure[] => {
      const [mine, least] = [`${what}, product`, `${what}, floor`]
      const atMost = PROMISED[what]
      return [
        { name: `${what}: product / floor`, value: ratio(costs, mine, least), unit: '×', ...(atMost && { atMost }) },
        ...[mine, least].map(name => ({ name, value: median(samplesOf(costs, name)), unit: 'ms of processor' })),
      ]
    })
    return {
      figures,
      notes: [
        `PostgreSQL with fsync; ${stage.world.size}, 20 pending challenges each, ${MATCHES} ranked matches a year of each in each sport`,
        `processor time of an answer, of the server and PostgreSQL together; ${viewers} viewers over ${connections} connections, medians of ${rounds} interleaved rounds`,
        `bytes of an answer: ${[...bytes].map(([name, size]) => `${name} ${size}`).join('; ')}`,
        'the product also sends the mail that an accepted challenge asks for; the floor writes it down',
      ],
    }
  } finally {
    await floor.stop()
  }
})

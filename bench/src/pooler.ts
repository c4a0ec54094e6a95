import { setTimeout as sleep } from 'node:timers/promises'
import { startPgbouncer } from '../../scripts/support/pgbouncer.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { costOf, listsAndChallenges } from './support/processor.ts'
import { openStage } from './support/stage.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'
import { Load } from './support/writes.ts'

/** `beside`: the seconds for which players write and read through each pooler. */
const options = { players: 400, rounds: 5, seconds: 4, connections: 8, beside: 4 }

export default benchmark(options, async ({ players, rounds, seconds, connections, beside }) => {
  await using stage = await openStage('postgres', { players, signedIn: players })
  const { postgres, world } = stage
  if (!postgres) throw new Error('Only a PostgreSQL of its own stands behind a pooler')
  const session = await startPgbouncer(postgres.url, { mode: 'session', size: 30 })
  const transaction = await startPgbouncer(postgres.url, { mode: 'transaction', size: 10 })
  try {
    const nodes = new Map([
      ['direct', await stage.start()],
      ['session', await stage.start({ DATABASE_URL: session.url('postgres') })],
      [
        'transaction',
        await stage.start({ DATABASE_URL: transaction.url('postgres'), DATABASE_DIRECT_URL: postgres.url }),
      ],
      ['unnamed', await stage.start({ DATABASE_PREPARED: 'off' })],
    ])
    const pids = [postgres.pid(), session.pid, transaction.pid]
    const subjects = Object.fromEntries(
      [...nodes].map(([name, server]) => [
        name,
        async () => {
          const targets = listsAndChallenges(world, server.port)
          return (await costOf({ targets, connections, seconds, servers: [server], pids })).cost
        },
      ]),
    )
    // The first answers of a process are slow ones.
    await interleaved(1, subjects)
    const costs = await interleaved(rounds, subjects)

    const written: Figure[] = []
    const half = Math.floor(players / 2)
    for (const [name, its] of [
      ['session', world.players.slice(0, half)],
      ['transaction', world.players.slice(half)],
    ] as const) {
      const port = nodes.get(name)?.port ?? 0
      const load = new Load(() => port, its)
      await sleep(beside * 1000)
      const { wrong, acknowledged, replies } = await load.end(port)
      const failed = replies.filter(({ status }) => status !== 200).length
      written.push(
        { name: `${name}: answers but 200`, value: failed, unit: `of ${replies.length}`, atMost: 0 },
        { name: `${name}: writes lost or doubled`, value: wrong, unit: `of ${acknowledged}`, atMost: 0 },
      )
    }
    return {
      figures: [
        { name: 'direct: processor time of an answer', value: median(samplesOf(costs, 'direct')), unit: 'ms' },
        ...[...nodes.keys()]
          .filter(name => name !== 'direct')
          .map(name => ({ name: `${name} / direct, processor time`, value: ratio(costs, name, 'direct'), unit: '×' })),
        ...written,
      ],
      notes: [
        `pgbouncer ${transaction.version}; PostgreSQL with fsync; ${world.size}; processor time with that of pgbouncer and PostgreSQL`,
        'transaction: statements without names, as that version knows none there; unnamed: the same without a pooler',
        `pending lists and challenges by id in turn over ${connections} connections, medians of ${rounds} interleaved rounds`,
      ],
    }
  } finally {
    await Promise.all([session.stop(), transaction.stop()])
  }
})

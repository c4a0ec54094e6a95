import { benchmark } from './support/benchmark.ts'
import { applyLoad, type Target } from './support/load.ts'
import { pgbench } from './support/pgbench.ts'
import { recordStatements } from './support/record.ts'
import { openStage } from './support/stage.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'

const PATH = '/api/challenges/pending'
const CONNECTING_SECONDS = 2
const options = { players: 2000, viewers: 16, rounds: 5, seconds: 2, connections: 8 }

export default benchmark(options, async ({ players, viewers, rounds, seconds, connections }) => {
  await using stage = await openStage('postgres', { players, signedIn: viewers, sessionsEach: 6 })
  const { databaseUrl } = stage.options
  if (!databaseUrl) throw new Error('pgbench needs PostgreSQL')
  const tokens = stage.world.players.map(({ token }) => token)
  const asks = tokens.map(token => ({ path: PATH, token }))
  const scripts = await recordStatements({ ...stage.options, databaseUrl }, asks)
  const { port } = await stage.start()
  const targets = (path: string, revalidates = false): Target[] =>
    tokens.map(token => ({ port, token, path, revalidates }))
  let bytes = 0
  let unchanged = 0
  const subjects = {
    '1 KB': async () => (await applyLoad(targets('/api/users/sessions'), connections, seconds)).rate,
    unchanged: async () => {
      const { rate, statuses } = await applyLoad(targets(PATH, true), connections, seconds)
      unchanged = (statuses.get(304) ?? 0) / [...statuses.values()].reduce((sum, times) => sum + times, 0)
      return rate
    },
    changed: async () => {
      const load = await applyLoad(targets(PATH), connections, seconds)
      bytes = load.bytes
      return load.rate
    },
    // It opens a new connection each time, which takes its share of the time.
    pgbench: () => pgbench({ url: databaseUrl, scripts, clients: connections, seconds: seconds + CONNECTING_SECONDS }),
  }
  await interleaved(1, subjects)
  const samples = await interleaved(rounds, subjects)
  const rate = (name: keyof typeof subjects) => median(samplesOf(samples, name))
  return {
    figures: [
      { name: 'unchanged / 1 KB', value: ratio(samples, 'unchanged', '1 KB'), unit: '×', atLeast: 0.85 },
      { name: 'changed / pgbench', value: ratio(samples, 'changed', 'pgbench'), unit: '×', atLeast: 0.5 },
      { name: '1 KB answer', value: rate('1 KB'), unit: 'answers/s' },
      { name: 'unchanged (304)', value: rate('unchanged'), unit: 'answers/s' },
      { name: `changed (${bytes} bytes)`, value: rate('changed'), unit: 'answers/s' },
      { name: `pgbench (${scripts[0]?.length} statements)`, value: rate('pgbench'), unit: 'lists/s' },
      { name: 'answered with 304 when unchanged', value: unchanged * 100, unit: '%' },
    ],
    notes: [
      `PostgreSQL; ${stage.world.size}; ${tokens.length} viewers with 20 pending challenges each, ${connections} connections`,
      "pgbench runs, prepared and with as many clients, every statement of the request, the session's too",
    ],
  }
})

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { benchmark, type Figure } from './support/benchmark.ts'
import { latencies } from './support/latency.ts'
import { applyLoad } from './support/load.ts'
import { openStage } from './support/stage.ts'
import type { RunningServer } from './support/server.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'
import type { Player } from './support/world.ts'

const PASSWORD = 'Court-1!ace#'
const HONEST = 'honest@example.com'
const HOME = '198.51.100.1'
const CROWDED = '203.0.113.7'
const BATCH = 25
const HEADERS = { 'content-type': 'application/json' }

interface Answered {
  status: number
  ms: number
}

/** One call to a row of the sessions, from `network` as the proxy in front reports it. */
async function post(port: number, path: string, body: object, network: string): Promise<Answered> {
  const begin = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { ...HEADERS, 'x-forwarded-for': network },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - begin }
}

const logIn = (port: number, email: string, password: string, network: string) =>
  post(port, sessions.login.path, { email, password }, network)

/** Signs in, trying again after the wait that the server asks for when it has no room; milliseconds in all. */
async function honestLogin(port: number, network: string): Promise<number> {
  const begin = performance.now()
  for (let tries = 0; tries < 20; tries++) {
    const { status } = await logIn(port, HONEST, PASSWORD, network)
    if (status === 200) return performance.now() - begin
    if (status !== 503) throw new Error(`An honest login was answered with ${status}`)
    await sleep(100)
  }
  throw new Error('An honest login found no place in 20 tries')
}

/** `wrong` logins at once from one network, and in the middle of them a right one from `network`. */
async function underAttack(port: number, wrong: number, network: string): Promise<{ ms: number; refused: number }> {
  const guess = () => logIn(port, `${randomBytes(6).toString('hex')}@example.com`, 'Wrong-1!word', CROWDED)
  const crowd = Array.from({ length: wrong }, guess)
  // Most of the crowd has arrived.
  await sleep(50)
  const ms = await honestLogin(port, network)
  const answers = await Promise.all(crowd)
  return { ms, refused: answers.filter(({ status }) => status === 503).length }
}

/** A call, one at a time, as players of many networks make it: few enough from each to stay within the limits. */
function watcher(port: number, players: readonly Player[]) {
  let networks = 0
  return () => {
    const network = `198.18.${networks >> 8}.${networks & 255}`
    const token = players[networks % players.length]?.token ?? ''
    networks += 1
    return latencies(
      port,
      Array.from({ length: BATCH }, () => ({ path: '/api/sports/sportsList', token, network })),
    )
  }
}

/** The time that the call takes while `readers` connections ask for `path` as fast as they are answered: p50 in ms. */
async function beside(port: number, path: string, watch: () => Promise<number[]>, { readers, seconds }: Given) {
  const end = performance.now() + seconds * 1000
  const load = applyLoad([{ port, path, token: 'x' }], readers, seconds, [200, 429])
  const samples: number[] = []
  const watched = async () => {
    while (performance.now() < end) samples.push(...(await watch()))
  }
  await Promise.all([load, watched()])
  return median(samples)
}

async function readersOf({ port }: RunningServer, players: readonly Player[], given: Given): Promise<Figure[]> {
  const watch = watcher(port, players)
  await watch()
  const paths = ['/docs/openapi.json', '/metrics', '/healthz']
  const measures = Object.fromEntries(paths.map(path => [path, () => beside(port, path, watch, given)] as const))
  const samples = await interleaved(given.rounds, { alone: async () => median(await watch()), ...measures })
  return [
    { name: 'the call alone, p50', value: median(samplesOf(samples, 'alone')), unit: 'ms' },
    ...paths.map(path => ({
      name: `the same beside ${given.readers} readers of ${path}`,
      value: ratio(samples, path, 'alone'),
      unit: '×',
      ...(path === '/healthz' ? {} : { atMost: 2 }),
    })),
  ]
}

const worst = (name: string, all: readonly number[]): Figure => ({
  name: `${name}, worst`,
  value: Math.max(...all),
  unit: 'ms',
  atMost: 1000,
})

async function wrongLogins({ port }: RunningServer, { rounds, wrong }: Given): Promise<Figure[]> {
  const honest = { first_name: 'Hope', last_name: 'Honest', email: HONEST, password: PASSWORD, confirm: PASSWORD }
  await post(port, sessions.register.path, honest, HOME)
  const alone: number[] = []
  const other: number[] = []
  const same: number[] = []
  const refused: number[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await honestLogin(port, HOME))
    const far = await underAttack(port, wrong, HOME)
    const near = await underAttack(port, wrong, CROWDED)
    other.push(far.ms)
    same.push(near.ms)
    refused.push(far.refused)
  }
  return [
    { name: 'a login alone, p50', value: median(alone), unit: 'ms' },
    worst(`a login beside ${wrong} wrong ones of another network`, other),
    worst(`a login beside ${wrong} wrong ones of its own network`, same),
    { name: 'wrong ones refused at once', value: median(refused), unit: `of ${wrong}` },
  ]
}

const options = { rounds: 5, readers: 8, wrong: 128, seconds: 2 }
type Given = Readonly<typeof options>

export default benchmark(options, async given => {
  await using stage = await openStage('embedded', { players: 50, signedIn: 50, quiet: true })
  const limited = await stage.start({ TRUST_PROXY: 'on', RATE_LIMITS: 'on' })
  const readers = await readersOf(limited, stage.world.players, given)
  await limited.stop()
  const logins = await wrongLogins(await stage.start({ TRUST_PROXY: 'on' }), given)
  return {
    figures: [...readers, ...logins],
    notes: [
      `embedded; ${given.rounds} rounds; the call is GET /api/sports/sportsList, one at a time, from many networks, the readers from one; with limits, as a server has them`,
      'logins without limits, which would refuse most of the crowd: the queue alone; a login that finds no place (503) is sent again after 0.1 s, and counts from its first try',
    ],
  }
})

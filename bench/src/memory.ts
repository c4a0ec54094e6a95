import { setTimeout as sleep } from 'node:timers/promises'
import { blankPng } from '../../apps/server/src/testing/images.ts'
import { benchmark } from './support/benchmark.ts'
import { applyLoad } from './support/load.ts'
import type { RunningServer } from './support/server.ts'
import { openStage, type Stage } from './support/stage.ts'
import { median } from './support/statistics.ts'

const MIB = 2 ** 20
const CONNECTIONS = 4
const SAMPLE_MS = 1000
/** A photo as a phone takes it is sent this often, in turns of the mix below. */
const PHOTO_EVERY = 40

/** `postgres` 1 measures a node on PostgreSQL, otherwise the server is embedded. */
const options = { players: 2000, seconds: 120, rest: 20, postgres: 0 }

/** The most that may be taken once all has settled, in MiB. */
const EMBEDDED_MOST = 600
const NODE_MOST = 350

/** 12 megapixels. */
const photo = new Blob([Uint8Array.from(blankPng(4000, 3000))], { type: 'image/png' })

function withPhoto(): FormData {
  const form = new FormData()
  form.set('image_file', photo, 'me.png')
  return form
}

/** Acts other than reading lists, one after the other: players search, look at boards, write, log in, send photos. */
async function mix({ world }: Stage, port: number, until: () => boolean): Promise<number> {
  const post = (token: string, path: string, body: object | FormData) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
  const get = (token: string, path: string) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const origin = '78701'
  const acts: ((token: string, turn: number) => Promise<Response>)[] = [
    token => post(token, '/challenges/search', { origin, distance: 50 }),
    token => post(token, '/users', { origin, distance: 50 }),
    token => post(token, '/users/leaders', { sport: 'all' }),
    token => get(token, '/users/update-theme-preference'),
    (token, turn) =>
      post(token, '/users/login', { email: `nobody${turn}@example.com`, password: 'not the password 1' }),
    token => get(token, '/users/export'),
    token => get(token, '/challenges/upcoming'),
  ]
  let turn = 0
  for (; !until(); turn += 1) {
    const token = world.players[turn % world.players.length]?.token ?? ''
    const act = acts[turn % acts.length]
    const answer = await (turn % PHOTO_EVERY === 0
      ? post(token, '/users/update-profile-image', withPhoto())
      : act?.(token, turn))
    await answer?.arrayBuffer()
    if (answer && answer.status !== 401 && answer.status >= 400)
      throw new Error(`${answer.url} was answered with ${answer.status}`)
  }
  return turn
}

async function sample(server: RunningServer, into: number[], until: () => boolean): Promise<void> {
  while (!until()) {
    into.push((await server.usage()).rss)
    await sleep(SAMPLE_MS)
  }
}

export default benchmark(options, async ({ players, seconds, rest, postgres }) => {
  const engine = postgres ? 'postgres' : 'embedded'
  await using stage = await openStage(engine, { players, signedIn: 50 })
  const server = await stage.start()
  const { world } = stage
  const fresh = (await server.usage()).rss
  const { port } = server
  const targets = world.players.flatMap(({ id, token }, index) =>
    [
      '/challenges/pending',
      `/challenges/view/${world.challengeOf.get(id) ?? ''}`,
      `/users/view/${world.players[(index + 1) % world.players.length]?.id ?? ''}`,
      '/users/self',
      '/sports/sportsList',
    ].map(path => ({ port, token, path: `/api${path}` })),
  )
  let over = false
  const samples: number[] = []
  const others = Promise.all([sample(server, samples, () => over), mix(stage, port, () => over)])
  const load = applyLoad(targets, CONNECTIONS, seconds).finally(() => {
    over = true
  })
  const [{ rate }, [, acts]] = await Promise.all([load, others])
  await sleep(rest * 1000)
  const settled: number[] = []
  for (let at = 0; at < 5; at += 1) {
    settled.push((await server.usage()).rss)
    await sleep(SAMPLE_MS)
  }
  const last = samples.slice(-Math.ceil(samples.length / 4))
  return {
    figures: [
      {
        name: 'memory, settled after mixed load',
        value: median(settled) / MIB,
        unit: 'MiB',
        atMost: postgres ? NODE_MOST : EMBEDDED_MOST,
      },
      { name: 'memory, last quarter of the load', value: median(last) / MIB, unit: 'MiB' },
      { name: 'memory, highest under load', value: Math.max(...samples) / MIB, unit: 'MiB' },
      { name: 'memory, just started', value: fresh / MIB, unit: 'MiB' },
      { name: 'reads beside it', value: rate, unit: 'answers/s' },
      { name: 'searches, boards, writes, logins and photos', value: acts / seconds, unit: 'answers/s' },
    ],
    notes: [
      `${postgres ? 'a node on PostgreSQL, without what PostgreSQL takes' : engine}; ${world.size}; ${seconds} s of load on ${CONNECTIONS} connections and one that does the rest, then ${rest} s left alone`,
    ],
  }
})

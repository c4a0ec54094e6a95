import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { type Cast, type Finding, fuzz } from '../../e2e/support/fuzz/fuzz.ts'
import { benchmark } from './support/benchmark.ts'
import type { RunningServer } from './support/server.ts'
import { openStage } from './support/stage.ts'
import type { World } from './support/world.ts'

/** `postgres` 1 asks a server on PostgreSQL, otherwise it is embedded. `seed` and a request's number make it again. */
const options = { requests: 300_000, seconds: 3600, seed: Date.now() % 1_000_000, connections: 4, postgres: 0 }

const PLAYERS = 500

async function register({ port }: RunningServer, number: number): Promise<string> {
  const body = {
    first_name: 'Una',
    last_name: 'Verified',
    email: `una${number}@example.com`,
    password: 'Court-1!ace#',
    confirm: 'Court-1!ace#',
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api${sessions.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { payload } = await answer.json()
  return sessions.register.answer.parse(payload).token
}

/** Players take turns, so that each of them deals with the others; one who is signed out for good is dropped. */
async function castOf(server: RunningServer, { players }: World): Promise<Cast> {
  const signedIn = [...players]
  let turn = 0
  let registered = 0
  let unverified = await register(server, registered)
  return {
    ids: players.slice(0, 20).map(({ id }) => id),
    tokenOf: async caller => {
      if (caller === 'unverified') return unverified
      const player = signedIn[turn++ % Math.min(8, signedIn.length)]
      if (!player) throw new Error('Nobody is signed in any more: ask for fewer requests')
      return player.token
    },
    async ended(caller, token) {
      const at = signedIn.findIndex(player => player.token === token)
      if (caller === 'player' && at >= 0) signedIn.splice(at, 1)
      else if (token === unverified) unverified = await register(server, ++registered)
    },
  }
}

const told = ({ kind, times, first }: Finding) => `${times} × ${kind}\n  first: ${JSON.stringify(first)}`

export default benchmark(options, async ({ requests, seconds, seed, connections, postgres }) => {
  await using stage = await openStage(postgres ? 'postgres' : 'embedded', { players: PLAYERS, signedIn: PLAYERS })
  const server = await stage.start()
  const begin = performance.now()
  const url = `http://127.0.0.1:${server.port}`
  const cast = await castOf(server, stage.world)
  const { sent, byStatus, findings } = await fuzz({ url, cast, requests, seed, connections, seconds })
  const elapsed = (performance.now() - begin) / 1000
  const statuses = Object.entries(byStatus).map(([status, times]) => `${status}: ${times}`)
  return {
    figures: [
      { name: 'kinds of answers that must not be', value: findings.length, unit: 'kinds', atMost: 0 },
      { name: 'requests sent', value: sent, unit: 'requests' },
      { name: 'rate', value: sent / elapsed, unit: 'requests/s' },
    ],
    notes: [`seed ${seed}, ${stage.engine}; answers by status: ${statuses.join(', ')}`, ...findings.map(told)],
    failed: findings.length > 0,
  }
})

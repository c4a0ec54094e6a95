import { challenges } from '@gauntlet/contract/challenges'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { type Server, startServer } from '../support/server.ts'

const STOPS = 7
const WRITERS = 8
/** How many challenges are acknowledged before the next stop. */
const WRITES = 20

let server: Server
let ada: Player
let tennis: string
beforeAll(async () => {
  server = await startServer()
  ada = await verified(server, 'Ada Archer')
  tennis = await sportId(server, 'Tennis Singles')
})
afterAll(() => server?.close())

const issue = async (message: string) => {
  const input = {
    sport: tennis,
    date: `${new Date().getUTCFullYear() + 1}-06-05T18:30`,
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Central Court',
    message,
    ids: '',
  }
  return (await call(server.url, challenges.issue, input, ada.token)).id
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined

test(`of ${WRITERS} who write while the server is stopped ${STOPS} times, each is answered or was never heard`, async () => {
  const answered = new Map<string, string>()
  const failures: unknown[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    const enough = Promise.withResolvers<void>()
    let count = 0
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; ; turn += 1)
        try {
          const message = `stop ${stop}, writer ${writer}, turn ${turn}`
          answered.set(await issue(message), message)
          if (++count === WRITES) enough.resolve()
        } catch (error) {
          // Nobody listens any more: nothing was sent.
          if (codeOf(error) !== 'ECONNREFUSED') failures.push(error)
          enough.resolve()
          return
        }
    })
    await enough.promise
    await server.stop()
    await Promise.all(writers)
    await server.restart()
  }
  expect(failures).toEqual([])
  expect(answered.size).toBeGreaterThanOrEqual(STOPS * WRITES)
  const kept = new Map<string, string>()
  for (const id of answered.keys()) kept.set(id, (await call(server.url, challenges.view, { id }, ada.token)).message)
  expect(kept).toEqual(answered)
})

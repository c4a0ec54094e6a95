import { setTimeout as pause } from 'node:timers/promises'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/support/postgres.ts'
import { type Player, selfOf, sportId, verified } from '../support/cast.ts'
import { type Reply, requestOf, send } from '../support/client.ts'
import { type OwnServer, startServer } from '../support/server.ts'
import { issue, messagesOf, sorted } from '../support/writes.ts'

/** The promised time, and what a busy machine takes besides. */
const BUSY_MS = 12_000
const TOLD_WITHIN_MS = 6000 + BUSY_MS
const READY_WITHIN_MS = 2000 + BUSY_MS
const BACK_WITHIN_MS = 10_000 + BUSY_MS
const WRITERS = 4
const AWAY = 'the database is out of reach'
const BACK = 'the database is back'

let postgres: ThrowawayPostgres
let server: OwnServer
let ada: Player
let tennis: string
beforeAll(async () => {
  postgres = await startThrowawayPostgres()
  server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' })
  ada = await verified(server, 'Ada Archer')
  tennis = await sportId(server, 'Tennis Singles')
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

let told: { away: number; back: number }
const toldNow = () => ({ away: server.logged(AWAY).length, back: server.logged(BACK).length })
beforeEach(() => {
  told = toldNow()
})

const read = () => send(server.url, { ...requestOf(profiles.self, {}), token: ada.token })
const write = (message: string) => issue(server, ada, tennis, message)
const ready = () => send(server.url, { method: 'GET', path: '/readyz' })

/** The statuses of requests sent at once, and how long the last one took. */
async function timed(asked: Promise<Reply>[]): Promise<{ statuses: number[]; ms: number }> {
  const begun = performance.now()
  const replies = await Promise.all(asked)
  return { statuses: replies.map(({ status }) => status), ms: performance.now() - begun }
}

/**
 * Writes as a client does: a request that is answered with 503 is sent again with its key. Answers with the
 * acknowledged writes.
 */
function keepWriting(name: string) {
  const over = new AbortController()
  const acknowledged: string[] = []
  const unexpected: string[] = []
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const message = `${name}, writer ${writer}, turn ${turn}`
      let reply = await write(message)
      while (reply.status === 503) {
        await pause(100)
        reply = await write(message)
      }
      if (reply.status === 200) acknowledged.push(message)
      else unexpected.push(`${reply.status} ${reply.text}`)
    }
  })
  return {
    acknowledged,
    async end() {
      over.abort()
      await Promise.all(writers)
      expect(unexpected).toEqual([])
    },
  }
}

const more = (list: readonly string[]) => {
  const before = list.length
  return vi.waitUntil(() => list.length >= before + 2 * WRITERS, { timeout: 90_000, interval: 10 })
}

const outages = [
  { what: 'paused', begin: async () => postgres.pause(), end: async () => postgres.resume() },
  { what: 'halted and started again', begin: () => postgres.halt(), end: () => postgres.start() },
]

test.each(outages)('a PostgreSQL that is $what: players are told, and nothing that they did is lost', async outage => {
  const before = await messagesOf(server, ada)
  const writing = keepWriting(outage.what)
  await more(writing.acknowledged)

  await outage.begin()
  const [first, readiness] = await Promise.all([timed([read(), write(`during ${outage.what}`)]), timed([ready()])])
  expect(first.statuses).toEqual([503, 503])
  expect(first.ms).toBeLessThan(TOLD_WITHIN_MS)
  expect(readiness.statuses).toEqual([503])
  expect(readiness.ms).toBeLessThan(READY_WITHIN_MS)
  const next = await timed([read(), ready(), read()])
  expect(next.statuses).toEqual([503, 503, 503])
  expect(next.ms).toBeLessThan(READY_WITHIN_MS)
  const kept = writing.acknowledged.length

  await outage.end()
  const ended = performance.now()
  await vi.waitUntil(async () => (await ready()).status === 200, { timeout: 60_000, interval: 50 })
  expect((await read()).status).toBe(200)
  expect(performance.now() - ended).toBeLessThan(BACK_WITHIN_MS)
  await more(writing.acknowledged)
  await writing.end()

  expect((await write(`during ${outage.what}`)).status).toBe(200)
  expect(writing.acknowledged.length).toBeGreaterThan(kept)
  const expected = sorted([...before, ...writing.acknowledged, `during ${outage.what}`])
  expect(await messagesOf(server, ada)).toEqual(expected)
  // The log gathers usual lines for a moment.
  await vi.waitFor(() => expect(toldNow()).toEqual({ away: told.away + 1, back: told.back + 1 }), 10_000)
  expect(server.errors()).toHaveLength(told.away + 1)
  expect((await selfOf(server, ada.token)).id).toBe(ada.id)
})

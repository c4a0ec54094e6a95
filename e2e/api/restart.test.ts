import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Player, registered, selfOf, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { rounds } from '../support/rounds.ts'
import { type OwnServer, startServer } from '../support/server.ts'

const KILLS = rounds(2, 5)
/** How many challenges are acknowledged before the next kill. */
const WRITES = 40
const ISSUERS = 3

let server: OwnServer
let ada: Player
let tennis: string
beforeAll(async () => {
  server = await startServer()
  ada = await verified(server, 'Ada Archer')
  tennis = await sportId(server, 'Tennis Singles')
})
afterAll(() => server?.close())

/** All challenges that the server has acknowledged. */
interface Acknowledged {
  accounts: Player[]
  /** The message of each challenge by its id. */
  challenges: Map<string, string>
}

/** Ada's open challenge: several rows in several tables, in one step. */
async function issue(message: string): Promise<string> {
  const { id } = await call(
    server.url,
    challenges.issue,
    {
      sport: tennis,
      date: `${new Date().getUTCFullYear() + 1}-06-05T18:30`,
      location: 'Austin',
      locstate: 'TX',
      zip: '78701',
      venue: 'Central Court',
      message,
      ids: '',
    },
    ada.token,
  )
  return id
}

/** Repeats `write` until the server is gone. Nothing else may end it. */
async function whileItRuns(write: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await write(turn)
    } catch (error) {
      // The error that fetch throws when nobody answers any more.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

test(`every acknowledged write is there after ${KILLS} kills in the middle of writing`, async () => {
  const done: Acknowledged = { accounts: [], challenges: new Map() }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = done.challenges.size
    const writers = [
      whileItRuns(async turn => {
        done.accounts.push(await registered(server, `Newcomer ${'abcdefgh'[kill]}${'x'.repeat(turn)}`))
      }),
      ...Array.from({ length: ISSUERS }, (_, writer) =>
        whileItRuns(async turn => {
          const message = `kill ${kill}, writer ${writer}, turn ${turn}`
          done.challenges.set(await issue(message), message)
        }),
      ),
    ]
    await vi.waitUntil(() => done.challenges.size >= before + WRITES, { timeout: 90_000, interval: 5 })
    await server.kill()
    await Promise.all(writers)
    await server.restart()
  }

  const kept = new Map<string, string>()
  for (const id of done.challenges.keys()) {
    const { message } = await call(server.url, challenges.view, { id }, ada.token)
    kept.set(id, message)
  }
  expect(kept).toEqual(done.challenges)

  expect(done.accounts.length).toBeGreaterThan(0)
  // A mail that was on its way when the server died is tried again after some minutes.
  await server.setClock(new Date(Date.now() + 10 * 60_000))
  const mailed = new Set((await server.mails()).map(({ to }) => to))
  for (const account of done.accounts) {
    expect((await selfOf(server, account.token)).email).toBe(account.email)
    expect(mailed, 'who was sent a link').toContain(account.email)
  }
  expect(server.errors()).toEqual([])
})

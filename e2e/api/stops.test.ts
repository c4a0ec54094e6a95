import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Player, sportId, verified } from '../support/cast.ts'
import { rounds } from '../support/rounds.ts'
import { type OwnServer, startServer } from '../support/server.ts'
import { issue, messagesOf, sorted } from '../support/writes.ts'

const STOPS = rounds(2, 7)
const WRITERS = 8
/** How many challenges are acknowledged before the next stop. */
const WRITES = 16
/** Longer than a test would wait: only a second signal ends it sooner. */
const LONG_WAIT = '60'
/** Far less than that, on a busy machine too. */
const AT_ONCE_MS = 30_000

let server: OwnServer
let ada: Player
let tennis: string
beforeAll(async () => {
  server = await startServer()
  ada = await verified(server, 'Ada Archer')
  tennis = await sportId(server, 'Tennis Singles')
})
afterAll(() => server?.close())

test(`of what ${WRITERS} write while the server is stopped ${STOPS} times, each is answered or was never done`, async () => {
  const answered: string[] = []
  const unanswered: string[] = []
  const refused: string[] = []
  const codes: (number | null)[] = []

  /** Until nobody answers any more. An idle connection may be closed at the very moment it is used again. */
  async function write(stop: number, writer: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const message = `stop ${stop}, writer ${writer}, turn ${turn}`
      const reply = await issue(server, ada, tennis, message).catch((error: unknown) => {
        // The error that fetch throws when no answer came.
        if (error instanceof TypeError) return undefined
        throw error
      })
      if (!reply) {
        unanswered.push(message)
        return
      }
      if (reply.status === 200) answered.push(message)
      else refused.push(`${message}: ${reply.status} ${reply.text}`)
    }
  }

  for (let stop = 0; stop < STOPS; stop += 1) {
    const before = answered.length
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(stop, writer))
    await vi.waitUntil(() => answered.length >= before + WRITES, { timeout: 90_000, interval: 5 })
    codes.push(await server.stop())
    await Promise.all(writers)
    await server.restart()
  }
  expect(refused).toEqual([])
  expect(codes).toEqual(Array<number>(STOPS).fill(0))
  expect(unanswered).toHaveLength(STOPS * WRITERS)
  expect(await messagesOf(server, ada)).toEqual(sorted(answered))
})

test('a second signal ends at once a server that waits for its proxy', async () => {
  await server.stop()
  await server.restart({ STOP_WAIT: LONG_WAIT })
  const first = server.stop()
  await vi.waitUntil(async () => (await fetch(`${server.url}/readyz`)).status === 503, { timeout: 60_000 })
  const begun = performance.now()
  await server.stop()
  expect(performance.now() - begun).toBeLessThan(AT_ONCE_MS)
  expect(await first).toBe(1)
})

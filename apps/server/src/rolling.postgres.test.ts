import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Player } from './testing/app.ts'
import { testApp } from './testing/opened.ts'
import { type Balancer, openBalancer } from './testing/balancer.ts'
import { terms } from './testing/challenges.ts'
import { urlOf } from './testing/database.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const WRITERS = 4
const READERS = 2
const BETWEEN_MS = 100
const BEFORE_MS = 500
/** So often at most is a write sent whose answer is lost. */
const TRIES = 3
/** A start takes seconds, on a busy machine many. */
const TEST_MS = 180_000

const app = testApp()
let players: Player[]
let court: Awaited<ReturnType<typeof terms>>
let nodes: (ServerProcess | undefined)[] = []
let balancer: Balancer
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-rolling-'))

const start = async () =>
  startServerProcess({ PORT: '0', DATABASE_URL: await urlOf(app.db), GAUNTLET_DATA: folder, STOP_WAIT: '1' })

beforeAll(async () => {
  // Sessions end by the real time, not by that of the tests.
  app.clock.set(new Date())
  players = []
  for (let writer = 0; writer < WRITERS; writer++) players.push(await app.player(`Ada ${'abcdefgh'[writer]}`))
  court = await terms(app)
  nodes = await Promise.all([start(), start()])
  balancer = await openBalancer(() => nodes.flatMap(node => node?.port ?? []))
})
afterAll(async () => {
  await balancer.close()
  for (const node of nodes) await node?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Undefined where it is answered with 200, else what was answered. With a message it is a write, and that its key. */
async function ask(path: string, player: Player, message?: string) {
  const writes = message !== undefined
  const reply = await fetch(`http://127.0.0.1:${balancer.port}/api${path}`, {
    headers: {
      authorization: `Bearer ${player.token}`,
      ...(writes ? { 'content-type': 'application/json', [KEY_HEADER]: message.replaceAll(' ', '-') } : {}),
    },
    ...(writes ? { method: 'POST', body: JSON.stringify({ ...court, ids: '', message }) } : {}),
  })
  const text = await reply.text()
  return reply.status === 200 ? undefined : `${reply.status} ${text}`
}

test(
  'two nodes are restarted one after the other, and nobody notices: nothing fails, nothing is done twice',
  async () => {
    const failed: string[] = []
    const over = new AbortController()
    const issued = new Map<string, string[]>()
    let acknowledged = 0
    const writers = players.map(async player => {
      const mine: string[] = []
      issued.set(player.id, mine)
      for (let n = 0; !over.signal.aborted; n++) {
        const message = `${n} of ${player.name}`
        // Twice, as a client does that has lost the answer.
        for (const time of ['first', 'again']) {
          const write = () => ask(challenges.issue.path, player, message)
          let failure = await write()
          // A node may close while it takes a connection: whoever has the key sends the write again, as the app does.
          for (let tries = 1; failure?.startsWith('502') && tries < TRIES; tries++) failure = await write()
          if (failure !== undefined) failed.push(`${time} write: ${failure}`)
        }
        mine.push(message)
        acknowledged += 1
        await pause(BETWEEN_MS)
      }
    })
    const readers = players.slice(0, READERS).map(async player => {
      while (!over.signal.aborted) {
        const failure = await ask(challenges.pending.path.replace('[/{x}]', ''), player)
        if (failure !== undefined) failed.push(`read: ${failure}`)
        await pause(20)
      }
    })
    await pause(BEFORE_MS)
    const codes: unknown[] = []
    const during: number[] = []
    for (const at of nodes.keys()) {
      const before = acknowledged
      codes.push(await nodes[at]?.stop())
      nodes[at] = await start()
      during.push(acknowledged - before)
    }
    await pause(BEFORE_MS)
    over.abort()
    await Promise.all([...writers, ...readers])

    expect(failed).toEqual([])
    expect(codes).toEqual([0, 0])
    expect(nodes.map(node => node?.output().includes('"level":50'))).toEqual([false, false])
    expect(Math.min(...during), 'writes that were done while a node was restarted').toBeGreaterThan(WRITERS)
    for (const player of players) {
      const there = (await app.call(challenges.all, {}, player)).payload.map(({ message }) => message)
      expect(there.toSorted()).toEqual(issued.get(player.id)?.toSorted())
    }
  },
  TEST_MS,
)

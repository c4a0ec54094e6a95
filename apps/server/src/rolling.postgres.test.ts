import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '@gauntlet/contract/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from './testing/app.ts'
import { type Balancer, openBalancer } from './testing/balancer.ts'
import { urlOf } from './testing/database.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const WRITERS = 4
const READERS = 2
/** A player may keep 20 addresses. */
const WRITES_EACH = 18
const BEFORE_MS = 500
/** A start takes seconds, on a busy machine many. */
const TEST_MS = 180_000

let app: TestApp
let players: Player[]
let nodes: (ServerProcess | undefined)[] = []
let balancer: Balancer
const folder = mkdtempSync(join(tmpdir(), 'gauntlet-rolling-'))

const start = async () =>
  startServerProcess({ PORT: '0', DATABASE_URL: await urlOf(app.db), GAUNTLET_DATA: folder, STOP_WAIT: '1' })

beforeAll(async () => {
  app = await openTestApp()
  // Sessions end by the real time, not by that of the tests.
  app.clock.set(new Date())
  players = []
  for (let writer = 0; writer < WRITERS; writer++) players.push(await app.player(`Ada ${'abcdefgh'[writer]}`))
  nodes = await Promise.all([start(), start()])
  balancer = await openBalancer(() => nodes.flatMap(node => node?.port ?? []))
})
afterAll(async () => {
  await balancer.close()
  for (const node of nodes) await node?.kill()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function ask(path: string, player: Player, line?: string) {
  const body = { address_line_1: line, city: 'Austin', state: 'Texas', postal_code: '78701' }
  const reply = await fetch(`http://127.0.0.1:${balancer.port}/api${path}`, {
    headers: {
      authorization: `Bearer ${player.token}`,
      ...(line === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': line.replaceAll(' ', '-') }),
    },
    ...(line === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return reply.status === 200 ? undefined : `${reply.status} ${text}`
}

test(
  'two nodes are restarted one after the other, and nobody notices: nothing fails, nothing is done twice',
  async () => {
    const failed: string[] = []
    const over = new AbortController()
    const streets = new Map<string, string[]>()
    const writers = players.map(async player => {
      const mine: string[] = []
      streets.set(player.id, mine)
      for (let n = 0; n < WRITES_EACH && !over.signal.aborted; n++) {
        const line = `${n} ${player.name} Street`
        // Twice, as a client does that has lost the answer.
        for (const time of ['first', 'again']) {
          const failure = await ask(addresses.add.path, player, line)
          if (failure !== undefined) failed.push(`${time} write: ${failure}`)
        }
        mine.push(line)
        await pause(250)
      }
    })
    const readers = players.slice(0, READERS).map(async player => {
      while (!over.signal.aborted) {
        const failure = await ask(addresses.list.path, player)
        if (failure !== undefined) failed.push(`read: ${failure}`)
        await pause(20)
      }
    })
    await pause(BEFORE_MS)
    const codes: unknown[] = []
    for (const at of nodes.keys()) {
      codes.push(await nodes[at]?.stop())
      nodes[at] = await start()
    }
    await pause(BEFORE_MS)
    over.abort()
    await Promise.all([...writers, ...readers])

    expect(failed).toEqual([])
    expect(codes).toEqual([0, 0])
    expect(nodes.map(node => node?.output().includes('"level":50'))).toEqual([false, false])
    for (const player of players) {
      const there = (await app.call(addresses.list, {}, player)).payload.map(one => one.address_line_1)
      expect(there.toSorted()).toEqual(streets.get(player.id)?.toSorted())
    }
  },
  TEST_MS,
)

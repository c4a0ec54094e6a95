import { setTimeout as sleep } from 'node:timers/promises'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { benchmark, type Figure } from './support/benchmark.ts'
import { call } from './support/call.ts'
import type { RunningServer } from './support/server.ts'
import { type EngineName, openStage, type Stage } from './support/stage.ts'
import type { Player } from './support/world.ts'

const WRITERS = 6
const WRITES_MS = 60_000
/**
 * The server is killed within this many milliseconds, after this many writes: in the end every step of a write is hit.
 */
const KILL_WITHIN_MS = 40
const KILL_AFTER_WRITES = 30
/** A player may keep 20 addresses; the world comes with one of them. */
const ADDRESSES_EACH = 19
const PLAYERS_A_WRITER = 5

/** The acknowledged writes of one player: the street of each address. */
interface Written {
  player: Player
  streets: string[]
}

const address = (street: string) => ({
  address_line_1: street,
  city: 'Austin',
  state: 'Texas',
  postal_code: '78701',
})

/** Writes until the server is gone, and remembers what was acknowledged. */
async function write(server: RunningServer, players: readonly Player[], written: Written[]): Promise<void> {
  for (const player of players) {
    const mine: Written = { player, streets: [] }
    written.push(mine)
    for (let n = 0; n < ADDRESSES_EACH; n++) {
      const street = `${n} Kill Street`
      const answer = await call(server, addresses.add, address(street), player).catch(() => undefined)
      if (!answer) return
      mine.streets.push(street)
    }
  }
}

const countOf = (written: readonly Written[]) => written.reduce((sum, { streets }) => sum + streets.length, 0)

async function untilWritten(written: readonly Written[], count: number): Promise<void> {
  const end = performance.now() + WRITES_MS
  while (countOf(written) < count) {
    if (performance.now() > end) throw new Error('The server acknowledges no writes')
    await sleep(2)
  }
}

/** PostgreSQL itself recovers from the loss of one of its processes: all of them end, and its log is replayed. */
async function killBackend(url: string): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url })
  const [row] = await db.session(session =>
    session.run(`select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() order by state, pid limit 1`),
  )
  await db.close()
  if (typeof row?.['pid'] === 'number') process.kill(row['pid'], 'SIGKILL')
}

async function untilRecovered(url: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await (await openDatabase({ kind: 'postgres', url })).close()
      return
    } catch (error) {
      if (tries >= 300) throw error
      await sleep(100)
    }
}

async function restart(stage: Stage): Promise<RunningServer> {
  if (stage.postgres) await untilRecovered(stage.postgres.url)
  return await stage.start()
}

/** The number of acknowledged writes that are missing. */
async function lostOf(server: RunningServer, written: readonly Written[]): Promise<number> {
  let lost = 0
  for (const { player, streets } of written) {
    const there = new Set((await call(server, addresses.list, {}, player)).map(one => one.address_line_1))
    lost += streets.filter(street => !there.has(street)).length
  }
  return lost
}

async function measure(engine: EngineName, times: number): Promise<{ figures: Figure[]; note: string }> {
  const needed = WRITERS * PLAYERS_A_WRITER
  await using stage = await openStage(engine, { players: needed * times, signedIn: needed * times, quiet: true })
  let server = await stage.start()
  let lost = 0
  let acknowledged = 0
  const all: Written[] = []
  for (let time = 0; time < times; time++) {
    const players = stage.world.players.slice(time * needed, (time + 1) * needed)
    const written: Written[] = []
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(server, players.slice(writer * PLAYERS_A_WRITER, (writer + 1) * PLAYERS_A_WRITER), written),
    )
    await untilWritten(written, 1 + (time % KILL_AFTER_WRITES))
    await sleep(((time * 0.618) % 1) * KILL_WITHIN_MS)
    // Every other time the database dies first.
    if (stage.postgres && time % 2 === 1) await killBackend(stage.postgres.url)
    await server.kill()
    await Promise.all(writers)
    server = await restart(stage)
    lost += await lostOf(server, written)
    acknowledged += countOf(written)
    all.push(...written)
  }
  // No later kill has taken a write that an earlier one had left.
  lost += await lostOf(server, all)
  return {
    figures: [
      { name: `${engine}: acknowledged writes lost`, value: lost, unit: `of ${acknowledged}`, atMost: 0 },
      { name: `${engine}: kills`, value: times, unit: 'kills' },
    ],
    note:
      engine === 'postgres'
        ? 'postgres: kill -9 of the server; every other time of a process of PostgreSQL first, which makes it recover'
        : 'embedded: kill -9 of the server with its database',
  }
}

export default benchmark({ times: 100 }, async ({ times }) => {
  const outcomes = [await measure('embedded', times), await measure('postgres', times)]
  return {
    figures: outcomes.flatMap(({ figures }) => figures),
    notes: [...outcomes.map(({ note }) => note), `${WRITERS} writers, each adding addresses one after the other`],
  }
})

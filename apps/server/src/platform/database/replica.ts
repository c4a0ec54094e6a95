import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResult } from 'pg'
import type { Executor } from './database.ts'
import type { Engine } from './engine.ts'
import { UnavailableError } from './errors.ts'
import { openReads } from './reads.ts'
import { answer, configOf } from './transactions.ts'
import { Watch } from './watch.ts'

const LOOK_MS = 250
/** A replica that does not say where it is for so long is left out. */
const SILENT_MS = 1000

/** All that a read must find there. */
export interface Floor {
  /** All that was committed before this moment of this node, as `performance.now()` has it. */
  moment?: number | undefined
  /** All that the log of the primary has up to here, in bytes from its beginning. */
  position?: number | undefined
}

/** The news for listeners: that reads go to the replica, or why they do not any more. */
export type ReplicaNews = { used: true } | { used: false; why: string }

/** A streaming replica: it runs reads, and hands those on to the primary that it cannot run. */
export interface Replica extends Executor {
  /** Whether it is in use, and has all that the floor asks for. */
  has(floor: Floor): boolean
  /** How far the primary has written: what has been committed by now lies before it. */
  position(): Promise<number>
  /** Tells at once where it is in use already, as it often is before a node that migrates listens. */
  listen(listener: (news: ReplicaNews) => void): void
  close(): Promise<void>
}

export type ReplicaEngine = NonNullable<Engine['replica']>

interface Primary extends Executor {
  position(): Promise<number>
}

/** How far the primary had written at a moment of this node, or further. */
interface Sample {
  at: number
  position: number
}

// On a server that is no standby the function still answers, with how far it had come as one.
const ASK = `select pg_is_in_recovery() as standby, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`

export function openReplica(engine: ReplicaEngine, primary: Primary): Replica {
  const { settings, opening, maxLagMs } = engine
  const watch = new Watch({
    settings,
    opening,
    patienceMs: engine.patienceMs,
    standbyWillDo: true,
    renew: () => reads.renew(),
  })
  const reads = openReads(settings, engine.readConnections, watch)
  const listeners = new Set<(news: ReplicaNews) => void>()
  /** Those who wait for an answer of the replica. */
  const waiting = new Set<(error: Error) => void>()
  let samples: Sample[] = []
  let used = false
  let reached = 0
  /** It has everything that was committed before this moment of ours. */
  let knows = -Infinity
  let asking: Client | undefined
  const closing = new AbortController()

  function leaveOut(why: string): void {
    if (!used) return
    used = false
    for (const fail of waiting) fail(new UnavailableError(`The replica is left out: ${why}`))
    reads.renew()
    for (const listener of listeners) listener({ used: false, why })
  }

  function lose(error: unknown): void {
    asking?.connection.stream.destroy()
    asking = undefined
    leaveOut(error instanceof Error ? error.message : String(error))
  }

  async function sample(): Promise<void> {
    const at = performance.now()
    const position = await primary.position()
    samples = [...samples.filter(one => one.at > at - 2 * maxLagMs - SILENT_MS), { at, position }]
  }

  /** Asks over a connection of its own: no read that takes long keeps the answer. */
  async function ask(): Promise<{ standby: boolean; position: number }> {
    if (!asking) {
      const client = new Client({ ...settings(), connectionTimeoutMillis: SILENT_MS, query_timeout: SILENT_MS })
      client.on('error', lose)
      asking = client
      await client.connect()
    }
    const { rows } = await asking.query<{ standby: boolean; position: number }>(ASK)
    const [row] = rows
    if (!row) throw new Error('it does not say where it is')
    return row
  }

  function compare(position: number): void {
    reached = position
    const before = samples.filter(one => one.position <= position)
    for (const { at } of before) knows = Math.max(knows, at)
    samples = samples.filter(one => one.position > position)
    const lagMs = performance.now() - (samples[0]?.at ?? Infinity)
    if (lagMs > maxLagMs) return leaveOut(`it is ${Math.round(lagMs)} ms behind`)
    if (used || knows === -Infinity) return
    used = true
    for (const listener of listeners) listener({ used: true })
  }

  async function look(): Promise<void> {
    try {
      const { standby, position } = await ask()
      if (standby) compare(position)
      else leaveOut('it is no standby')
    } catch (error) {
      lose(error)
    }
  }

  async function every(work: () => Promise<void>): Promise<void> {
    while (!closing.signal.aborted) {
      // A primary that is away is told of elsewhere.
      await work().catch(() => {})
      await pause(LOOK_MS, undefined, { ref: false })
    }
  }
  void every(sample)
  void every(look)

  async function orLeftOut(reading: Promise<QueryResult>): Promise<QueryResult> {
    const left = Promise.withResolvers<never>()
    waiting.add(left.reject)
    try {
      return await Promise.race([reading, left.promise])
    } finally {
      waiting.delete(left.reject)
    }
  }

  return {
    async execute(compiled, values) {
      if (!used || compiled.writes) return primary.execute(compiled, values)
      try {
        return answer(await orLeftOut(reads.query(configOf(compiled, values, engine.named))))
      } catch {
        // The primary says, too, if the read itself is wrong; a replica also ends reads that keep it from going on.
        return await primary.execute(compiled, values)
      }
    },
    has: ({ moment = -Infinity, position = 0 }) => used && moment < knows && position <= reached,
    position: () => primary.position(),
    listen(listener) {
      listeners.add(listener)
      if (used) listener({ used: true })
    },
    async close() {
      closing.abort()
      asking?.connection.stream.destroy()
      await reads.close()
      watch.close()
    },
  }
}

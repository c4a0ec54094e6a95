import { readdirSync, readFileSync } from 'node:fs'
import { type Ask, latencies } from './latency.ts'
import { applyLoad, type Target } from './load.ts'
import type { RunningServer } from './server.ts'
import type { World } from './world.ts'

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10
const PLAYERS = 200

/** The parent of a process, and the time of it and its ended children: in /proc/PID/stat, behind the name. */
function read(pid: string): { parent: number; ms: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), ms: ticks * TICK_MS }
  } catch {
    // It has ended meanwhile.
    return { parent: 0, ms: 0 }
  }
}

/** Milliseconds of processor time that a process has used, and those that it has made. */
const withChildren = (pid: number): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ own: Number(name) === pid, ...read(name) }))
    .filter(({ own, parent }) => own || parent === pid)
    .reduce((sum, { ms }) => sum + ms, 0)

async function ofServers(servers: readonly RunningServer[]): Promise<number> {
  const used = await Promise.all(servers.map(server => server.usage()))
  return used.reduce((sum, { cpu }) => sum + cpu / 1000, 0)
}

/** The lists of some players, and one challenge of each. */
export const listsAndChallenges = ({ players, challengeOf }: World, port: number): Target[] =>
  players.slice(0, PLAYERS).flatMap(({ id, token }) => [
    { port, token, path: '/api/challenges/pending' },
    { port, token, path: `/api/challenges/view/${challengeOf.get(id) ?? ''}` },
  ])

export interface Watched {
  servers: readonly RunningServer[]
  /** Other processes that count, each with those that it has made: the database's, a pooler's. */
  pids: readonly number[]
}

/** Milliseconds of processor time that all of them have used so far. */
const used = async ({ servers, pids }: Watched): Promise<number> =>
  (await ofServers(servers)) + pids.reduce((sum, pid) => sum + withChildren(pid), 0)

/** Milliseconds of processor time that all of them use while the work lasts. */
export async function usedWhile(watched: Watched, work: () => Promise<unknown>): Promise<number> {
  const before = await used(watched)
  await work()
  return (await used(watched)) - before
}

export interface Measured extends Watched {
  targets: readonly Target[]
  connections: number
  seconds: number
}

/** Milliseconds of processor time that an answer takes under load, the answers a second and the bytes of one. */
export async function costOf({ targets, connections, seconds, ...watched }: Measured): Promise<{
  cost: number
  rate: number
  bytes: number
}> {
  const before = await used(watched)
  const { rate, bytes } = await applyLoad(targets, connections, seconds)
  return { cost: ((await used(watched)) - before) / (rate * seconds), rate, bytes }
}

/** The same of requests that can be made once: each is, over as many connections. */
export async function costOfEach(port: number, asks: readonly Ask[], connections: number, watched: Watched) {
  const before = await used(watched)
  await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      latencies(
        port,
        asks.filter((_ask, index) => index % connections === at),
      ),
    ),
  )
  return ((await used(watched)) - before) / asks.length
}

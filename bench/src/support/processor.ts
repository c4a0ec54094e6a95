import { readdirSync, readFileSync } from 'node:fs'
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

export interface Measured {
  targets: readonly Target[]
  connections: number
  seconds: number
  servers: readonly RunningServer[]
  /** Other processes that count, each with those that it has made: the database's, a pooler's. */
  pids: readonly number[]
}

/** Milliseconds of processor time that an answer takes under load, and the answers a second. */
export async function costOf({ targets, connections, seconds, servers, pids }: Measured): Promise<{
  cost: number
  rate: number
}> {
  const processor = async () => (await ofServers(servers)) + pids.reduce((sum, pid) => sum + withChildren(pid), 0)
  const before = await processor()
  const { rate } = await applyLoad(targets, connections, seconds)
  return { cost: ((await processor()) - before) / (rate * seconds), rate }
}

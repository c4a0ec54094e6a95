import { readdirSync, readFileSync } from 'node:fs'
import type { RunningServer } from './server.ts'

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10

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
export const withChildren = (pid: number): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ own: Number(name) === pid, ...read(name) }))
    .filter(({ own, parent }) => own || parent === pid)
    .reduce((sum, { ms }) => sum + ms, 0)

/** The same of servers. */
export async function ofServers(servers: readonly RunningServer[]): Promise<number> {
  const used = await Promise.all(servers.map(server => server.usage()))
  return used.reduce((sum, { cpu }) => sum + cpu / 1000, 0)
}

// A server in a process that a benchmark watches and may kill.
import type { Server } from 'node:net'
import type { Usage } from './usage.ts'

/** Says where it listens, tells what it has used when asked, and ends with the process that measures. */
export function watched(server: Server): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ rss: process.memoryUsage.rss(), cpu: user + system } satisfies Usage)
  })
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : undefined)
}

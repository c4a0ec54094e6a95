// The product's server as it is started, in a process that a benchmark watches and may kill.
import { main } from '../../../apps/server/src/main.ts'
import type { Usage } from './usage.ts'

const { server } = await main()
const address = server.server.address()

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ rss: process.memoryUsage.rss(), cpu: user + system } satisfies Usage)
})
// The measuring process is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.send?.(typeof address === 'object' && address ? address.port : undefined)

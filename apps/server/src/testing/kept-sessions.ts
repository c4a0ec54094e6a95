import { Client, type ClientConfig } from 'pg'
import { sessionOn, type Sessions } from '../platform/database/connect.ts'

/**
 * Sessions of tests, on connections that stay open for the next one, which finds nothing of the last: a connection
 * takes ten times as long as what a test asks over it.
 */
export function keptSessions(settings: ClientConfig): { session: Sessions; close(): Promise<void> } {
  const free = new Set<Client>()
  async function connect(): Promise<Client> {
    const client = new Client({ ...settings, options: '-c jit=off' })
    client.on('error', () => free.delete(client))
    await client.connect()
    return client
  }
  return {
    async session(work) {
      const [kept] = free
      if (kept) free.delete(kept)
      const client = kept ?? (await connect())
      try {
        const done = await work(sessionOn(client))
        await client.query('discard all')
        free.add(client)
        return done
      } finally {
        if (!free.has(client)) await client.end()
      }
    },
    async close() {
      await Promise.all([...free].map(client => client.end()))
    },
  }
}

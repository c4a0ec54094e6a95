import { once } from 'node:events'
import { createServer } from 'node:http'

const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>`

/** A page with one heading and nothing else, on a port of its own. */
export async function serveEmptyPage(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The empty page has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Stands before several nodes as a proxy does. */
export interface Balancer {
  port: number
  close(): Promise<void>
}

const bodyOf = async (incoming: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  return Buffer.concat(pieces)
}

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

function pass(incoming: IncomingMessage, port: number, body: Buffer): Promise<IncomingMessage> {
  const { method, url: path, headers } = incoming
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, connection: 'close' }, agent: false },
      resolve,
    )
    sent.on('error', reject).end(body)
  })
}

/**
 * Passes requests on in turn, over a connection each, as the proxy of docs/operations.md is set up. Where a node takes
 * no connection it asks the next one, since nothing was sent yet; a read that is cut off, as by a node that closes
 * while somebody is being let in, is asked of the next one too. Anything else that fails is a 502: nobody knows whether
 * it was done. `ports` tells where the nodes are.
 */
export async function openBalancer(ports: () => readonly number[]): Promise<Balancer> {
  let turn = 0

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const all = ports()
    turn += 1
    const first = turn
    for (let tried = 0; tried < all.length; tried++) {
      const port = all[(first + tried) % all.length] ?? 0
      try {
        const reply = await pass(incoming, port, body)
        const text = await bodyOf(reply)
        const { connection: _hop, 'transfer-encoding': _form, ...headers } = reply.headers
        outgoing.writeHead(reply.statusCode ?? 502, headers).end(text)
        return
      } catch (error) {
        if (isRefused(error) || incoming.method === 'GET') continue
        outgoing.writeHead(502).end(`Node ${String(port)}: ${String(error)}`)
        return
      }
    }
    outgoing.writeHead(502).end('No node')
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The balancer has no port')
  return {
    port: address.port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

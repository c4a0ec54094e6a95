import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a client and a server on this machine, and does what networks do. */
export interface TcpProxy {
  port: number
  /** Present connections pass nothing on any more, and are not told; new ones get through. */
  forget(): void
  /** Nothing passes, whoever connects is taken and hears nothing. */
  silence(): void
  /** Present connections are reset, and so are new ones. */
  refuse(): void
  /** New connections are reset when the client first asks something, once PostgreSQL has said that it is ready. */
  refuseOnceReady(): void
  /** Connections from now on get through. */
  heal(): void
  close(): Promise<void>
}

/** The end of what PostgreSQL says to a client that has connected: ReadyForQuery, with nothing under way. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1')

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mode: 'passes' | 'silent' | 'refuses' | 'refuses once ready' = 'passes'
  const sockets = new Set<Socket>()
  let pairs: [Socket, Socket][] = []

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const cut = () => {
    for (const [near, far] of pairs) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
    pairs = []
  }
  const server = createServer(near => {
    keep(near)
    if (mode === 'refuses') near.resetAndDestroy()
    if (mode === 'silent' || mode === 'refuses') return
    const far = connect(target)
    keep(far)
    pairs.push([near, far])
    if (mode === 'refuses once ready')
      far.on('data', data => {
        if (!data.includes(READY)) return
        // It passes this on, and no answer after it.
        process.nextTick(() => far.unpipe(near).pause())
        near.once('data', () => near.resetAndDestroy())
      })
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    forget: cut,
    silence() {
      mode = 'silent'
      cut()
    },
    refuse() {
      mode = 'refuses'
      pairs = []
      for (const socket of sockets) socket.resetAndDestroy()
    },
    refuseOnceReady() {
      mode = 'refuses once ready'
    },
    heal() {
      mode = 'passes'
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

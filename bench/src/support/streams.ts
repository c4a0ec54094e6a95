// Many open streams of live updates, each on a connection of its own.
import { createConnection, type Socket } from 'node:net'
import type { RunningServer } from './server.ts'
import type { Player } from './world.ts'

export interface Streams {
  /** Resolves with the time (performance.now) at which this player's stream next told of a change. */
  nextChange(player: Player): Promise<number>
  close(): void
}

const CONNECTING_AT_ONCE = 100

function openStream(port: number, token: string, changed: () => void): Promise<Socket> {
  const socket = createConnection({ host: '127.0.0.1', port })
  return new Promise((resolve, reject) => {
    let heard = ''
    socket.once('error', reject)
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard = (heard + text).slice(-200)
      if (!/event: changed\n/.test(heard)) return
      heard = ''
      resolve(socket)
      changed()
    })
    socket.write(`GET /api/live HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`)
  })
}

/** Opens a stream a player, on these nodes in turn, and resolves when each has told its first version. */
export async function openStreams(
  nodes: readonly Pick<RunningServer, 'port'>[],
  players: readonly Player[],
): Promise<Streams> {
  const portOf = (turn: number) => nodes[turn % nodes.length]?.port ?? 0
  const waiting = new Map<string, (at: number) => void>()
  const sockets: Socket[] = []
  for (let from = 0; from < players.length; from += CONNECTING_AT_ONCE)
    sockets.push(
      ...(await Promise.all(
        players
          .slice(from, from + CONNECTING_AT_ONCE)
          .map(({ id, token }, at) => openStream(portOf(from + at), token, () => waiting.get(id)?.(performance.now()))),
      )),
    )
  return {
    nextChange: ({ id }) => new Promise(resolve => waiting.set(id, resolve)),
    close: () => sockets.forEach(socket => socket.destroy()),
  }
}

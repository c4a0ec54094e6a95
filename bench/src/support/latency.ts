// One connection that sends a request when the one before has been answered: the wait of a single player.
import { createConnection } from 'node:net'

export interface Ask {
  /** Under the server's root: `/api/users/self`. */
  path: string
  /** Without it a visitor asks. */
  token?: string
  /** The caller that a proxy in front names. */
  network?: string
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: object
}

const HEAD_END = '\r\n\r\n'

function requestOf({ path, token, network, body }: Ask): string {
  const named = network === undefined ? '' : `x-forwarded-for: ${network}\r\n`
  const known = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
  const head = `HTTP/1.1\r\nhost: 127.0.0.1\r\n${known}${named}`
  if (!body) return `GET ${path} ${head}\r\n`
  const text = JSON.stringify(body)
  return `POST ${path} ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/** Where the body of a whole answer begins, and undefined while something of it is still to come. */
function wholeAnswer(heard: Buffer): string | undefined {
  const end = heard.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = heard.toString('latin1', 0, end)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return heard.length >= end + HEAD_END.length + length ? head : undefined
}

/** Milliseconds that each request took, one after the other; throws where one is not answered with 200. */
export async function latencies(port: number, asks: readonly Ask[]): Promise<number[]> {
  const socket = createConnection({ host: '127.0.0.1', port })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setNoDelay(true)
  const once = (ask: Ask) =>
    new Promise<number>((resolve, reject) => {
      let heard: Buffer = Buffer.alloc(0)
      const begin = performance.now()
      const done = (outcome: () => void) => {
        socket.removeAllListeners()
        outcome()
      }
      socket.on('error', error => done(() => reject(error)))
      socket.on('end', () => done(() => reject(new Error('The server hung up'))))
      socket.on('data', chunk => {
        heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk])
        const head = wholeAnswer(heard)
        if (head === undefined) return
        const took = performance.now() - begin
        const status = head.slice(9, 12)
        done(() =>
          status === '200'
            ? resolve(took)
            : reject(new Error(`${ask.path} was answered with ${status}: ${heard.toString()}`)),
        )
      })
      socket.write(requestOf(ask))
    })
  const samples: number[] = []
  try {
    for (const ask of asks) samples.push(await once(ask))
  } finally {
    socket.destroy()
  }
  return samples
}

// Keep-alive connections that ask again as soon as they are answered. Hand-made, since on a machine of two cores the
// cost of the client comes off the result of the server.
import { createConnection, type Socket } from 'node:net'

export interface Target {
  port: number
  /** Under the server's root: `/api/users/self`. */
  path: string
  token: string
  /** Asks with the tag of the last answer, as a polling client does. */
  revalidates?: boolean
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: object | undefined
}

export interface Load {
  /** Answers a second. */
  rate: number
  /** Answers by status. */
  statuses: Map<number, number>
  /** Bytes of the last body that was not empty. */
  bytes: number
}

const HEAD_END = Buffer.from('\r\n\r\n')

function requestOf({ path, token, body }: Target, tag: string | undefined): Buffer {
  const who = `HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n`
  if (!body) return Buffer.from(`GET ${path} ${who}${tag ? `if-none-match: ${tag}\r\n` : ''}\r\n`)
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  return Buffer.from(`POST ${path} ${who}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${text}`)
}

/** A client that revalidates has read before the measurement begins. */
async function firstRequest(target: Target): Promise<Buffer> {
  if (!target.revalidates) return requestOf(target, undefined)
  const headers = { authorization: `Bearer ${target.token}` }
  const answer = await fetch(`http://127.0.0.1:${target.port}${target.path}`, { headers })
  await answer.arrayBuffer()
  return requestOf(target, answer.headers.get('etag') ?? undefined)
}

const headerOf = (head: string, name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(head)?.[1]

class Connection {
  readonly statuses = new Map<number, number>()
  bytes = 0
  answered = 0
  readonly #socket: Socket
  readonly #targets: readonly Target[]
  /** Shared by all connections: a new tag is known to each of them. */
  readonly #requests: Buffer[]
  #turn: number
  #head: Buffer = Buffer.alloc(0)
  /** The bytes of the body still to come. */
  #missing = 0
  #running = true

  constructor(socket: Socket, targets: readonly Target[], requests: Buffer[], first: number) {
    this.#socket = socket
    this.#targets = targets
    this.#requests = requests
    this.#turn = first % targets.length
    socket.on('data', chunk => this.#receive(chunk))
  }

  ask(): void {
    const request = this.#requests[this.#turn]
    if (request) this.#socket.write(request)
  }

  stop(): void {
    this.#running = false
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    if (this.#missing > 0) {
      this.#missing -= chunk.length
      if (this.#missing <= 0) this.#next()
      return
    }
    const all = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk])
    const end = all.indexOf(HEAD_END)
    if (end < 0) {
      this.#head = all
      return
    }
    this.#head = Buffer.alloc(0)
    const head = all.toString('latin1', 0, end)
    this.#note(head)
    const length = Number(headerOf(head, 'content-length') ?? 0)
    if (length > 0) this.bytes = length
    this.#missing = length - (all.length - end - HEAD_END.length)
    if (this.#missing <= 0) this.#next()
  }

  #note(head: string): void {
    const status = Number(head.slice(9, 12))
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const target = this.#targets[this.#turn]
    if (status === 200 && target?.revalidates) this.#requests[this.#turn] = requestOf(target, headerOf(head, 'etag'))
  }

  #next(): void {
    this.#missing = 0
    this.answered += 1
    this.#turn = (this.#turn + 1) % this.#targets.length
    if (this.#running) this.ask()
  }
}

/**
 * Asks for the targets in turn on each of `connections` connections; throws where an answer is of no `right` status.
 */
export async function applyLoad(
  targets: readonly Target[],
  connections: number,
  seconds: number,
  right: readonly number[] = [200, 304],
): Promise<Load> {
  const broken = Promise.withResolvers<never>()
  const requests = await Promise.all(targets.map(firstRequest))
  const open = await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const socket = createConnection({ host: '127.0.0.1', port: targets[0]?.port ?? 0 })
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      socket.setNoDelay(true)
      socket.on('error', broken.reject).on('end', () => broken.reject(new Error('The server hung up')))
      return new Connection(socket, targets, requests, index)
    }),
  )
  const begin = performance.now()
  for (const connection of open) connection.ask()
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>(resolve => (timer = setTimeout(resolve, seconds * 1000)))
  try {
    await Promise.race([over, broken.promise])
  } finally {
    clearTimeout(timer)
    for (const connection of open) connection.stop()
  }
  const elapsed = (performance.now() - begin) / 1000
  const statuses = new Map<number, number>()
  for (const one of open)
    for (const [status, times] of one.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
  const wrong = [...statuses.keys()].filter(status => !right.includes(status))
  if (wrong.length > 0) throw new Error(`${targets[0]?.path} was answered with ${wrong.join(', ')}`)
  return {
    rate: open.reduce((sum, one) => sum + one.answered, 0) / elapsed,
    statuses,
    bytes: Math.max(...open.map(one => one.bytes)),
  }
}

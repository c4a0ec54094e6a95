// Visitors with the page of a tournament open: it follows by a stream, as its script does, or asks every few seconds.
import { Agent, get, type IncomingMessage } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

/** The page's script asks within this long after a change, so that not all ask at once. */
const SPREAD_MS = 1000
const OPENING_AT_ONCE = 100
const CONNECTIONS = 64
const LATE_MS = 60_000

export interface Site {
  port: number
  tournamentId: string
}

/** A network for each visitor: of one network few have a stream. */
const networkOf = (turn: number): string => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

/** The number of the last change that a page shows. */
function versionIn(answer: IncomingMessage, body: Buffer): number {
  const text = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
  const version = / data-version="(\d+)"/.exec(text)?.[1]
  if (answer.statusCode !== 200 || version === undefined)
    throw new Error(`A page was answered with ${answer.statusCode}`)
  return Number(version)
}

class Visitor {
  readonly #ask: (tag: string) => Promise<{ tag: string; shown: number } | undefined>
  readonly network: string
  shown = 0
  #tag = '"none"'
  #latest = 0
  #asking = false
  #newer: ((at: number) => void) | undefined

  constructor(network: string, ask: Visitors['ask']) {
    this.network = network
    this.#ask = tag => ask(network, tag)
  }

  async read(): Promise<void> {
    const fresh = await this.#ask(this.#tag)
    if (!fresh) return
    this.#tag = fresh.tag
    if (fresh.shown <= this.shown) return
    this.shown = fresh.shown
    this.#newer?.(performance.now())
  }

  /** The stream tells of a change. */
  async hear(change: number): Promise<void> {
    this.#latest = Math.max(this.#latest, change)
    if (this.#asking) return
    this.#asking = true
    while (this.#latest > this.shown) {
      await sleep(Math.random() * SPREAD_MS)
      await this.read()
    }
    this.#asking = false
  }

  /** Resolves with the time (performance.now) at which the page is newer than now. */
  newer(): Promise<number> {
    return new Promise(resolve => (this.#newer = resolve))
  }
}

export class Visitors {
  readonly #site: Site
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  readonly #all: readonly Visitor[]
  /** By the tag: a page is unpacked once for all of them, for their browsers are not measured. */
  readonly #versions = new Map<string, number>()
  #gone = false

  private constructor(site: Site, count: number) {
    this.#site = site
    this.#all = Array.from({ length: count }, (_, turn) => new Visitor(networkOf(turn), this.ask))
  }

  /** As many visitors as that open the page. */
  static async come(site: Site, count: number): Promise<Visitors> {
    const visitors = new Visitors(site, count)
    await visitors.#inTurn(visitor => visitor.read())
    return visitors
  }

  async #inTurn<T>(act: (visitor: Visitor) => Promise<T>): Promise<T[]> {
    const done: T[] = []
    for (let from = 0; from < this.#all.length; from += OPENING_AT_ONCE)
      done.push(...(await Promise.all(this.#all.slice(from, from + OPENING_AT_ONCE).map(act))))
    return done
  }

  /** The page, unless it is the one with this tag. */
  readonly ask = (network: string, tag: string): Promise<{ tag: string; shown: number } | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': network, 'if-none-match': tag }
      const { port, tournamentId } = this.#site
      const path = `/tournament/${tournamentId}`
      get({ host: '127.0.0.1', port, path, agent: this.#agent, headers }, answer => {
        const parts: Buffer[] = []
        answer
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            if (answer.statusCode === 304) return resolve(undefined)
            const fresh = answer.headers.etag ?? ''
            try {
              const shown = this.#versions.get(fresh) ?? versionIn(answer, Buffer.concat(parts))
              this.#versions.set(fresh, shown)
              resolve({ tag: fresh, shown })
            } catch (error) {
              reject(error)
            }
          })
      }).on('error', error => (this.#gone ? resolve(undefined) : reject(error)))
    })

  /** Everybody follows by a stream; ends them all. */
  async follow(failed: (error: unknown) => void): Promise<() => void> {
    const { port, tournamentId } = this.#site
    const open = (visitor: Visitor): Promise<Socket> => {
      const socket = createConnection({ host: '127.0.0.1', port })
      return new Promise((resolve, reject) => {
        let heard = ''
        socket
          .once('error', reject)
          .setEncoding('latin1')
          .on('data', (text: string) => {
            heard += text
            for (const [, change] of heard.matchAll(/event: changed\ndata: (\d+)\n\n/g)) {
              resolve(socket)
              visitor.hear(Number(change)).catch(failed)
            }
            if (/event: full\n|HTTP\/1\.1 [45]/.test(heard)) reject(new Error('A stream was not kept open'))
            heard = heard.slice(heard.lastIndexOf('\n\n') + 2).slice(-200)
          })
        socket.write(
          `GET /api/live/tournament/${tournamentId} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${visitor.network}\r\n\r\n`,
        )
      })
    }
    const sockets = await this.#inTurn(open)
    return () => sockets.forEach(socket => socket.destroy())
  }

  /** Everybody asks so many times, spread evenly; resolves once all is answered. */
  async poll(times: number, everyMs: number, failed: (error: unknown) => void): Promise<void> {
    const pause = everyMs / this.#all.length
    const begin = performance.now()
    const asked: Promise<void>[] = []
    for (let round = 0; round < times; round += 1)
      for (const visitor of this.#all) {
        const wait = begin + asked.length * pause - performance.now()
        if (wait > 1) await sleep(wait)
        asked.push(visitor.read().catch(failed))
      }
    await Promise.all(asked)
  }

  /** When each of their pages has become newer than it is now; throws where one does not. */
  newer(): Promise<number[]> {
    const late = sleep(LATE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('A page stayed old')))
    return Promise.race([Promise.all(this.#all.map(visitor => visitor.newer())), late])
  }

  leave(): void {
    this.#gone = true
    this.#agent.destroy()
  }
}

import type { Client } from 'pg'
import { type Asked, askServer, PROCESSES, type Process, READS_ONLY, type Server } from './ask-server.ts'
import type { Engine } from './engine.ts'
import { isLoss, UnavailableError } from './errors.ts'

const LOOK_MS = 250
/** Where nobody can tell whether the server is still at work: longer than it lets any statement run. */
const LONGEST_MS = 16_000

/** The news for listeners: that the database is out of reach and why, or that it is back after so many ms. */
export type Reach = { reachable: false; why: string } | { reachable: true; afterMs: number }

interface Connection {
  client: Client
  /** The server's process and when it began, which no later one shares; unknown until it has told. */
  process: string | undefined
  /** How many queries wait for their answer. */
  waiting: number
  /** When it last answered, or was first asked. */
  since: number
}

export interface WatchOptions extends Asked {
  findPrimary?: Engine['findPrimary']
  /** Milliseconds without an answer after which a connection is looked into; undefined never looks. */
  patienceMs: number | undefined
  /** Called where a connection turned out to be silent, or to lead elsewhere: those opened with it may, too. */
  renew(): void
}

/**
 * Looks after the connections. One that owes an answer for too long is compared with what the server says it is doing:
 * a statement that runs or waits for a lock may go on, a connection that the server has nothing to do for has lost its
 * way (a firewall forgot it, a pooler hangs) and is hung up, so that what waited on it fails or is tried again.
 * Where the server cannot be asked either, or has become a standby, it is out of reach: until a probe gets through to
 * one that takes writes, nobody waits for it.
 */
export class Watch {
  readonly #options: WatchOptions
  readonly #connections = new Map<Client, Connection>()
  readonly #listeners = new Set<(reach: Reach) => void>()
  /** Those who wait for a connection. */
  readonly #queue = new Set<() => void>()
  readonly #timer: NodeJS.Timeout | undefined
  #probing = false
  #lostAt: number | undefined
  #heardAt = 0
  #why = ''
  #closed = false

  constructor(options: WatchOptions) {
    this.#options = options
    if (options.patienceMs !== undefined) this.#timer = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  listen(listener: (reach: Reach) => void): void {
    this.#listeners.add(listener)
  }

  /** Throws while the database is out of reach. */
  refuse(): void {
    if (this.#lostAt !== undefined) throw new UnavailableError('The database is out of reach')
  }

  /** Takes a connection that has just opened. */
  add(client: Client): void {
    if (this.#options.patienceMs === undefined) return
    const connection: Connection = { client, process: undefined, waiting: 0, since: performance.now() }
    this.#connections.set(client, connection)
    client.on('end', () => this.#connections.delete(client))
    if (this.#options.opening !== undefined) void this.#begin(connection, this.#options.opening)
  }

  async #begin(connection: Connection, opening: string): Promise<void> {
    const { client } = connection
    try {
      // Awaited together: a failure of the second that nobody hears of would end the whole process.
      const [, { rows }] = await Promise.all([
        client.query(opening),
        // Not what the protocol tells: a pooler gives numbers of its own.
        client.query<Process>(`${PROCESSES} where pid = pg_backend_pid()`),
      ])
      const [own] = rows
      connection.process = own?.process
      if (!own?.standby || this.#options.standbyWillDo) return
      this.#hangUp(connection)
      this.#suspect(READS_ONLY)
    } catch {
      // The connection is gone; whoever wanted it hears of it by what they asked.
    }
  }

  /** Runs a query of the connection; one that fails with its connection fails with UnavailableError. */
  async during<T>(client: Client, ask: () => Promise<T>): Promise<T> {
    // None where nobody watches, or where it has ended under a transaction that still asks.
    const connection = this.#connections.get(client)
    if (connection && connection.waiting++ === 0) connection.since = performance.now()
    try {
      const answer = await ask()
      this.#heardAt = performance.now()
      return answer
    } catch (error) {
      throw this.judge(error)
    } finally {
      if (connection) {
        connection.waiting--
        connection.since = performance.now()
      }
    }
  }

  /** Milliseconds since the connection last answered; 0 where nobody watches it. */
  idleMs(client: Client): number {
    const connection = this.#connections.get(client)
    return connection ? performance.now() - connection.since : 0
  }

  /** Waits for a connection, not longer than the database is in reach. */
  async orLost(opening: Promise<Client>): Promise<void> {
    const lost = Promise.withResolvers<never>()
    const leave = () => lost.reject(new UnavailableError('The database is out of reach'))
    this.#queue.add(leave)
    try {
      await Promise.race([opening, lost.promise])
    } finally {
      this.#queue.delete(leave)
    }
  }

  /** Reads an error of a connection: UnavailableError where the connection was lost or could not be made. */
  judge(error: unknown): unknown {
    if (this.#options.patienceMs === undefined || error instanceof UnavailableError || !isLoss(error)) return error
    const why = error instanceof Error ? error.message : String(error)
    this.#suspect(why)
    return new UnavailableError(`The connection to the database was lost: ${why}`, { cause: error })
  }

  /** Ends the watch. Connections that are still there are given up: they were asked to close and do not answer. */
  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    for (const { client } of this.#connections.values()) client.connection.stream.destroy()
  }

  #silentFor(ms: number): Connection[] {
    const before = performance.now() - ms
    return [...this.#connections.values()].filter(({ waiting, since }) => waiting > 0 && since < before)
  }

  #look(): void {
    const silent = this.#silentFor(this.#options.patienceMs ?? LONGEST_MS)
    if (this.#lostAt !== undefined) {
      for (const connection of silent) this.#hangUp(connection)
      this.#suspect(this.#why)
    } else if (silent.length > 0) this.#suspect('a connection is silent')
  }

  #suspect(why: string): void {
    if (this.#closed || this.#probing) return
    this.#why = why
    this.#probing = true
    void this.#probe().finally(() => {
      this.#probing = false
    })
  }

  /** Asks the server that took writes, and if it does not any more, the one that does. */
  async #ask(): Promise<Server> {
    const server = await askServer(this.#options)
    if (server.reachable || this.#closed || !(await this.#options.findPrimary?.())) return server
    await server[Symbol.asyncDispose]()
    this.#options.renew()
    return await askServer(this.#options)
  }

  async #probe(): Promise<void> {
    const begun = performance.now()
    await using server = await this.#ask()
    if (this.#closed) return
    if (server.reachable) this.#back()
    // While others are answered, that no new connection can be made is no reason to refuse everybody. Answers of a
    // standby may be old ones.
    else if (server.readsOnly || this.#heardAt < begun) this.#lose(`${this.#why}; ${server.why}`)
    const silent = this.#silentFor(server.active ? (this.#options.patienceMs ?? LONGEST_MS) : LONGEST_MS)
    const lost = silent.filter(({ process, since }) => since < begun && !server.active?.has(process ?? ''))
    if (lost.length === 0) return
    for (const connection of lost) this.#hangUp(connection)
    this.#options.renew()
    await server.end?.(lost.flatMap(({ process }) => process ?? []))
  }

  #lose(why: string): void {
    if (this.#lostAt !== undefined) return
    this.#lostAt = performance.now()
    for (const listener of this.#listeners) listener({ reachable: false, why })
    for (const leave of this.#queue) leave()
    for (const connection of this.#silentFor(this.#options.patienceMs ?? LONGEST_MS)) this.#hangUp(connection)
  }

  #back(): void {
    if (this.#lostAt === undefined) return
    const afterMs = Math.round(performance.now() - this.#lostAt)
    this.#lostAt = undefined
    // Those that were opened before may be silent for ever.
    this.#options.renew()
    for (const listener of this.#listeners) listener({ reachable: true, afterMs })
  }

  #hangUp({ client }: Connection): void {
    this.#connections.delete(client)
    client.connection.stream.destroy()
  }
}

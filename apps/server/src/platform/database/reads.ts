import { Client, type QueryConfig, type QueryResult } from 'pg'
import type { Engine } from './engine.ts'
import { isHangUp, isStalePlan, UnavailableError } from './errors.ts'
import { ask } from './statement.ts'
import type { Watch } from './watch.ts'

/**
 * One pipelined connection: queries go out without waiting for earlier answers. Opened when needed, replaced when dead.
 */
class Lane {
  inFlight = 0
  readonly #settings: Engine['settings']
  readonly #watch: Watch
  readonly #dead = new WeakSet<Client>()
  readonly #opening = new WeakMap<Client, Promise<Client>>()
  #current: Promise<Client> | undefined

  constructor(settings: Engine['settings'], watch: Watch) {
    this.#settings = settings
    this.#watch = watch
  }

  async query(config: QueryConfig<unknown[]>): Promise<QueryResult> {
    this.inFlight++
    try {
      const client = await this.#client()
      try {
        return await this.#ask(client, config)
      } catch (error) {
        const gone = isHangUp(error) || error instanceof UnavailableError || this.#dead.has(client)
        if (!gone && !isStalePlan(error)) throw error
        this.#forget(client)
        // Behind a pooler the new connection may meet the plan again.
        const { name: _stale, ...unnamed } = config
        return await this.#ask(await this.#client(), isStalePlan(error) ? unnamed : config)
      }
    } finally {
      this.inFlight--
    }
  }

  async close(): Promise<void> {
    const opening = this.#current
    this.#current = undefined
    await (await opening)?.end()
  }

  /** The next query opens a new connection; what is under way here ends first. */
  renew(): void {
    this.#current?.then(
      client => this.#forget(client),
      // It never opened, and has been forgotten for it.
      () => {},
    )
  }

  #ask(client: Client, config: QueryConfig<unknown[]>): Promise<QueryResult> {
    return this.#watch.during(client, () => {
      gather(client)
      return ask(client, config)
    })
  }

  #client(): Promise<Client> {
    this.#watch.refuse()
    this.#current ??= this.#open()
    return this.#current
  }

  #open(): Promise<Client> {
    const client = new Client({ ...this.#settings(), pipeline: true })
    client.on('error', () => this.#forget(client))
    client.on('end', () => this.#forget(client))
    const opening: Promise<Client> = client.connect().then(
      () => {
        this.#watch.add(client)
        return client
      },
      (error: unknown) => {
        if (this.#current === opening) this.#current = undefined
        throw this.#watch.judge(error)
      },
    )
    this.#opening.set(client, opening)
    return opening
  }

  /** The next query opens a new connection. What is under way here ends first; what still comes here is tried again. */
  #forget(client: Client): void {
    if (this.#dead.has(client)) return
    this.#dead.add(client)
    if (this.#current === this.#opening.get(client)) this.#current = undefined
    client.end().catch(() => {})
  }
}

/**
 * Holds back what is written until all that runs now has had its turn: queries asked for side by side leave in one
 * write. A write of its own for each took a quarter of the processor time of a search.
 */
export function gather({ connection: { stream } }: Pick<Client, 'connection'>): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Short reads over a few pipelined connections, each query on the one with the fewest under way. */
export interface Reads {
  query(config: QueryConfig<unknown[]>): Promise<QueryResult>
  /** Leaves the connections that are open for new ones. */
  renew(): void
  close(): Promise<void>
}

export function openReads(settings: Engine['settings'], connections: number, watch: Watch): Reads {
  const lanes = Array.from({ length: Math.max(1, connections) }, () => new Lane(settings, watch))
  return {
    renew() {
      for (const lane of lanes) lane.renew()
    },
    query: config => lanes.reduce((best, lane) => (lane.inFlight < best.inFlight ? lane : best)).query(config),
    close: async () => {
      await Promise.all(lanes.map(lane => lane.close()))
    },
  }
}

import * as wire from './pglite-wire.ts'

/** One client of the router. `end` is called when the router hangs up. */
export interface Peer {
  send(bytes: Uint8Array): void
  end(): void
}

interface Connection {
  peer: Peer
  incoming: wire.ClientMessages
  /** Named statements it has made: the session would keep them after it is gone. */
  names: Set<string>
  gone: boolean
}

interface Batch {
  connection: Connection
  bytes: Uint8Array
}

export interface RouterOptions {
  /** Runs a batch on the one session, and gives the whole answer. */
  run(batch: Uint8Array): Promise<Uint8Array>
  /** Settings that the server reports to a client that connects. */
  settings: Record<string, string>
  /** A transaction that says nothing for so long is rolled back and its connection ended: all others wait for it. */
  idleInTransactionMs: number
}

/**
 * Shares one session among connections. Batches run in the order in which they come, save that a connection inside
 * a transaction has the session to itself until the server says idle. One that closes meanwhile is rolled back.
 */
export class Router {
  readonly #options: RouterOptions
  #waiting: Batch[] = []
  #holder: Connection | undefined
  #current: Connection | undefined
  #patience: NodeJS.Timeout | undefined

  constructor(options: RouterOptions) {
    this.#options = options
  }

  /** A new client: give what it sends to `receive`, and call `close` when it has gone. */
  connect(peer: Peer): { receive(bytes: Uint8Array): void; close(): void } {
    const connection: Connection = { peer, incoming: new wire.ClientMessages(), names: new Set(), gone: false }
    return {
      receive: bytes => this.#receive(connection, bytes),
      close: () => this.#close(connection),
    }
  }

  #receive(connection: Connection, bytes: Uint8Array): void {
    for (const message of connection.incoming.push(bytes)) {
      if (connection.gone) return
      switch (message.kind) {
        case 'startup':
          connection.peer.send(wire.welcome(this.#options.settings))
          break
        case 'encryption':
          connection.peer.send(wire.refuseEncryption)
          break
        case 'terminate':
          this.#close(connection)
          break
        case 'batch':
          for (const name of message.names) connection.names.add(name)
          this.#waiting.push({ connection, bytes: message.bytes })
          break
      }
    }
    void this.#run()
  }

  /** Takes back what it has not begun, and cleans the session up after it. */
  #close(connection: Connection): void {
    if (connection.gone) return
    connection.gone = true
    connection.peer.end()
    this.#waiting = this.#waiting.filter(batch => batch.connection !== connection)
    if (connection === this.#holder || connection === this.#current) {
      // The running message may begin a transaction; a rollback where there is none does no harm.
      this.#waiting.unshift({ connection, bytes: wire.simpleQuery('rollback') })
    }
    if (connection.names.size > 0) this.#waiting.push({ connection, bytes: wire.closeStatements(connection.names) })
    void this.#run()
  }

  async #run(): Promise<void> {
    if (this.#current) return
    try {
      for (let batch = this.#next(); batch; batch = this.#next()) {
        this.#current = batch.connection
        const answer = await this.#options.run(batch.bytes)
        this.#holder = wire.statusAfter(answer) === 'I' ? undefined : batch.connection
        if (!batch.connection.gone) batch.connection.peer.send(answer)
      }
    } finally {
      this.#current = undefined
    }
    this.#watch()
  }

  #next(): Batch | undefined {
    const holder = this.#holder
    if (!holder) return this.#waiting.shift()
    const at = this.#waiting.findIndex(batch => batch.connection === holder)
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
  }

  #watch(): void {
    clearTimeout(this.#patience)
    const holder = this.#holder
    if (!holder) return
    this.#patience = setTimeout(() => {
      holder.peer.send(wire.fatal('25P03', 'terminating connection due to idle-in-transaction timeout'))
      this.#close(holder)
    }, this.#options.idleInTransactionMs)
  }
}

import { Duplex } from 'node:stream'
import { concat } from './pglite-wire.ts'

/** Carries the bytes of one connection to the embedded database and back. */
export interface Wire {
  send(bytes: Uint8Array<ArrayBuffer>): void
  end(): void
}

interface Chunk {
  chunk: Buffer
}

/** Looks like a socket to a pg client; the other end is the worker. */
export class WorkerStream extends Duplex {
  readonly #wire: Wire
  #ended = false

  constructor(wire: Wire) {
    super()
    this.#wire = wire
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** Bytes from the database. */
  receive(bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer))
  }

  /** The database has hung up. */
  hangUp(error?: Error): void {
    this.#ended = true
    this.destroy(error)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done)
  }

  override _writev(chunks: Chunk[], done: () => void): void {
    this.#wire.send(concat(chunks.map(({ chunk }) => chunk)))
    // Bytes written meanwhile go in one message.
    setImmediate(done)
  }

  override _final(done: () => void): void {
    this.#end()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end()
    done(error)
  }

  #end(): void {
    if (!this.#ended) this.#wire.end()
    this.#ended = true
  }

  // The rest that pg asks of a socket.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

/** The little of PostgreSQL's wire protocol (version 3) that the router has to understand. */

const code = (letter: string) => letter.charCodeAt(0)
const PARSE = code('P')
const TERMINATE = code('X')
const READY = code('Z')
/** After these the server answers ReadyForQuery: Query, Sync. */
const ENDS_BATCH = new Set([code('Q'), code('S')])

const STARTUP = 196_608
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104

const text = new TextEncoder()

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function message(type: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(5)
  head[0] = code(type)
  new DataView(head.buffer).setUint32(1, body.length + 4)
  return concat([head, body])
}

const words = (...items: string[]) => text.encode(items.map(item => `${item}\0`).join(''))

export const simpleQuery = (sql: string) => message('Q', words(sql))

/** Forgets named statements. */
export const closeStatements = (names: Iterable<string>) =>
  concat([...Array.from(names, name => message('C', words(`S${name}`))), message('S', new Uint8Array(0))])

/** The answer to a client that introduces itself: welcome, these are the settings, ready. */
export const welcome = (settings: Record<string, string>) =>
  concat([
    message('R', new Uint8Array(4)),
    ...Object.entries(settings).map(([name, value]) => message('S', words(name, value))),
    message('Z', text.encode('I')),
  ])

/** Ends a connection for a reason. */
export const fatal = (sqlState: string, reason: string) =>
  message('E', words('SFATAL', 'VFATAL', `C${sqlState}`, `M${reason}`, ''))

export const refuseEncryption = text.encode('N')

/** I idle, T in a transaction, E in a failed one; undefined where the answer is not complete. */
export function statusAfter(answer: Uint8Array): string | undefined {
  const at = answer.length - 6
  return answer[at] === READY ? String.fromCharCode(answer[at + 5] ?? 0) : undefined
}

export type Incoming =
  | { kind: 'startup' | 'encryption' | 'terminate' }
  /** Messages up to one that is answered with ReadyForQuery, and the named statements made in them. */
  | { kind: 'batch'; bytes: Uint8Array; names: string[] }

/** Cuts what a client sends into whole batches. */
export class ClientMessages {
  #rest: Uint8Array = new Uint8Array(0)
  #started = false

  push(bytes: Uint8Array): Incoming[] {
    this.#rest = this.#rest.length === 0 ? bytes : concat([this.#rest, bytes])
    const found: Incoming[] = []
    while (!this.#started) {
      const first = this.#first()
      if (!first) return found
      found.push(first)
    }
    return [...found, ...this.#batches()]
  }

  /** Before a session starts, messages carry no type. */
  #first(): Incoming | undefined {
    if (this.#rest.length < 8) return undefined
    const view = new DataView(this.#rest.buffer, this.#rest.byteOffset)
    const length = view.getUint32(0)
    const request = view.getUint32(4)
    if (this.#rest.length < length) return undefined
    this.#rest = this.#rest.subarray(length)
    if (request === SSL_REQUEST || request === GSS_REQUEST) return { kind: 'encryption' }
    this.#started = true
    return { kind: request === STARTUP ? 'startup' : 'terminate' }
  }

  #batches(): Incoming[] {
    const rest = this.#rest
    const view = new DataView(rest.buffer, rest.byteOffset)
    const found: Incoming[] = []
    let names: string[] = []
    let start = 0
    let at = 0
    while (rest.length - at >= 5) {
      const type = rest[at] ?? 0
      const end = at + 1 + view.getUint32(at + 1)
      if (end > rest.length) break
      if (type === TERMINATE) {
        found.push({ kind: 'terminate' })
        start = end
      }
      if (type === PARSE && rest[at + 5] !== 0) {
        names.push(new TextDecoder().decode(rest.subarray(at + 5, rest.indexOf(0, at + 5))))
      }
      if (ENDS_BATCH.has(type)) {
        found.push({ kind: 'batch', bytes: rest.subarray(start, end), names })
        names = []
        start = end
      }
      at = end
    }
    this.#rest = rest.subarray(start)
    return found
  }
}

import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below this an answer travels in the first few packets either way. */
const LEAST = 4096
/** Above this it is compressed beside the event loop, which costs twice as much and holds nobody up. */
const LONG = 131_072
/** JSON names its fields over and over: the quickest level saves twelve thirteenths of it, the fourth hardly more. */
const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}
const GZIP: ZlibOptions = { level: 1 }
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json))/

const CODINGS = ['br', 'gzip'] as const
type Coding = (typeof CODINGS)[number]

const WEIGHT = /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** How much a part such as `br` or `gzip;q=0.5` is wanted, from 0 to 1; a weight that cannot be read takes nothing. */
function weightOf(part: string): readonly [coding: string, weight: number] {
  const [coding = '', weight = 'q=1'] = part.split(';').map(each => each.trim())
  return [coding, WEIGHT.test(weight) ? Number(weight.slice(2)) : 0]
}

/** The best coding that the header takes; `*` speaks for those that it does not name (RFC 9110, 12.5.3). */
export function codingOf(accepted = ''): Coding | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf))
  return CODINGS.find(coding => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}

const compressNow = (text: string | Buffer, coding: Coding): Buffer =>
  coding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text, GZIP)

type Done = (error: Error | null, compressed: Buffer) => void

function compress(text: string | Buffer, coding: Coding, done: Done): void {
  if (text.length <= LONG) done(null, compressNow(text, coding))
  else if (coding === 'br') brotliCompress(text, BROTLI, done)
  else gzip(text, GZIP, done)
}

/** Text that is sent whole, and not in a coding of its own. */
const mayBeCompressed = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= LEAST &&
  !reply.hasHeader('content-encoding') &&
  TEXT.test(String(reply.getHeader('content-type')))

/** Whatever stands between is told that the form follows the request. */
function varyByCoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
}

/** A text that many are sent: it is compressed once in each coding, however many ask. */
export class SharedText {
  readonly text: string
  readonly #compressed = new Map<Coding, Buffer>()

  constructor(text: string) {
    this.text = text
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const coding = this.text.length < LEAST ? undefined : codingOf(request.headers['accept-encoding'])
    if (!coding) return reply.send(this.text)
    const known = this.#compressed.get(coding) ?? compressNow(this.text, coding)
    this.#compressed.set(coding, known)
    varyByCoding(reply)
    return reply.header('content-encoding', coding).send(known)
  }
}

/**
 * Compresses what is made for one request: JSON, the page, calendars. Files are compressed when the client is built,
 * pictures are as they are, and a stream of changes is never held back.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!mayBeCompressed(reply, payload)) return done(null, payload)
    varyByCoding(reply)
    const coding = codingOf(request.headers['accept-encoding'])
    if (!coding) return done(null, payload)
    reply.header('content-encoding', coding).removeHeader('content-length')
    return compress(payload, coding, done)
  })
}

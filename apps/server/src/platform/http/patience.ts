import { STATUS_CODES, type ServerOptions } from 'node:http'
import { Socket } from 'node:net'
import { callTexts, type Envelope } from '@gauntlet/contract/envelope'
import { transportTexts } from '@gauntlet/contract/transport-texts'
import type { FastifyInstance } from 'fastify'
import { reasonOf } from '../language/speaker.ts'

/** How long a request may take to arrive, in milliseconds. What is answered may take longer: a stream never ends. */
export interface Patience {
  headers: number
  /** From the headers on: 64 KB, the most that a row without a file takes, need 9 kbit/s. */
  body: number
  /** The same where the row takes a file: 10 MB at 256 kbit/s. */
  file: number
  /** How long a client may go on sending once the answer is out. */
  answered: number
  /** How often Node looks for headers that are late. */
  look: number
}

export const PATIENCE: Patience = { headers: 20_000, body: 60_000, file: 330_000, answered: 5_000, look: 5_000 }

type Headers = Readonly<Record<string, string>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes a file, which may take longer to arrive. */
    takesFile?: boolean
    /** The noun that the row belongs to. */
    noun?: string
  }
}

/** For Fastify: the ends that Node itself keeps. */
export const timeLimits = ({ headers, file, look }: Patience): { requestTimeout: number; http: ServerOptions } => ({
  requestTimeout: headers + file,
  http: { headersTimeout: headers, connectionsCheckingInterval: look, requireHostHeader: false },
})

interface Refused {
  status: number
  message: string
}
const ANSWERS: Readonly<Record<string, Refused>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: transportTexts.tooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, message: transportTexts.badHeaders },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: callTexts.tooLarge },
}
const BAD_REQUEST: Refused = { status: 400, message: transportTexts.badRequest }

/** Answers on the bare connection, where there is no request to answer, and ends it. */
function cutOff(socket: Socket, { status, message }: Refused, headers: Headers): void {
  const reason = reasonOf(message, 'call')
  const envelope: Envelope = { success: false, message, ...(reason !== undefined && { reason }) }
  const body = JSON.stringify(envelope)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}

/** For Fastify: what Node's parser refuses, or waits for in vain, is answered in the envelope as everything is. */
export function refuseUnparsed(headers: Headers) {
  return ({ code }: Error & { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    cutOff(socket, ANSWERS[code ?? ''] ?? BAD_REQUEST, headers)
  }
}

/** Ends connections whose body does not arrive in its time; Node has one time for all, which a file decides. */
export function cutSlowBodies(app: FastifyInstance, patience: Patience, headers: Headers): void {
  const slow: Refused = { status: 408, message: transportTexts.tooSlow }
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    // A request that is handed over inside the process has no connection that could be slow.
    if (!(raw.socket instanceof Socket)) return
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    const timer = setTimeout(
      () => {
        if (raw.complete) return
        if (reply.raw.headersSent) raw.socket.destroy()
        else cutOff(raw.socket, slow, headers)
      },
      routeOptions.config.takesFile ? patience.file : patience.body,
    ).unref()
    raw.once('close', () => clearTimeout(timer))
    reply.raw.once('finish', () => {
      clearTimeout(timer)
      if (raw.complete || raw.destroyed) return
      const late = setTimeout(() => raw.complete || raw.socket.destroy(), patience.answered).unref()
      raw.once('close', () => clearTimeout(late))
    })
  })
}

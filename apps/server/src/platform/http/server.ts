import { randomUUID } from 'node:crypto'
import { isIPv6, Server as Listener, type Socket } from 'node:net'
import cookie from '@fastify/cookie'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { POSITION_HEADER } from '@gauntlet/contract/position'
import { VERSION_HEADER } from '@gauntlet/contract/web-client'
import { transportTexts } from '@gauntlet/contract/transport-texts'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { compressAnswers } from './compression.ts'
import { answerError } from './errors.ts'
import { limitNetworks } from './limits.ts'
import { type LogDestination, logDestination } from './log.ts'
import { type Languages, languagesOf } from '../language/speaker.ts'
import { cutSlowBodies, PATIENCE, type Patience, refuseUnparsed, timeLimits } from './patience.ts'
import { notFound, Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The player who asks, once the session is found. */
    playerId: string | null
    /** Says texts in the client's language. */
    speaker: Speaker | null
  }
}

const BODY_LIMIT = 64 * 1024
const FIELD_LIMIT = 32

/** Addresses that carry a secret are logged without it. */
const withoutSecrets = (url: string): string =>
  url
    .replace(/^(.*\/(?:verify|reset|undo-email|unsubscribe|calendar|challenge\/link|guest))\/.*/i, '$1/…')
    .replace(/\?.*/, '?…')

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}

const YEAR_SECONDS = 31_536_000

/** Where players reach the app over TLS, browsers keep to it. Sub-domains are left out: they may be somebody else's. */
const overTls = (appUrl: string): Record<string, string> =>
  appUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}

/** One for the process: whatever is built in it writes to the same place. */
const stdout = logDestination()
/** Without TRUST_PROXY everybody behind a proxy counts as one caller and is soon refused: somebody forgot to set it. */
function warnOfProxies(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    log.warn('X-Forwarded-For arrives and TRUST_PROXY is off: all who come through that proxy are one caller')
  })
}

/** Fastify as this product wants it: one envelope for every error, a handful of headers, logs without secrets. */
export async function buildServer(
  config: Config,
  clock: Pick<Clock, 'now'>,
  patience: Patience = PATIENCE,
  { log = stdout, languages = languagesOf({}) }: { log?: LogDestination | undefined; languages?: Languages } = {},
): Promise<FastifyInstance> {
  const everyAnswer = { ...EVERY_ANSWER, ...overTls(config.appUrl) }
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: log,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          ip: request.ip,
        }),
      },
    },
    // One line a request, written by the hook below; Fastify would write two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    ...timeLimits(patience),
    clientErrorHandler: refuseUnparsed(everyAnswer),
    genReqId: () => randomUUID(),
    // Running requests are answered first, and so are those that still come over an open connection.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  app.decorateRequest('playerId', null)
  app.decorateRequest('speaker', null)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  app.addHook('onRequest', async (request, reply) => {
    request.speaker = languages.asked(request.headers['accept-language'])
    reply.headers(everyAnswer)
    reply.header('x-request-id', request.id)
    // The time that the answer was made by: clients count down by it, also while the clock is set ahead.
    reply.header('date', clock.now().toUTCString())
    // Node would refuse it by itself, outside the envelope.
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new Refusal(400, transportTexts.badRequest)
  })
  cutSlowBodies(app, patience, everyAnswer)
  if (config.proxies === 0) warnOfProxies(app)
  if (config.rateLimits) limitNetworks(app, config.apiBase)
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const player = request.playerId === null ? {} : { player: request.playerId }
    request.log.info({ req: request, ...player, status: reply.statusCode, ms }, 'answered')
  })
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id', POSITION_HEADER, VERSION_HEADER],
    })
  }
  compressAnswers(app)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart, {
    limits: { fields: FIELD_LIMIT, files: 1, fileSize: BODY_LIMIT, fieldSize: BODY_LIMIT },
  })
  return app
}

/** An address as it stands in a link. */
export const hostInUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host)

/** In this time what was on its way when the port closed is read: its connection no longer counts as idle. */
const SWEEP_MS = 100
/** A turn of the event loop that leaves hardly anybody waiting to be let in. */
const QUIET_TURN_MS = 2
const TURNS_MAX = 50

/** Whoever waits to be let in when a port closes is cut off by the system: they are let in first. */
async function letEverybodyIn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const begun = performance.now()
    await nextTurn()
    if (turn > 0 && performance.now() - begun < QUIET_TURN_MS) return
  }
}

/** A connection over which nothing has come for so long was opened ahead, as browsers do. */
const UNUSED_MS = 1000

/** Ends the connections that nobody has used: to Node they are under way until their time for a request is over. */
function endsUnused(app: FastifyInstance): () => void {
  const opened = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
  })
  return () => {
    for (const [socket, at] of opened)
      if (socket.bytesRead === 0 && performance.now() - at > UNUSED_MS) socket.destroy()
  }
}

/**
 * Takes the server out of service without losing a request. From here on each answer ends its connection, so that its
 * client comes back over a new one; after `waitMs`, in which a proxy can notice, nobody new is taken; what is under way
 * is answered.
 */
export function closingGently(app: FastifyInstance): (waitMs: number) => Promise<void> {
  let leaving = false
  const endUnused = endsUnused(app)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving) reply.header('connection', 'close')
    done(null, payload)
  })
  return async waitMs => {
    leaving = true
    await pause(waitMs)
    await letEverybodyIn()
    // The port alone: the server's own end would cut off at once whoever is about to ask over a kept connection.
    Listener.prototype.close.call(app.server)
    await pause(SWEEP_MS)
    // A connection whose answer had left before is idle only now.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      endUnused()
    }, SWEEP_MS)
    try {
      await app.close()
    } finally {
      clearInterval(sweep)
    }
  }
}

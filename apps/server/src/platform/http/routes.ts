import { partsOf, pathsOf } from '@gauntlet/contract/endpoint'
import { callTexts, type Envelope } from '@gauntlet/contract/envelope'
import { nounOf } from '@gauntlet/contract/endpoints'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import { MINUTE } from '@gauntlet/contract/time'
import { IN_COOKIE, VERSION_HEADER } from '@gauntlet/contract/web-client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticate } from '../auth/authenticate.ts'
import { webCookies } from '../auth/cookies.ts'
import { answerOnce } from '../idempotency/idempotency.ts'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { ENGLISH } from '../language/speaker.ts'
import type { Services, Viewer } from '../services.ts'
import { answerWriter } from './answers.ts'
import { namesIn } from './names.ts'
import { workFor } from '../callers/caller.ts'
import { networkOf } from '../callers/network.ts'
import { type BoundRow, type Caller, Said } from './bind.ts'
import { contentTag, isNamedBy } from './etags.ts'
import { checkInput, collectInput, refuseBroken } from './input.ts'
import { readMultipart } from './multipart.ts'
import { type Lagging, laggingReads } from './lagging.ts'
import { accountLimit, rowLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

export interface RouteOptions {
  services: Services
  authenticate: Authenticate
  checkAnswers: boolean
}

/** An event of a payment provider is larger than what players send. */
const BYTES_LIMIT = 256 * 1024
const BEARER = /^Bearer ([\w-]{20,200})$/i
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

const callerOf = (
  request: FastifyRequest,
  token: string | undefined,
  viewer: Viewer | null,
  speaker: Speaker,
  deviceId: string | undefined,
): Caller => ({
  ip: request.ip,
  token,
  sessionId: viewer?.sessionId,
  userAgent: request.headers['user-agent'],
  speaker,
  deviceId,
})

/** A sign-in that waits for a second factor has none yet. */
const hasToken = (payload: unknown): payload is { token: string } =>
  typeof payload === 'object' && payload !== null && 'token' in payload && typeof payload.token === 'string'

export const tokenOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function refuseContentType(row: BoundRow, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const isFile = row.endpoint.file !== undefined && type === 'multipart/form-data'
  if (type && FORMS.includes(type) && !row.endpoint.forms && !isFile) throw new Refusal(415, callTexts.wrongType)
}

function refusePrefetch(request: FastifyRequest): void {
  const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? request.headers['x-moz']
  if (typeof purpose === 'string' && /prefetch|preview/i.test(purpose))
    throw new Refusal(405, callTexts.wrongMethod, undefined, { allow: 'GET' })
}

function requireAccess(row: BoundRow, viewer: Viewer | null): void {
  if (row.endpoint.access === 'public') return
  if (!viewer) throw new Refusal(401, callTexts.noToken)
  if (row.endpoint.access === 'player' && !viewer.verified) throw new Refusal(403, callTexts.notVerified)
}

/** Registers every row of the contract: limits, access, guard, input, use case and answer in that order. */
export function registerRows(app: FastifyInstance, rows: readonly BoundRow[], options: RouteOptions): void {
  const shared = {
    takeCall: accountLimit(),
    lagging: laggingReads(options.services, webCookies(options.services.config)),
  }
  for (const row of rows.filter(({ endpoint }) => !endpoint.bytes)) registerRow(app, row, options, shared)
  void app.register(async unread => {
    unread.removeAllContentTypeParsers()
    unread.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BYTES_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    for (const row of rows.filter(({ endpoint }) => endpoint.bytes)) registerRow(unread, row, options, shared)
  })
}

function registerRow(
  app: FastifyInstance,
  row: BoundRow,
  { services, authenticate, checkAnswers }: RouteOptions,
  { takeCall, lagging }: { takeCall: (viewer: Viewer) => Promise<void>; lagging: Lagging },
): void {
  const { passwordMax } = services.config
  const endpoint = { ...row.endpoint, input: row.endpoint.inputFor?.(passwordMax) ?? row.endpoint.input }
  const write = answerWriter(row.name, endpoint, checkAnswers)
  const checkLimits = rowLimits(endpoint, services)
  const parts = partsOf(endpoint)
  const noun = nounOf(row.endpoint)
  const limited = services.config.rateLimits
  const cookies = webCookies(services.config)
  const { languages } = services
  const vary = languages.offered.length > 1 ? 'Authorization, Cookie, Accept-Language' : 'Authorization, Cookie'
  const name = namesIn(endpoint.answer)
  const writes = endpoint.changes ?? (endpoint.method === 'POST' && !endpoint.mayLag)

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (endpoint.changes) refusePrefetch(request)
    refuseContentType(row, request)
    const network = networkOf(request.ip)
    const web = cookies.isWebClient(request)
    const token = tokenOf(request) ?? cookies.tokenOf(request)
    const asked = request.speaker ?? ENGLISH
    const viewer = token ? await authenticate(token, asked) : null
    request.playerId = viewer?.id ?? null
    const speaker = viewer?.language == null ? asked : languages.of(viewer.language)
    request.speaker = speaker
    if (web && viewer) cookies.keepLanguage(request, reply, viewer.language)
    if (limited && viewer) await takeCall(viewer)
    requireAccess(row, viewer)
    if (viewer) {
      reply.header('vary', vary).header('cache-control', 'private, no-cache').header(VERSION_HEADER, viewer.version)
    }
    if (endpoint.changes || endpoint.method === 'POST') reply.header('cache-control', 'no-store')
    // A file is read only once its sender has a try left.
    const limitedFirst = row.raw !== undefined || endpoint.file !== undefined
    if (limited && limitedFirst) await checkLimits(viewer, network, {})
    if (row.raw) {
      refuseBroken(endpoint, request.params)
      refuseBroken(endpoint, request.query)
      await row.raw(services, viewer, request, reply)
      return reply
    }
    const body = request.isMultipart() ? await readMultipart(request, endpoint.file) : request.body
    const raw = collectInput(endpoint, { params: request.params, query: request.query, body })
    if (limited && !limitedFirst) await checkLimits(viewer, network, raw)
    if (endpoint.polled && viewer && isViewersOwn(raw, viewer)) {
      const tag = etagOf(viewer, speaker)
      reply.header('etag', tag)
      if (isNamedBy(request.headers['if-none-match'], tag)) return reply.code(304).send()
    }
    const deviceId = web ? cookies.deviceOf(request) : undefined
    const caller = callerOf(request, token, viewer, speaker, deviceId)
    const act = async (world: Services) => {
      const input = await guarded(world, viewer, raw)
      const said = await workFor(network, () => row.useCase(world, viewer, input, caller))
      return write(
        envelopeOf(said, speaker, opened => {
          if (deviceId === undefined) return false
          cookies.keep(reply, opened, deviceId)
          return true
        }),
      )
    }
    const key = endpoint.once ? request.headers[KEY_HEADER] : undefined
    const written =
      viewer && typeof key === 'string'
        ? await answerOnce(
            services,
            { userId: viewer.id, key, request: requestOf(raw), late: endpoint.once === 'late' },
            async world => (await act(world)).toString(),
          )
        : await act(endpoint.mayLag ? lagging.servicesFor(request, viewer) : services)
    if (writes) await lagging.wrote(request, reply, viewer)
    if (endpoint.session === 'ends') cookies.clear(reply)
    reply.header('content-type', 'application/json; charset=utf-8')
    if (endpoint.fixed) {
      const tag = contentTag(written)
      reply.header('etag', tag).header('cache-control', 'no-cache')
      if (isNamedBy(request.headers['if-none-match'], tag)) return reply.code(304).send()
    }
    return written
  }

  /** The input, checked. What is not there and what is not the viewer's comes before what is wrong with the input. */
  async function guarded(world: Services, viewer: Viewer | null, raw: Record<string, unknown>): Promise<unknown> {
    if (row.guards === 'calls') await row.guard?.(world, viewer, raw)
    try {
      return checkInput(endpoint, raw)
    } catch (refusal) {
      if (row.guards === 'refusals') await row.guard?.(world, viewer, raw)
      throw refusal
    }
  }

  const requestOf = (raw: Record<string, unknown>) => `${endpoint.method} ${endpoint.path} ${JSON.stringify(raw)}`

  /** The answer; a new session's token goes where `keep` puts it, and to the caller only without one. */
  function envelopeOf(said: unknown, speaker: Speaker, keep: (token: string) => boolean): Envelope {
    const {
      payload: made,
      message,
      total,
    } = said instanceof Said ? said : { payload: said, message: undefined, total: undefined }
    const kept = endpoint.session === 'opens' && hasToken(made) && keep(made.token)
    const payload = kept ? { ...made, token: IN_COOKIE } : made
    const text = message ?? endpoint.message
    return {
      success: true,
      ...(text === undefined ? {} : { message: speaker.say(text, noun) }),
      ...(payload === undefined ? {} : { payload: name(payload, speaker) }),
      ...(total === undefined ? {} : { total }),
    }
  }

  /** Another player's list changes without the viewer's version: it carries no tag. */
  const isViewersOwn = (raw: Record<string, unknown>, viewer: Viewer) =>
    parts.every(part => raw[part] === undefined || raw[part] === viewer.id)
  /**
   * Time moves statuses on whole minutes, so a list is the same for a version, a minute and a language. It names the
   * player: a browser that two share would otherwise show one what the other has read.
   */
  const etagOf = (viewer: Viewer, { language }: Speaker) => {
    const moment = `${viewer.id}.${viewer.version}.${Math.floor(services.clock.now().getTime() / MINUTE)}`
    return language === ENGLISH.language ? `W/"${moment}"` : `W/"${moment}.${language}"`
  }

  const refuseHead = async () => {
    throw new Refusal(405, callTexts.wrongMethod, undefined, { allow: endpoint.method })
  }
  for (const path of pathsOf(endpoint)) {
    const url = services.config.apiBase + fastifyPath(path)
    app.route({
      method: endpoint.method,
      url,
      config: { takesFile: endpoint.file !== undefined, noun },
      handler: answer,
    })
    // A read answers HEAD as it answers GET, without the body; what changes something is not done by asking about it.
    if (endpoint.method === 'GET') app.route({ method: 'HEAD', url, handler: endpoint.changes ? refuseHead : answer })
  }
}

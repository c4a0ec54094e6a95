import { callTexts, type Envelope } from '@gauntlet/contract/envelope'
import { once } from 'node:events'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { BusyError, isNoRoom, NoRoomError, UnavailableError } from '../database/errors.ts'
import { reasonOf } from '../language/speaker.ts'
import { PictureStoreError } from '../pictures/errors.ts'
import { Refusal } from './refusal.ts'

const mapValues = (record: Readonly<Record<string, string>>, map: (text: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, text]) => [key, map(text)]))

/** Fastify's own refusals, made before a route sees the request, in our words. */
const FRAMEWORK: Record<string, { status: number; message: string }> = {
  FST_ERR_BAD_URL: { status: 400, message: callTexts.badPath },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: callTexts.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: callTexts.wrongType },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: callTexts.badJson },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: callTexts.badJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: callTexts.badInput },
  FST_PARTS_LIMIT: { status: 413, message: callTexts.tooLarge },
  FST_FILES_LIMIT: { status: 413, message: callTexts.tooLarge },
  FST_FIELDS_LIMIT: { status: 413, message: callTexts.tooLarge },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: callTexts.tooLarge },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, message: callTexts.notFound },
}

const isCoded = (error: unknown): error is Partial<FastifyError> => typeof error === 'object' && error !== null

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof BusyError) return new Refusal(503, callTexts.unavailable, undefined, { 'retry-after': '1' })
  if (error instanceof UnavailableError || error instanceof PictureStoreError)
    return new Refusal(503, callTexts.unavailable, undefined, { 'retry-after': '2' })
  if (isNoRoom(error)) return new Refusal(503, callTexts.noRoom, undefined, { 'retry-after': '60' })
  if (!isCoded(error)) return undefined
  const { code, statusCode } = error
  const known = code === undefined ? undefined : FRAMEWORK[code]
  if (known) return new Refusal(known.status, known.message)
  // Parsers of bodies throw plain errors that carry only a status.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, error instanceof SyntaxError ? callTexts.badJson : callTexts.badInput)
  return undefined
}

/**
 * The line of the log that every answer has tells these, and once the database itself, the store of pictures, or, of a
 * lack of room, a job.
 */
export const isToldOnce = (error: unknown): boolean =>
  error instanceof UnavailableError ||
  error instanceof NoRoomError ||
  (error instanceof PictureStoreError && error.isDown)

/** A client that is still sending would miss the answer: what it sends is thrown away, up to a point. */
const DRAIN_MS = 3000

async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.readableEnded || raw.destroyed) return
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), DRAIN_MS)
  raw.resume()
  // Ended, cut off by the client, or late: the answer goes out either way.
  await once(raw, 'end', { signal: late.signal }).catch(() => undefined)
  clearTimeout(timer)
}

/** Every error leaves in the envelope; what is our fault is logged whole and told without internals. */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refusal = refusalOf(error)
  if (refusal?.status === 413) await drain(request)
  const told = error instanceof BusyError || isToldOnce(error)
  if (!told && (!refusal || refusal.status === 500 || error instanceof PictureStoreError))
    request.log.error({ err: error }, 'a request failed')
  const status = refusal?.status ?? 500
  const noun = request.routeOptions.config.noun ?? 'call'
  const say = (text: string) => request.speaker?.say(text, noun) ?? text
  const message = refusal?.message ?? callTexts.somethingWrong
  const reason = refusal?.code ?? reasonOf(message, noun)
  const envelope: Envelope = {
    success: false,
    message: say(message),
    ...(reason === undefined ? {} : { reason }),
    ...(refusal?.errors ? { errors: mapValues(refusal.errors, say) } : {}),
  }
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...refusal?.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope))
}

import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { callTexts, type Envelope } from '@gauntlet/contract/envelope'
import { CLIENT_HEADER, IN_COOKIE, VERSION_HEADER, WEB_CLIENT } from '@gauntlet/contract/web-client'
import { hearTime } from '../ui/clock.ts'
import { myTurn } from './in-turn.ts'
import { type CallInit, requestOf } from './request.ts'
import type { Session, SessionStore } from './session.ts'

/** A refusal, or a call that never reached the server (status 0). `message` is fit to be shown. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  /** From a field's path to its message, for forms. */
  readonly errors: Readonly<Record<string, string>>
  /** Given up: the server may have been reached, but never answered. */
  readonly late: boolean
  /**
   * The reference by which the operator finds a failure of the server in its log; undefined if the server is not at
   * fault.
   */
  readonly reference: string | undefined
  constructor(
    status: number,
    message: string,
    errors: Readonly<Record<string, string>> = {},
    { late = false, reference }: { late?: boolean; reference?: string | undefined } = {},
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.late = late
    this.reference = reference
  }
}

/** The current password is needed first, or was wrong. */
export const asksForPassword = ({ status, errors }: CallError): boolean =>
  status === 403 && errors['current'] !== undefined

export interface Answer<T> {
  payload: T
  message?: string
  total?: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** Beside those that every call has. */
  headers?: Record<string, string>
}

export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean'

export function envelopeIn(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : undefined
  } catch {
    return undefined
  }
}

const envelopeOf = async (response: Response) => envelopeIn(await response.text())

/** The payload in the envelope of a success. */
export const answerOf = <E extends Endpoint>({ payload, message, total }: Envelope): Answer<AnswerOf<E>> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers with the row's schema
  payload: payload as AnswerOf<E>,
  ...(message !== undefined && { message }),
  ...(total !== undefined && { total }),
})

/** Long enough to find one request in a log, short enough to be read out. */
const REFERENCE_LENGTH = 8

/** The error that an answer other than a success stands for; `requestId` is its header `x-request-id`. */
export function refusal(status: number, envelope: Envelope | undefined, requestId?: string | null): CallError {
  const failed = status >= 500
  const message = failed ? undefined : envelope?.message
  const reference = failed ? requestId?.slice(0, REFERENCE_LENGTH) : undefined
  return new CallError(status, message ?? callTexts.somethingWrong, envelope?.errors, { reference })
}

/** Only this answer ends the session: a wrong login is a 401 too. */
const isDeadToken = ({ status, message }: CallError) => status === 401 && message === callTexts.noToken

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new CallError(0, callTexts.somethingWrong)
  }
}

/**
 * The headers that identify the caller of a call. `web` is a client on the server's own origin: its session is in a
 * cookie, which counts only together with this header. A token is sent if there is one.
 */
export function identityOf(session: Session | undefined, web: boolean): Record<string, string> {
  const headers: Record<string, string> = web ? { [CLIENT_HEADER]: WEB_CLIENT } : {}
  if (session && session.token !== IN_COOKIE) headers['authorization'] = `Bearer ${session.token}`
  return headers
}

/** The longest wait for an answer, in ms; an act may wait for a bank. */
const READ_MS = 15_000
const ACT_MS = 30_000

/** The time for a file depends on the network, so it is never given up. */
function deadlineOf({ method }: Endpoint, input: object, { read, act }: Patience): AbortSignal | undefined {
  if (Object.values(input).some(value => value instanceof Blob)) return undefined
  return AbortSignal.timeout(method === 'GET' ? read : act)
}

interface Patience {
  read: number
  act: number
}

interface ClientOptions {
  base: string
  session: SessionStore
  web: boolean
  patience?: Patience
  /** The answer to a read that was sent before this client was there; undefined where there is none. */
  asked?: (url: string, body: CallInit['body']) => Promise<Response | undefined> | undefined
}

/** Rejects where `signal` is aborted first. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal
    ? Promise.race([
        work,
        new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ])
    : work

/** A client of one server, typed by the contract's rows. */
export function createClient({
  base,
  session,
  web,
  patience = { read: READ_MS, act: ACT_MS },
  asked = () => undefined,
}: ClientOptions) {
  const remembered = new Map<string, { etag: string; answer: Answer<unknown> }>()
  /** Of which version of what the player sees the last answer tells, by the address of the read. */
  const versions = new Map<string, number>()
  session.subscribe(() => {
    remembered.clear()
    versions.clear()
  })

  async function send(path: string, init: CallInit): Promise<Response> {
    const headers = { ...init.headers, ...identityOf(session.get(), web) }
    const early = asked(base + path, init.body)
    const begun = early && (await unlessAborted(early, init.signal ?? undefined))
    // Its Date is that of another moment.
    if (begun) return begun
    if (init.method === 'GET' && !init.keepalive) await myTurn()
    const response = await reach(base + path, { ...init, headers })
    hearTime(response.headers.get('date'))
    return response
  }

  /** A refused session is over, unless another has begun since. */
  async function refuse(response: Response, sent: Session | undefined): Promise<never> {
    const error = refusal(response.status, await envelopeOf(response), response.headers.get('x-request-id'))
    if (isDeadToken(error) && session.get() === sent) session.clear()
    throw error
  }

  /**
   * Makes the call of a contract row. Resolves with its payload, message and total; rejects with a `CallError` if it is
   * refused or not answered in time, and with an `AbortError` if `signal` ends it. A polled row answers from memory on
   * 304.
   */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: SentOf<E>,
    { signal, headers }: CallOptions = {},
  ): Promise<Answer<AnswerOf<E>>> {
    const deadline = deadlineOf(endpoint, { ...input }, patience)
    const ends = [signal, deadline].filter(end => end !== undefined)
    try {
      return await exchange(endpoint, input, { ...(headers && { headers }), signal: AbortSignal.any(ends) })
    } catch (error) {
      const given = error instanceof CallError || signal?.aborted
      if (given || !deadline?.aborted) throw error
      throw new CallError(0, callTexts.somethingWrong, {}, { late: true })
    }
  }

  async function exchange<E extends Endpoint>(
    endpoint: E,
    input: SentOf<E>,
    { signal, headers }: CallOptions,
  ): Promise<Answer<AnswerOf<E>>> {
    const { url, init } = requestOf(endpoint, { ...input })
    const sent = session.get()
    const known = endpoint.polled ? remembered.get(url) : undefined
    const tag = known && { 'if-none-match': known.etag }
    const response = await send(url, {
      ...init,
      headers: { ...init.headers, ...headers, ...tag },
      ...(signal && { signal }),
      // A tap counts, even if the player leaves the page at that moment.
      ...(endpoint.changes && { keepalive: true }),
    })
    const keep = (answer: Answer<AnswerOf<E>>) => {
      if (session.get()?.id !== sent?.id) return answer
      versions.set(url, Number(response.headers.get(VERSION_HEADER)))
      const etag = response.headers.get('etag')
      if (endpoint.polled && etag !== null) remembered.set(url, { etag, answer })
      return answer
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the url is of this row, and so is what was kept
    if (response.status === 304 && known) return keep(known.answer as Answer<AnswerOf<E>>)
    if (!response.ok) return refuse(response, sent)
    const envelope = await envelopeOf(response)
    if (!envelope?.success) throw refusal(response.status, envelope)
    return keep(answerOf<E>(envelope))
  }

  /** The answer of a raw row (a stream, a file); rejects with a `CallError` unless it is a success. */
  async function open<E extends Endpoint>(endpoint: E, input: SentOf<E>, signal?: AbortSignal): Promise<Response> {
    const sent = session.get()
    const { url, init } = requestOf(endpoint, { ...input })
    const response = await send(url, { ...init, ...(signal && { signal }) })
    return response.ok ? response : refuse(response, sent)
  }

  /** Whether the last answer from this address tells of everything up to a version of what the player sees. */
  const tellsOf = (url: string, version: number) => (versions.get(url) ?? 0) >= version

  return { call, open, tellsOf }
}

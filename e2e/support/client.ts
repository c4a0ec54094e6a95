import { type AnswerSchema, type Endpoint, type InputSchema, partsOf, pathsOf } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'

const BASE = '/api'

export type Fields = Readonly<Record<string, unknown>>

export interface Sent {
  method: string
  /** With the base. */
  path: string
  headers?: Record<string, string>
  body?: string
  token?: string | undefined
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  /** The body, where it is an envelope. */
  envelope: Envelope | undefined
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && typeof value.success === 'boolean'

export function envelopeOf(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isEnvelope(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Sends anything anywhere. */
export async function send(url: string, { method, path, headers, body, token }: Sent): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, envelope: envelopeOf(text) }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
/** In an address a lone surrogate has no form; JSON can carry one. */
const inAddress = (value: unknown): string => encodeURIComponent(written(value).toWellFormed())

/** The path of a row under its base; an absent optional part is left out. */
export function pathOf(endpoint: Endpoint, input: Fields): string {
  const [short = '', long = short] = pathsOf(endpoint)
  const path = partsOf({ path: long }).every(name => input[name] !== undefined) ? long : short
  return BASE + path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(input[name]))
}

/** The request that a client of the row sends for these fields, right or wrong. */
export function requestOf(endpoint: Endpoint, input: Fields): Sent {
  const { method, wholeBody, query: named = [] } = endpoint
  const inPath = new Set(partsOf(endpoint))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined)
  const inQuery = rest.filter(([name]) => method === 'GET' || named.includes(name))
  const query = inQuery.map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join('&')
  const path = pathOf(endpoint, input) + (query === '' ? '' : `?${query}`)
  if (method === 'GET') return { method, path }
  const body =
    wholeBody === undefined ? Object.fromEntries(rest.filter(field => !inQuery.includes(field))) : input[wholeBody]
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? null) }
}

/** The payload of a row's success, held against the row; throws where it is refused or is not what the row says. */
export async function call<I extends InputSchema, A extends AnswerSchema>(
  url: string,
  endpoint: Endpoint<I, A>,
  input: Fields,
  token?: string,
): Promise<A['_zod']['output']> {
  const reply = await send(url, { ...requestOf(endpoint, input), token })
  const { envelope } = reply
  if (reply.status !== 200 || !envelope?.success)
    throw new Error(`${endpoint.path} answered ${reply.status}: ${reply.text.slice(0, 500)}`)
  if (!endpoint.answer) throw new Error(`${endpoint.path} carries no payload: send() it`)
  return endpoint.answer.parse(envelope.payload)
}

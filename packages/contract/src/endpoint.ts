import type * as z from 'zod/mini'

/** Callers a row admits: anybody · everybody signed in, verified or not · players with a verified e-mail. */
export type Access = 'public' | 'session' | 'player'

/**
 * How often one call may be made: `max` times in any `per` milliseconds.
 * `caller` counts by the caller's address, `account` by the signed-in player,
 * `{ field }` by the value of an input field (an e-mail somebody tries passwords on), with `each: 'caller'` for every
 * caller's address apart: one caller cannot use up what is left for the others.
 * With `further` only pages from the second on count: a first page is asked for with each letter that is typed.
 */
export interface Limit {
  by: 'caller' | 'account' | { field: string; each?: 'caller' }
  max: number
  per: number
  further?: true
}

export type InputSchema = z.ZodMiniObject
export type AnswerSchema = z.ZodMiniType

/**
 * One row of the contract. Validation, access, limits, the OpenAPI document, the typed client and the
 * check of answers in tests all come from it.
 *
 * `path` is written as the specification writes it: `{id}` is a required part, `[/{id}]` an optional one.
 * A field of `input` that the path names travels in the path; the others travel in the query of a GET
 * and in the body of a POST (those named in `query` travel in the query there too).
 */
export interface Endpoint<I extends InputSchema = InputSchema, A extends AnswerSchema = AnswerSchema> {
  method: 'GET' | 'POST'
  path: string
  access: Access
  summary: string
  input: I
  /** The same input where passwords may have up to `passwordMax` characters, as the operator says. */
  inputFor?: (passwordMax: number) => I
  /** The schema of `payload`; absent where success carries none. */
  answer?: A
  /** The message of success. */
  message?: string
  /** The message where what the path names is absent or hidden. */
  missing?: string
  /** A GET that changes state: a token, or the cookie beside its header; no HEAD, no prefetch, never stored. */
  changes?: true
  /**
   * Takes an Idempotency-Key: the same request with the same key of the same player, within a day, is not done again
   * and gets the same answer. Everything it does is in the database, and its answer holds no secret. 'late' says that
   * a client may hold it back while there is no network: then that is so for a week.
   */
  once?: true | 'late'
  /** Takes urlencoded and multipart bodies beside JSON. */
  forms?: true
  /**
   * The field of `input` that is a file, as its bytes: the call sends a multipart form. More than `bytes` is refused
   * (413) with `tooLarge`.
   */
  file?: { field: string; bytes: number; tooLarge: string }
  /** The field of `input` that is the whole JSON body, for a body that is a list. */
  wholeBody?: string
  /** Fields of a POST that travel in the query. */
  query?: readonly string[]
  /**
   * The effect on the cookie that holds the web client's session: `opens` answers with a session (`{ token, id }`),
   * which goes into the cookie where that client asks, and `ends` clears it.
   */
  session?: 'opens' | 'ends'
  /**
   * Fields that clients of the specification send and that mean nothing here; any other that the row does not know is
   * refused. 'preference.image' is a field of the field `preference`.
   */
  ignores?: readonly string[]
  /** Answers a page and adds `total` to the envelope. */
  paged?: true
  /** Answers with an ETag, and 304 while nothing changed for the viewer. */
  polled?: true
  /** The same for everybody, and seldom another: answers with an ETag of its content, and 304 while that stands. */
  fixed?: true
  /** May be a moment old, save for what the caller has written or been told of: a replica may answer it. */
  mayLag?: true
  limits?: readonly Limit[]
  /** Answers outside the envelope (a stream, a picture): the route writes it itself. */
  raw?: true
  /** The body of a raw POST, of whatever kind, stays the bytes that came: a signature covers them. */
  bytes?: true
}

export type Endpoints = Record<string, Endpoint>
export type InputOf<E extends Endpoint> = z.output<E['input']>
/** The input as a client may send it: flags as 1/0 or true/false, optional fields left out. */
export type SentOf<E extends Endpoint> = z.input<E['input']>
export type AnswerOf<E extends Endpoint> = E extends { answer: infer A extends AnswerSchema } ? z.output<A> : undefined

/** Keeps the literal type of a noun's rows. */
export const endpoints = <const T extends Endpoints>(rows: T): T => rows

/** The concrete paths of a row: two where a part is optional. `/a[/{x}]` → `/a`, `/a/{x}`. */
export function pathsOf({ path }: Pick<Endpoint, 'path'>): string[] {
  const optional = /\[(.*)\]$/.exec(path)
  if (!optional) return [path]
  const short = path.slice(0, optional.index)
  return [short, short + optional[1]]
}

/** The names of the path's parts. `/users/view/{id}` → `['id']`. */
export const partsOf = ({ path }: Pick<Endpoint, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(match => match[1] ?? [])

/** The path with these in its parts, which are safe in an address. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, parts: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')

import { type Document, isFields, type Operation } from './document.ts'
import type { Random } from './random.ts'
import { oddValue, rightValue, spoilt } from './values.ts'

/** The caller: nobody, a player whose e-mail is not verified, a player, or an invalid token. */
export type Caller = 'nobody' | 'unverified' | 'player' | 'odd'

export interface Request {
  operation: Operation
  method: string
  path: string
  headers: Record<string, string | string[]>
  body: string | undefined
  caller: Caller
}

const CALLERS: readonly Caller[] = ['player', 'player', 'player', 'player', 'player', 'unverified', 'nobody', 'odd']
const ODD_TOKENS = [
  '',
  'Bearer',
  'Bearer  x',
  `Bearer ${'x'.repeat(43)}`,
  `Bearer ${'y'.repeat(5_000)}`,
  'Basic YTpi',
  'null',
]
const ODD_TYPES = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/plain',
  'application/json; charset=utf-16',
  'application/xml',
  'x',
  '',
]
const ODD_SEGMENTS = [
  '%',
  '%00',
  '%2e%2e',
  '..',
  '.',
  '%E0%A4%A',
  '%ff',
  '%F0%9F%98%80',
  '*',
  '%2F',
  ';',
  'a'.repeat(400),
]
const ODD_HEADERS: readonly (readonly [string, string | string[]])[] = [
  ['if-none-match', 'W/"1.1"'],
  ['if-none-match', '*, "'],
  ['accept', 'text/html'],
  ['accept-encoding', 'br;q=0, *;q=x'],
  ['range', 'bytes=0-9999999999999999999'],
  ['origin', 'null'],
  ['sec-purpose', 'prefetch'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '1.2.3.4, junk'],
  ['cookie', '=; a=b; __Host-session=%00; session="'],
  ['cookie', ['a=1', 'b=2']],
  ['expect', '100-continue'],
  ['idempotency-key', 'x'.repeat(300)],
  ['idempotency-key', '\u00ff'],
  ['content-encoding', 'gzip'],
  ['accept-language', 'x-klingon'],
]

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** An address cannot hold half a surrogate pair. */
const encoded = (value: unknown): string => encodeURIComponent(text(value).slice(0, 3_000).toWellFormed())

function pathOf({ path, parameters }: Operation, random: Random, ids: readonly string[]): string {
  const odd = random.chance(0.15)
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find(each => each.in === 'path' && each.name === name)?.schema ?? {}
    if (odd && random.chance(0.5)) return random.pick(ODD_SEGMENTS)
    return encoded(odd ? oddValue(random) : rightValue(schema, random, ids, name))
  })
}

function queryOf({ parameters }: Operation, random: Random, ids: readonly string[]): string {
  const named = parameters.filter(each => each.in === 'query' && (each.required || random.chance(0.5)))
  const pairs = named.map(({ name, schema }) => {
    const right = rightValue(schema, random, ids, name)
    return `${encodeURIComponent(name)}=${encoded(random.chance(0.3) ? spoilt(right, random) : right)}`
  })
  if (random.chance(0.05)) pairs.push(...pairs)
  if (random.chance(0.05))
    pairs.push(random.pick(['%', '%00=%00', 'a[]=1&a[b]=2', '__proto__=1', '&&==', `x=${'y'.repeat(4_000)}`]))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** The text of a body: JSON, now and then with a key twice, cut off, or none at all. */
function written(value: unknown, random: Random): string {
  const json = JSON.stringify(value) ?? ''
  switch (random.below(40)) {
    case 0:
      return json.slice(0, random.below(json.length + 1))
    case 1:
      return json.replace(/^\{("[^"]*"):/, (start, key: string) => `{${key}:null,${start.slice(1)}`)
    case 2:
      return random.pick([
        '',
        'null',
        '[]',
        '"',
        '{"__proto__":{"a":1}}',
        '\0',
        '\ufeff{}',
        '1e400',
        '['.repeat(20_000),
      ])
    case 3:
      return json.replace(/"/, '"\\u0000\\ud800')
    default:
      return json
  }
}

const asForm = (value: unknown): string =>
  isFields(value)
    ? Object.entries(value)
        .map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
        .join('&')
    : text(value)

function bodyOf(operation: Operation, random: Random, ids: readonly string[]) {
  if (operation.method === 'GET' && !random.chance(0.01)) return { type: undefined, body: undefined }
  const right = rightValue(operation.body ?? { type: 'object' }, random, ids)
  const value = random.chance(0.75) ? spoilt(right, random) : right
  const twice = random.chance(0.3) ? spoilt(value, random) : value
  if (random.chance(0.04)) return { type: random.pick(ODD_TYPES), body: written(twice, random) }
  if (operation.media.includes('application/x-www-form-urlencoded') && random.chance(0.2))
    return { type: 'application/x-www-form-urlencoded', body: asForm(twice) }
  return { type: 'application/json', body: written(twice, random) }
}

/** Some request to some operation: mostly one that could be right, with something in it that is not. */
export function makeRequest({ base, operations }: Document, random: Random, ids: readonly string[]): Request {
  const operation = random.pick(operations)
  const caller = random.pick(CALLERS)
  const { type, body } = bodyOf(operation, random, ids)
  const headers: Record<string, string | string[]> = {}
  if (type !== undefined) headers['content-type'] = type
  if (caller === 'odd') headers['authorization'] = random.pick(ODD_TOKENS)
  if (random.chance(0.08)) {
    const [name, value] = random.pick(ODD_HEADERS)
    headers[name] = value
  }
  const lost = random.chance(0.02) ? `/${random.pick(ODD_SEGMENTS)}` : ''
  return {
    operation,
    method: random.chance(0.01) ? random.pick(['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) : operation.method,
    path: base + pathOf(operation, random, ids) + lost + queryOf(operation, random, ids),
    headers,
    body,
    caller,
  }
}

import type { AnswerSchema, Endpoint } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'
import { ID, instant } from '@gauntlet/contract/fields'
import buildSerialiser from 'fast-json-stringify'
import * as z from 'zod'

type Json = { [key: string]: unknown }
/** An answer in parts that follow one another. */
type Serialise = (envelope: Envelope) => readonly string[]

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of whatever kind. */
const AS_IT_IS: Json = {}

const VERDICT = ['kind', 'reason']
const isVerdict = (schema: unknown): boolean =>
  isJson(schema) && isJson(schema['properties']) && Object.keys(schema['properties']).join() === VERDICT.join()

/** Verdicts are words of the rules, of which nothing has to be left off; a challenge has twenty of them. */
const isOfVerdicts = ({ properties }: Json): boolean =>
  isJson(properties) && Object.values(properties).length > 0 && Object.values(properties).every(isVerdict)

/** Ids, instants and the contract's own words hold nothing to escape; in search of it, a list took a third longer. */
const BARE: Json = { type: 'string', format: 'unsafe' }
const BARE_PATTERNS: ReadonlySet<unknown> = new Set([ID.source, z.toJSONSchema(instant).pattern])
const isBareWord = (word: unknown): boolean => JSON.stringify(word) === `"${String(word)}"`
const isBare = ({ type, pattern, enum: words }: Json): boolean =>
  type === 'string' && (BARE_PATTERNS.has(pattern) || (Array.isArray(words) && words.every(isBareWord)))

/**
 * 'Something or null' as `nullable`. One of several kinds is written as it is: to tell which, the serialiser would make
 * a validator of the whole answer before the first one, and ask it each time.
 */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isJson(schema)) return schema
  if (isOfVerdicts(schema)) return AS_IT_IS
  if (isBare(schema)) return BARE
  const { anyOf, pattern: _pattern, format: _format, prefixItems, ...rest } = schema
  // A pair is written as a list of such.
  if (Array.isArray(prefixItems)) return { ...rest, items: plain(prefixItems[0]) }
  if (Array.isArray(anyOf)) {
    const some = anyOf.filter(branch => !(isJson(branch) && branch['type'] === 'null'))
    const [only] = some
    if (some.length === 1 && isJson(only)) {
      const inner = plain(only)
      return isJson(inner) && inner !== AS_IT_IS ? { ...rest, ...inner, nullable: true } : inner
    }
    return AS_IT_IS
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === 'properties' ? plainFields(value) : plain(value)]),
  )
}

/** Fields may be called as a keyword is: `format` of a tournament stays. */
const plainFields = (fields: unknown): unknown =>
  isJson(fields) ? Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, plain(schema)])) : fields

const isList = (schema: unknown): schema is Json & { items: Json } =>
  isJson(schema) && schema['type'] === 'array' && schema['nullable'] !== true && isJson(schema['items'])

const withoutEnd = (object: string): string => object.slice(0, -1)

function listWriter({ items }: { items: Json }): (list: unknown) => string[] {
  const write = buildSerialiser(items)
  return list => {
    if (!Array.isArray(list)) throw new Error('Where its row names a list, an answer has none')
    return ['[', ...list.map((item, at) => (at === 0 ? write(item) : `,${write(item)}`)), ']']
  }
}

/** Writes a payload, the lists in it item by item. */
function payloadWriter(schema: Json): (payload: unknown) => readonly string[] {
  if (isList(schema)) return listWriter(schema)
  const { properties, required } = schema
  const always = new Set(Array.isArray(required) ? required.map(String) : [])
  const fields = isJson(properties) && schema['nullable'] !== true ? Object.entries(properties) : []
  const lists = fields.flatMap(([name, field]) =>
    isList(field) && always.has(name) ? [{ name, write: listWriter(field) }] : [],
  )
  if (lists.length === 0) {
    const write = buildSerialiser(schema)
    return payload => [write(payload)]
  }
  const names = new Set(lists.map(({ name }) => name))
  const others = fields.flatMap(([name, field]) => (isJson(field) && !names.has(name) ? [[name, field] as const] : []))
  const write = buildSerialiser({
    type: 'object',
    properties: Object.fromEntries(others),
    required: [...always].filter(name => !names.has(name)),
  })
  return payload => {
    if (!isJson(payload)) throw new Error('Where its row names an object, an answer has none')
    const rest = write(payload)
    return [
      withoutEnd(rest),
      ...lists.flatMap((list, at) => [
        at === 0 && rest === '{}' ? `"${list.name}":` : `,"${list.name}":`,
        ...list.write(payload[list.name]),
      ]),
      '}',
    ]
  }
}

const writeEnvelope = buildSerialiser({
  type: 'object',
  properties: { success: { type: 'boolean' }, message: { type: 'string' }, total: { type: 'integer' } },
})

function compile(answer: AnswerSchema | undefined): Serialise {
  const schema = answer ? plain(z.toJSONSchema(answer, { io: 'output', reused: 'inline' })) : undefined
  const write = isJson(schema) ? payloadWriter(schema) : undefined
  return envelope => {
    const rest = writeEnvelope(envelope)
    if (!write || envelope.payload === undefined) return [rest]
    return [`${withoutEnd(rest)},"payload":`, ...write(envelope.payload), '}']
  }
}

/** By the schema: nodes of one process, as tests have many, share them. */
const compiled = new WeakMap<AnswerSchema, Serialise>()
const withoutPayload = compile(undefined)

function serialiserOf(answer: AnswerSchema | undefined): Serialise {
  if (!answer) return withoutPayload
  const known = compiled.get(answer) ?? compile(answer)
  compiled.set(answer, known)
  return known
}

/** Characters from which on an answer is encoded here: Node would go through it once to count and once to send. */
const LONG = 16_384
/** UTF-8 takes at most three bytes for a character. */
const scratch = new Uint8Array(3 * 16 * LONG)
const encoder = new TextEncoder()

/**
 * A long answer never stands there as one text: with a single letter beyond Latin-1 in it each takes two bytes, and
 * from 128 KB on V8 asks the system for memory each time, which took longer than all the rest of writing it.
 */
function encode(parts: readonly string[]): string | Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length < LONG || length * 3 > scratch.length) return parts.join('')
  let end = 0
  let text = ''
  const take = () => {
    end += encoder.encodeInto(text, scratch.subarray(end)).written
    text = ''
  }
  for (const part of parts) {
    text += part
    if (text.length >= LONG) take()
  }
  take()
  return Buffer.copyBytesFrom(scratch, 0, end)
}

/**
 * Writes the success of a row from its schema. Compiled at the first answer, so that a start does not pay for
 * a hundred rows. In tests `check` holds each answer against its schema before it is written, since the
 * serialiser would mend what is wrong (null to '', 1.5 to 1, unknown fields dropped).
 */
export function answerWriter(
  name: string,
  endpoint: Endpoint,
  check: boolean,
): (envelope: Envelope) => string | Buffer {
  let write: Serialise | undefined
  return envelope => {
    if (check) {
      const read = z.safeParse(endpoint.answer ?? z.undefined(), envelope.payload)
      if (!read.success)
        throw new Error(`The answer of ${name} is not what its row says: ${z.prettifyError(read.error)}`)
    }
    // A table's unions are wider than the serialiser knows, and its client keeps it.
    write ??= endpoint.fixed ? said => [JSON.stringify(said)] : serialiserOf(endpoint.answer)
    return encode(write(envelope))
  }
}

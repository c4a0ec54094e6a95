import type { AnswerSchema, Endpoint } from '@gauntlet/contract/endpoint'
import type { Envelope } from '@gauntlet/contract/envelope'
import buildSerialiser from 'fast-json-stringify'
import * as z from 'zod'

type Json = { [key: string]: unknown }
type Serialise = (envelope: Envelope) => string

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of whatever kind. */
const AS_IT_IS: Json = {}

const VERDICT = ['kind', 'reason']
const isVerdict = (schema: unknown): boolean =>
  isJson(schema) && isJson(schema['properties']) && Object.keys(schema['properties']).join() === VERDICT.join()

/** Verdicts are words of the rules, of which nothing has to be left off; a challenge has twenty of them. */
const isOfVerdicts = ({ properties }: Json): boolean =>
  isJson(properties) && Object.values(properties).length > 0 && Object.values(properties).every(isVerdict)

/**
 * 'Something or null' as `nullable`. One of several kinds is written as it is: to tell which, the serialiser would make
 * a validator of the whole answer before the first one, and ask it each time.
 */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isJson(schema)) return schema
  if (isOfVerdicts(schema)) return AS_IT_IS
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

function compile(answer: AnswerSchema | undefined): Serialise {
  const payload = answer ? plain(z.toJSONSchema(answer, { io: 'output', reused: 'inline' })) : undefined
  const properties = {
    success: { type: 'boolean' },
    message: { type: 'string' },
    ...(isJson(payload) ? { payload } : {}),
    total: { type: 'integer' },
  } as const
  const write = buildSerialiser({ type: 'object', properties })
  return envelope => write(envelope)
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

function encodeLong(text: string): string | Buffer {
  if (text.length < LONG || text.length * 3 > scratch.length) return text
  return Buffer.copyBytesFrom(scratch, 0, encoder.encodeInto(text, scratch).written)
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
    write ??= endpoint.fixed ? JSON.stringify : serialiserOf(endpoint.answer)
    return encodeLong(write(envelope))
  }
}

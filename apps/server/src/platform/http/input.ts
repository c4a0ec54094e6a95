import type { Endpoint } from '@gauntlet/contract/endpoint'
import { partsOf } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { isId } from '@gauntlet/contract/fields'
import * as z from 'zod'
import { notFound, Refusal } from './refusal.ts'

// The messages of the schemas are their own; no words of the parser reach a player where one has none.
z.config({ localeError: () => callTexts.badInput })

type Fields = Record<string, unknown>
export interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fields = (value: unknown): Fields => (isFields(value) ? value : {})

/** Path, query and body as one record of unchecked fields. */
export function collectInput(endpoint: Endpoint, { params, query, body }: Parts): Fields {
  if (endpoint.method === 'GET') return { ...fields(query), ...fields(params) }
  const stray = Object.keys(fields(query)).filter(name => !endpoint.query?.includes(name))
  if (stray.length > 0)
    throw new Refusal(
      400,
      callTexts.unknownField,
      Object.fromEntries(stray.map(name => [name, callTexts.unknownField])),
    )
  if (endpoint.wholeBody) return { [endpoint.wholeBody]: body, ...fields(query), ...fields(params) }
  if (body !== undefined && !isFields(body)) throw new Refusal(400, callTexts.badInput, { '': callTexts.badInput })
  return { ...body, ...fields(query), ...fields(params) }
}

/** The checked input, or a refusal that names each field; `message` is that of the first in the form's order. */
export function checkInput(endpoint: Endpoint, raw: Fields): unknown {
  const read = z.safeParse(endpoint.input, raw)
  if (read.success) return read.data
  const parts = new Set(partsOf(endpoint))
  const errors: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const [first] = issue.path
    // An id that no thing can have is an address that leads nowhere; a word out of a list is bad input.
    if (parts.has(String(first)) && issue.code !== 'invalid_value' && !isId(raw[String(first)]))
      throw notFound(endpoint.missing)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) errors[[...issue.path, key].join('.')] ??= callTexts.unknownField
    else errors[issue.path.join('.')] ??= issue.message
  }
  throw new Refusal(400, Object.values(errors)[0] ?? callTexts.badInput, errors)
}
